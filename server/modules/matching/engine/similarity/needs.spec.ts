import type { KnownConcept } from './knowledge.js';
import { Needs } from './needs.js';
import { learnSimilarity } from './similarity-model.js';

const concept = (kind: 'occupation' | 'skill', name: string, near: readonly string[] = []): KnownConcept => ({
  id: `${kind}/${name}`,
  kind,
  names: [{ text: name, language: 'fr', worth: 1 }],
  texts: [],
  near: near.map((each) => `skill/${each}`),
});

const skills = ['soudage', 'lecture de plans', 'cuisson', 'hygiène alimentaire', 'gestes et postures'];
const model = learnSimilarity({
  version: 'few',
  concepts: [
    concept('occupation', 'soudeur', ['soudage', 'lecture de plans', 'gestes et postures']),
    concept('occupation', 'cuisinier', ['cuisson', 'hygiène alimentaire', 'gestes et postures']),
    ...skills.map((name) => concept('skill', name)),
  ],
});
const needs = new Needs(model, Int32Array.of(0, 1));

describe('occupations that need what is told', () => {
  it('are the likelier the more telling the skills are', () => {
    const [welder = 0, cook = 0] = needs.find(['Soudage', 'gestes et postures'], 'fr')!;
    expect(welder).toBeGreaterThan(cook);
    expect(cook).toBeGreaterThan(0);
    expect(welder).toBeLessThanOrEqual(1);
  });

  it('count a skill once, and what nobody knows against all', () => {
    expect(needs.find(['soudage', 'soudage'], 'fr')).toEqual(needs.find(['soudage'], 'fr'));
    expect(needs.find(['soudage', 'apiculture'], 'fr')![0]).toBeLessThan(needs.find(['soudage'], null)![0]!);
  });

  it('are not known where no skill is', () => {
    expect(needs.find(['apiculture'], 'fr')).toBeNull();
    expect(needs.find([], null)).toBeNull();
  });
});

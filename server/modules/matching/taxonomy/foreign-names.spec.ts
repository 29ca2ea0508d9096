import type { KnownConcept } from '../engine/similarity/knowledge.js';
import { withoutForeignNames } from './foreign-names.js';

function skill(id: string, names: readonly string[], description: string, kind: 'skill' | 'occupation' = 'skill') {
  return {
    id: `${kind}/${id}`,
    kind,
    names: names.map((text, at) => ({ text, language: 'en', worth: at === 0 ? 1 : 0.97 })),
    texts: [{ text: description, language: 'en' }],
    near: [],
  } satisfies KnownConcept;
}

const namesOf = (concepts: readonly KnownConcept[], id: string): readonly string[] =>
  withoutForeignNames(concepts)
    .find((concept) => concept.id === id)!
    .names.map(({ text }) => text);

const tools = skill('tools', ['use ICT tools', 'employ ICT tools'], 'Use computers and other ICT tools.');
const many = ['weld steel', 'bake bread', 'repair bicycles', 'teach history', 'paint walls', 'drive buses'].map(
  (name) => skill(name, [name], name),
);

describe('names of another skill', () => {
  it('go where nothing of the concept speaks for them and another is called so', () => {
    const weddings = skill(
      'weddings',
      ['officiate weddings', 'employ ICT tools', 'conduct weddings'],
      'Lead weddings.',
    );
    expect(namesOf([weddings, tools, ...many], 'skill/weddings')).toEqual(['officiate weddings', 'conduct weddings']);
    expect(namesOf([weddings, tools, ...many], 'skill/tools')).toEqual(['use ICT tools', 'employ ICT tools']);
  });

  it('take those with them that speak like them', () => {
    const weddings = skill(
      'weddings',
      ['officiate weddings', 'employ ICT tools', 'utilise ICT tools'],
      'Lead weddings.',
    );
    expect(namesOf([weddings, tools, ...many], 'skill/weddings')).toEqual(['officiate weddings']);
  });

  it('are no synonyms that nobody else claims', () => {
    const weddings = skill('weddings', ['officiate weddings', 'carry out nuptials'], 'Lead weddings.');
    expect(namesOf([weddings, tools, ...many], 'skill/weddings')).toEqual(['officiate weddings', 'carry out nuptials']);
  });

  it('stay with occupations, which may share a title', () => {
    const priest = skill('priest', ['priest', 'use ICT tools'], 'Leads weddings.', 'occupation');
    expect(namesOf([priest, tools, ...many], 'occupation/priest')).toEqual(['priest', 'use ICT tools']);
  });
});

import { Agreement } from './agreement.js';
import { candidatesOfItems, ExactNames } from './candidates.js';
import type { KnownConcept } from './knowledge.js';
import { Pivots } from './pivots.js';
import { learnSimilarity, mainNames } from './similarity-model.js';

const occupation = (id: string, en: readonly string[], fr: string): KnownConcept => ({
  id,
  kind: 'occupation',
  names: [
    ...en.map((text) => ({ text, language: 'en' as const, worth: 1 })),
    { text: fr, language: 'fr' as const, worth: 1 },
  ],
  texts: [],
  near: [],
});
const model = learnSimilarity({
  version: 'test',
  concepts: [
    occupation('occupation/baker', ['baker', 'bread maker'], 'boulanger'),
    occupation('occupation/shop', ['bakery shop assistant', 'shop assistant'], 'vendeur en boulangerie'),
    occupation('occupation/welder', ['welder', 'steel welder'], 'soudeur'),
    { ...occupation('onet/51-3011', ['Bakers', 'Bread bakers', 'Dough makers'], ''), kind: 'occupation' },
  ],
});
const titles = ['Bakers', 'Bakery shop assistants', 'Welders', 'Lumberjacks'];
const candidates = candidatesOfItems(
  titles.map((title) => ({ id: title, kind: 'job', lang: 'en', title })),
  model,
  new ExactNames(model.concepts),
);
const agreement = new Agreement(model, candidates, new Pivots(model));

function about(id: string): ReadonlyMap<string, number> {
  const at = model.concepts.findIndex(({ concept }) => concept.id === id);
  const { owners, values } = agreement.about(at, mainNames(model.concepts[at]!));
  return new Map([...owners].map((owner, row) => [candidates.ids[owner]!, values[row]!]));
}

describe('agreement', () => {
  it.each([
    ['occupation/baker', 'Bakers'],
    ['occupation/shop', 'Bakery shop assistants'],
    ['occupation/welder', 'Welders'],
  ])('finds who %s is, whether it is known by its title or by a concept that is called so', (id, title) => {
    const found = about(id);
    expect([...found.keys()][0]).toBe(title);
    for (const [other, value] of found) if (other !== title) expect(value).toBeLessThan(found.get(title)! / 2);
  });

  it('says nothing of whom no side names and no text is near', () => {
    expect(about('occupation/welder').get('Lumberjacks')).toBeUndefined();
  });

  it('says the same each time', () => {
    expect([...about('occupation/baker')]).toEqual([...about('occupation/baker')]);
  });
});

import { askedTerms, type Concepts, likeness, type LikenessCard } from './likeness.js';

const near: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'occupation/cook': { 'occupation/line-cook': 0.8, 'occupation/waiter': 0.2 },
  'occupation/line-cook': { 'occupation/cook': 0.8 },
};
const weights: Readonly<Record<string, number>> = { 'skill/teamwork': 0.1 };
const concepts: Concepts = {
  weight: (id) => weights[id] ?? 1,
  worth: (id) => new Map(Object.entries(near[id] ?? {})),
};
const card = (skills: readonly string[], town: string | null = null): LikenessCard => ({ skills, town });
const points = (one: LikenessCard, other: LikenessCard): number => likeness(one, other, concepts).points;
const cook = card(['occupation/cook', 'skill/sauces', 'skill/teamwork'], 'Laval');

describe('how like two people are', () => {
  it('is most for the same work, then for near work, and nothing for other work', () => {
    const same = points(cook, card(['occupation/cook', 'skill/sauces', 'skill/teamwork']));
    const close = points(cook, card(['occupation/line-cook', 'skill/sauces', 'skill/teamwork']));
    expect(same).toBe(1);
    expect(close).toBeLessThan(same);
    expect(close).toBeGreaterThan(points(cook, card(['skill/sauces', 'skill/teamwork'])));
    expect(points(cook, card(['occupation/welder']))).toBe(0);
  });

  it('counts a common skill of many occupations little', () => {
    expect(points(cook, card(['skill/teamwork']))).toBeLessThan(points(cook, card(['skill/sauces'])));
  });

  it('is not more for somebody who lists everything', () => {
    const all = [...cook.skills, ...Array.from({ length: 40 }, (_, number) => `skill/${number}`)];
    expect(points(cook, card(all))).toBeLessThan(points(cook, card(cook.skills)));
  });

  it('is a little more in the same town, but a town alone is no likeness', () => {
    expect(points(cook, card(['skill/sauces'], 'Laval'))).toBeGreaterThan(
      points(cook, card(['skill/sauces'], 'Gaspé')),
    );
    expect(points(cook, card(['occupation/welder'], 'Laval'))).toBe(0);
    expect(points(card([], 'Laval'), card([], 'Laval'))).toBe(0);
    expect(likeness({ ...cook, town: null }, card([], null), concepts).sameTown).toBe(false);
  });

  it('names what both have, the most specific first', () => {
    const { shared } = likeness(cook, card(['skill/teamwork', 'skill/sauces', 'occupation/cook']), concepts);
    expect(shared).toEqual(['occupation/cook', 'skill/sauces', 'skill/teamwork']);
  });

  it('is asked by near occupations and the most specific skills', () => {
    expect(askedTerms(cook, concepts, { occupations: 6, skills: 1 })).toEqual({
      occupations: ['occupation/cook', 'occupation/line-cook'],
      skills: ['skill/sauces'],
    });
  });
});

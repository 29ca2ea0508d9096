import { candidateStrength, type CardFacts } from './candidate-strength.js';

const nothing: CardFacts = {
  skills: [],
  experience: null,
  bio: null,
  years_experience: null,
  location: null,
  video_profiles: [],
};
const everything: CardFacts = {
  skills: ['a', 'b', 'c', 'd', 'e', 'f'],
  experience: 'x',
  bio: 'x',
  years_experience: 0,
  location: 'Laval',
  video_profiles: [{}],
};

describe('how much a card tells', () => {
  it('is nothing for an empty one and 100 for a whole one', () => {
    expect([candidateStrength(nothing), candidateStrength(everything)]).toEqual([0, 100]);
  });

  it.each(Object.keys(nothing) as (keyof CardFacts)[])('grows with %s', (part) => {
    const card = { ...nothing, [part]: everything[part] };
    expect(candidateStrength(card)).toBeGreaterThan(0);
    expect(candidateStrength({ ...everything, [part]: nothing[part] })).toBe(100 - candidateStrength(card));
  });

  it('counts skills up to five', () => {
    const withSkills = (count: number) => candidateStrength({ ...nothing, skills: Array<string>(count).fill('x') });
    expect([1, 5, 50].map(withSkills)).toEqual([5, 25, 25]);
  });
});

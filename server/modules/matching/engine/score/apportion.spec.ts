import { partNames } from '../../domain/match-result.js';
import { apportion, pointsOf } from './apportion.js';
import type { ScoredParts } from './score-parts.js';
import { notAsked } from './scored-part.js';

describe('whole figures that add up', () => {
  it.each([
    [[33.3, 33.3, 33.4], 100, [33, 33, 34]],
    [[0.5, 0.5], 1, [1, 0]],
    [[10, 20, 0], 30, [10, 20, 0]],
    [[1.9, 1.9, 1.2], 5, [2, 2, 1]],
    [[], 0, []],
  ])('%j to %i', (figures, total, expected) => {
    expect(apportion(figures, total)).toEqual(expected);
  });
});

describe('points', () => {
  const parts = (credits: Partial<Record<(typeof partNames)[number], number>>): ScoredParts =>
    Object.fromEntries(
      partNames.map((name) => {
        const credit = credits[name];
        return [name, credit === undefined ? notAsked : { ...notAsked, credit, isAsked: true }];
      }),
    ) as unknown as ScoredParts;

  it('are shared out among what the posting speaks of', () => {
    const { score, parts: points } = pointsOf(parts({ skills: 1, occupation: 1 }));
    expect(score).toBe(100);
    expect(points.skills).toEqual({ value: 63, max: 63 });
    expect(points.occupation).toEqual({ value: 37, max: 37 });
    expect(points.salary).toEqual({ value: 0, max: 0 });
  });

  it('never exceed what a part can give, whatever the credits', () => {
    for (let step = 0; step <= 20; step += 1) {
      const credit = step / 20;
      const { score, parts: points } = pointsOf(
        parts({
          skills: credit,
          occupation: 1 - credit,
          experience: 1,
          location: credit,
          salary: 0.5,
          language: 1,
          availability: credit,
        }),
      );
      expect(partNames.reduce((sum, name) => sum + points[name].value, 0)).toBe(score);
      for (const name of partNames) expect(points[name].value).toBeLessThanOrEqual(points[name].max);
    }
  });
});

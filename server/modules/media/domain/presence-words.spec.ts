import { randomInt } from 'node:crypto';
import { drawWords, presenceGestures, presenceThings } from './presence-words.js';

describe('a drawn phrase', () => {
  it('never names the same thing twice, and uses numbers that are plural', () => {
    for (let turn = 0; turn < 2000; turn += 1) {
      const { first, second, firstThing, secondThing } = drawWords(randomInt);
      expect(firstThing).not.toBe(secondThing);
      expect(Math.min(first, second)).toBeGreaterThanOrEqual(11);
      expect(Math.max(first, second)).toBeLessThanOrEqual(99);
    }
  });

  it('reaches every thing and gesture', () => {
    const drawn = Array.from({ length: 3000 }, () => drawWords(randomInt));
    expect(new Set(drawn.map(({ firstThing }) => firstThing)).size).toBe(presenceThings.length);
    expect(new Set(drawn.map(({ secondThing }) => secondThing)).size).toBe(presenceThings.length);
    expect(new Set(drawn.map(({ gesture }) => gesture)).size).toBe(presenceGestures.length);
  });

  it('uses the largest values of its source', () => {
    expect(drawWords((limit) => limit - 1)).toEqual({
      first: 99,
      firstThing: 'TRAINS',
      second: 99,
      secondThing: 'SPOONS',
      gesture: 'LOOK_UP',
    });
  });
});

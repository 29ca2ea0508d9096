import { Judgements } from './judgements.js';

describe('what values are worth to those who ask', () => {
  it('is kept for the next one with the same fact, and for nobody else', () => {
    const judgements = new Judgements();
    const here = judgements.of(2, 'Laval', 3);
    expect([...here]).toEqual([NaN, NaN, NaN]);
    here[1] = 0.5;
    expect([...judgements.of(2, 'Laval', 3)]).toEqual([NaN, 0.5, NaN]);
    expect([...judgements.of(2, 'Gatineau', 3)]).toEqual([NaN, NaN, NaN]);
    expect([...judgements.of(3, 'Laval', 3)]).toEqual([NaN, NaN, NaN]);
  });

  it('stays when values are added, and goes when they are numbered anew', () => {
    const judgements = new Judgements();
    judgements.of(2, 'Laval', 2).set([1, 0.2]);
    expect([...judgements.of(2, 'Laval', 3)]).toEqual([1, 0.2, NaN]);
    judgements.clear();
    expect([...judgements.of(2, 'Laval', 2)]).toEqual([NaN, NaN]);
  });

  it('is forgotten, the oldest first, where there is too much of it', () => {
    const judgements = new Judgements();
    for (const town of ['first', 'second', 'third']) judgements.of(2, town, 400_000)[0] = 1;
    expect(judgements.of(2, 'second', 400_000)[0]).toBe(1);
    expect(judgements.of(2, 'third', 400_000)[0]).toBe(1);
    expect(judgements.of(2, 'first', 400_000)[0]).toBe(NaN);
    // A set that exceeds the whole limit is kept while it is the only one.
    judgements.of(2, 'large', 2_000_000)[0] = 1;
    expect(judgements.of(2, 'large', 2_000_000)[0]).toBe(1);
  });
});

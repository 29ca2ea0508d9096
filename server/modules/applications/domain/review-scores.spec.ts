import { averageOf, criterionSummaries, gapsIn, type GivenScore, summaryOf, teamSummary } from './review-scores.js';

const given = (criterion_id: string, score: number | null, note = 'Vu'): GivenScore => ({
  criterion_id,
  criterion: criterion_id.toUpperCase(),
  score,
  note,
});

describe('the scores of a review', () => {
  it('are one figure, without the criteria that were not judged', () => {
    expect(averageOf([given('a', 4), given('b', 1), given('c', null)])).toBe(2.5);
    expect(averageOf([given('a', null)])).toBeNull();
  });

  it('tell average, spread and number', () => {
    expect(summaryOf([1, 2, 4])).toEqual({ average: 2.33, spread: 3, n: 3 });
    expect(summaryOf([])).toBeNull();
  });

  it('count the same for each reviewer, however many criteria they score', () => {
    const summary = teamSummary([[given('a', 4), given('b', 4), given('c', 4)], [given('a', 2)], [given('a', null)]]);
    expect(summary).toEqual({ average: 3, spread: 2, n: 2 });
    expect(teamSummary([])).toEqual({ average: 0, spread: 0, n: 0 });
  });

  it('are summed up by criterion', () => {
    expect(criterionSummaries([[given('a', 4), given('b', null)], [given('a', 2)]])).toEqual([
      { criterion_id: 'a', criterion: 'A', average: 3, spread: 2, n: 2 },
    ]);
  });
});

describe('a review that is submitted', () => {
  it('needs a score, and a note for each score', () => {
    expect(gapsIn([given('a', null)])).toEqual([{ kind: 'NOTHING_SCORED' }]);
    expect(gapsIn([given('a', 3, '  '), given('b', 2), given('c', null, '')])).toEqual([
      { kind: 'NOTE_MISSING', place: 0 },
    ]);
    expect(gapsIn([given('a', 3)])).toEqual([]);
  });
});

import { timeProblemOf } from './questions.contract.js';

describe('the times of a question', () => {
  const problem = (start: number, end: number | null, duration: number | null): string | null =>
    timeProblemOf({ timestamp_start: start, timestamp_end: end }, duration)?.code ?? null;

  it.each([
    [0, null, 60, null],
    [60, null, 60, null],
    [0, 60, 60, null],
    [1.5, 2, null, null],
    [86_400, null, null, null],
    [-1, null, 60, 'MEDIA.INVALID_START'],
    [Number.NaN, null, 60, 'MEDIA.INVALID_START'],
    [86_401, null, null, 'MEDIA.INVALID_START'],
    [61, null, 60, 'MEDIA.TIME_TOO_LONG'],
    [0, -1, 60, 'MEDIA.INVALID_END'],
    [0, Number.NaN, 60, 'MEDIA.INVALID_END'],
    [10, 10, 60, 'MEDIA.INVALID_TIME_RANGE'],
    [10, 9, 60, 'MEDIA.INVALID_TIME_RANGE'],
    [10, 61, 60, 'MEDIA.END_TOO_LONG'],
    // The length is not known yet: only the order is checked, and the rest once it is known.
    [10, 61, null, null],
  ])('from %p to %p of %p: %p', (start, end, duration, code) => {
    expect(problem(start, end, duration)).toBe(code);
  });
});

import { afterCrash, noCrash, type RunHistory } from './restart-delay.js';

function delaysAfter(runs: readonly number[]): number[] {
  let history: RunHistory = noCrash;
  return runs.map((ranMs) => {
    const next = afterCrash(history, ranMs);
    history = next.history;
    return next.delayMs;
  });
}

describe('The delay before a crashed process is started again', () => {
  it('doubles from a quarter of a second to half a minute', () => {
    expect(delaysAfter(Array.from({ length: 10 }, () => 10))).toEqual([
      250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });

  it('starts over after a run of a minute', () => {
    expect(delaysAfter([10, 10, 60_000, 10])).toEqual([250, 500, 250, 500]);
  });

  it('does not start over after a run that was just too short', () => {
    expect(delaysAfter([10, 59_999])).toEqual([250, 500]);
  });
});

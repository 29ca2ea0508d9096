import { jest } from '@jest/globals';
import { ProgressPump } from './progress-pump.js';

describe('progress on its way to the database', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  function pump(): { sent: number[]; report(percent: number, afterMs: number): Promise<void> } {
    const sent: number[] = [];
    const made = new ProgressPump((percent) => {
      sent.push(percent);
      return Promise.resolve();
    }, 500);
    return {
      sent,
      async report(percent, afterMs) {
        jest.advanceTimersByTime(afterMs);
        made.report(percent);
        await made.settled();
      },
    };
  }

  it('goes in whole per cents, upwards, at a bearable pace', async () => {
    const { sent, report } = pump();
    for (const [percent, afterMs] of [
      [0.5, 0],
      [1.2, 100],
      [1.9, 500],
      [1.95, 600],
      [1.1, 600],
      [40, 600],
      [39, 600],
    ] as const) {
      await report(percent, afterMs);
    }
    expect(sent).toEqual([0, 1, 40]);
  });

  it('shows life while the percentage stands still', async () => {
    const { sent, report } = pump();
    await report(7, 0);
    await report(7, 4_900);
    await report(7, 100);
    expect(sent).toEqual([7, 7]);
  });
});

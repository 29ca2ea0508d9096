import { jest } from '@jest/globals';
import type { JobProgress } from 'bullmq';
import { progressOf } from './job-progress.js';

describe('progress', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const recorder = () => {
    const written: JobProgress[] = [];
    return {
      written,
      progress: progressOf({
        updateProgress: (value) => {
          written.push(value);
          return Promise.resolve();
        },
      }),
    };
  };

  it('is written first and last, and seldom in between', async () => {
    const { written, progress } = recorder();
    for (let percent = 0; percent <= 100; percent += 0.25) await progress(percent);
    expect(written).toEqual([0, 100]);
  });

  it('is written again after a quarter of a second, in whole percent', async () => {
    const { written, progress } = recorder();
    await progress(1.9);
    jest.advanceTimersByTime(260);
    await progress(7.9);
    expect(written).toEqual([1, 7]);
  });

  it('stays between 0 and 100, and is not repeated', async () => {
    const { written, progress } = recorder();
    await progress(-5);
    await progress(400);
    await progress(100);
    expect(written).toEqual([0, 100]);
  });
});

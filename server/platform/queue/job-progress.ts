import type { Job } from 'bullmq';

/** Minimum milliseconds between two writes: people do not notice more, and each step is a write. */
const STEP_MS = 250;

/** Writes whole percent, at most four times a second; always writes 100. */
export function progressOf(job: Pick<Job, 'updateProgress'>): (percent: number) => Promise<void> {
  let written = -1;
  let at = -Infinity;
  return async (percent) => {
    const whole = Math.floor(Math.min(100, Math.max(0, percent)));
    const now = performance.now();
    if (whole === written || (whole < 100 && now - at < STEP_MS)) return;
    written = whole;
    at = now;
    await job.updateProgress(whole);
  };
}

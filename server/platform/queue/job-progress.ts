import type { Job } from 'bullmq';

/** Progress is for people's eyes: more often than this nobody sees, and every step is a write (milliseconds). */
const STEP_MS = 250;

/** Writes whole per cents, at most four times a second; 100 is always written. */
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

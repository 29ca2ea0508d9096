import { defineQueue } from '../../../platform/queue/index.js';

/**
 * Two encodes per process, so that a short clip does not wait behind an hour, and single-core steps (probing, packaging,
 * pictures) leave cores to the other.
 * The short lock detects killed workers: a video resumes within 7 seconds (lock + stalled). A live worker renews it while ffmpeg
 * runs in its own process.
 */
export const mediaQueue = defineQueue({ name: 'media', concurrency: 2, lockSeconds: 5, stalledSeconds: 2 });

/** Short work that must not wait behind an encode of an hour. */
export const mediaUpkeepQueue = defineQueue({
  name: 'media-upkeep',
  concurrency: 2,
  lockSeconds: 30,
  stalledSeconds: 15,
});

/** Mostly waits for an external service; one job at a time limits its load. */
export const mediaWordsQueue = defineQueue({
  name: 'media-words',
  concurrency: 1,
  lockSeconds: 30,
  stalledSeconds: 15,
});

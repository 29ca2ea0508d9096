import { defineQueue } from '../../../platform/queue/index.js';

/**
 * The lane of short videos. Each video comes here first and is measured, which takes seconds; a longer one moves on to the lane
 * below. Two at a time, because single-core steps (probing, packaging, pictures) leave cores to the other.
 * The short lock detects killed workers: a video resumes within 7 seconds (lock + stalled). A live worker renews it while ffmpeg
 * runs in its own process.
 */
export const mediaQueue = defineQueue({ name: 'media', concurrency: 2, lockSeconds: 5, stalledSeconds: 2 });

/** Videos above two minutes: however many wait, short ones do not wait behind them. */
export const mediaLongQueue = defineQueue({ name: 'media-long', concurrency: 1, lockSeconds: 5, stalledSeconds: 2 });

/** Deletes data that people removed. Separate from upkeep, so that it never waits for a review of the whole storage. */
export const mediaErasureQueue = defineQueue({
  name: 'media-erasure',
  concurrency: 2,
  lockSeconds: 30,
  stalledSeconds: 15,
});

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

/** Files of encoders on other machines: decoded once and packed, so a check takes a fraction of the encoding. */
export const mediaChecksQueue = defineQueue({
  name: 'media-checks',
  concurrency: 1,
  lockSeconds: 5,
  stalledSeconds: 2,
});

import { defineQueue } from '../../../platform/queue/index.js';

/**
 * Two encodes a process: a clip of a minute does not wait behind one of an hour, and what one does on a single core (probing,
 * packaging, pictures) leaves the others to the other. The lock is short because a worker that was killed must be noticed:
 * its video resumes within 7 seconds (lock + stalled), and a live worker renews while ffmpeg works in a process of its own.
 */
export const mediaQueue = defineQueue({ name: 'media', concurrency: 2, lockSeconds: 5, stalledSeconds: 2 });

/** Short work that must not wait behind an encode of an hour. */
export const mediaUpkeepQueue = defineQueue({
  name: 'media-upkeep',
  concurrency: 2,
  lockSeconds: 30,
  stalledSeconds: 15,
});

/** Waits for a service elsewhere most of the time; one after the other is kind to it. */
export const mediaWordsQueue = defineQueue({
  name: 'media-words',
  concurrency: 1,
  lockSeconds: 30,
  stalledSeconds: 15,
});

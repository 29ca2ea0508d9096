import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.js';
import { privacyQueue } from './privacy.queue.js';

/** Longer than any upload or request that was running when the account was closed, in milliseconds. */
export const LATECOMERS_MS = 2 * 3600 * 1000;

export const closeAccountAgain = defineJob({
  name: 'identity.close-account-again',
  queue: privacyQueue,
  payload: z.object({ account_id: z.uuid() }),
  attempts: 20,
  backoff: { seconds: 10, maxSeconds: 3600 },
  jobId: ({ account_id }) => account_id,
});

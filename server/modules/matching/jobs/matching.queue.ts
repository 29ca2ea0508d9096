import { defineQueue } from '../../../platform/queue/define-queue.js';

/** Reads texts and scores pairs: short CPU work with database access in between. */
export const matchingQueue = defineQueue({ name: 'matching', concurrency: 2, lockSeconds: 20, stalledSeconds: 10 });

/** Short database work that hides people and postings: it never waits for scores to be computed. */
export const matchingWithdrawalsQueue = defineQueue({
  name: 'matching-withdrawals',
  concurrency: 2,
  lockSeconds: 20,
  stalledSeconds: 10,
});

import { defineQueue } from '../../../platform/queue/index.js';

/** Deletion of personal data; not urgent, one job at a time. */
export const privacyQueue = defineQueue({ name: 'privacy', concurrency: 1 });

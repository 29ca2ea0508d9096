import { defineQueue } from '../../../platform/queue/index.js';

/** Letting go of what was kept; never in a hurry, and one at a time. */
export const privacyQueue = defineQueue({ name: 'privacy', concurrency: 1 });

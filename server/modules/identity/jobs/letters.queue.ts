import { defineQueue } from '../../../platform/queue/index.js';

/** Letters about accounts. A mail server that is slow holds up nothing else. */
export const lettersQueue = defineQueue({ name: 'letters', concurrency: 2, lockSeconds: 30, stalledSeconds: 15 });

import { z } from 'zod';
import { defineJob, on } from '../../../platform/queue/define-job.js';
import { accountDeleted, accountVisibilityChanged, profileChanged } from '../../identity/index.js';
import { videoChanged, videoCompleted, videoRemoved } from '../../media/index.js';
import { matchingQueue } from './matching.queue.js';

/** Started by every event that changes the masked card or its visibility. */
export const indexCandidate = defineJob({
  name: 'matching.index-candidate',
  queue: matchingQueue,
  payload: z.object({ user_id: z.uuid() }),
  jobId: (payload) => payload.user_id,
  startedBy: [
    on(profileChanged, ({ user_id }) => ({ user_id })),
    on(accountVisibilityChanged, ({ user_id }) => ({ user_id })),
    on(accountDeleted, ({ user_id, user_type }) => (user_type === 'JOB_SEEKER' ? { user_id } : null)),
    on(videoCompleted, ({ owner_id }) => ({ user_id: owner_id })),
    on(videoChanged, ({ owner_id }) => ({ user_id: owner_id })),
    on(videoRemoved, ({ owner_id }) => ({ user_id: owner_id })),
  ],
});

import { z } from 'zod';
import { Outbox } from '../../../platform/outbox/outbox.js';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
  on,
} from '../../../platform/queue/index.js';
import { accountVisibilityChanged, profileChanged } from '../../identity/index.js';
import { AlertRecruiters } from '../use-cases/alert-recruiters.js';
import { notificationsQueue } from './notifications.queue.js';

/** The search index is updated by another job; presets are run after it has had time to finish. */
const INDEXED_AFTER_MS = 60_000;

const payload = z.object({ seeker_id: z.uuid() });

export const noteCandidate = defineJob({
  name: 'notifications.note-candidate',
  queue: notificationsQueue,
  payload,
  jobId: ({ seeker_id }) => seeker_id,
  startedBy: [
    on(profileChanged, ({ user_id }) => ({ seeker_id: user_id })),
    on(accountVisibilityChanged, ({ user_id, visible }) => (visible ? { seeker_id: user_id } : null)),
  ],
});

export const alertRecruiters = defineJob({
  name: 'notifications.alert-recruiters',
  queue: notificationsQueue,
  payload,
  jobId: ({ seeker_id }) => seeker_id,
});

@HandlesJob(noteCandidate)
export class NoteCandidateJob implements JobHandler<typeof noteCandidate> {
  constructor(private readonly outbox: Outbox) {}

  async handle(payload: { seeker_id: string }): Promise<JobOutcome> {
    await this.outbox.enqueue(alertRecruiters, payload, { delayMs: INDEXED_AFTER_MS });
    return 'done';
  }
}

/** Safe to repeat: nobody is notified of a candidate twice. */
@HandlesJob(alertRecruiters)
export class AlertRecruitersJob implements JobHandler<typeof alertRecruiters> {
  constructor(private readonly alert: AlertRecruiters) {}

  async handle({ seeker_id: seekerId }: { seeker_id: string }, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.alert.execute(seekerId, signal)) > 0 ? 'done' : 'skipped';
  }
}

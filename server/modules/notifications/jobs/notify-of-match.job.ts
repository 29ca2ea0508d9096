import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { matchAnswered, matchIntroduced, matchProposed } from '../../matching/index.js';
import { NotifyOfMatch } from '../use-cases/notify-of-match.js';
import { notificationsQueue } from './notifications.queue.js';

const payload = z.object({
  match_id: z.uuid(),
  seeker_id: z.uuid(),
  job_id: z.uuid().nullable(),
  company_id: z.uuid(),
  step: z.enum(['PROPOSED', 'INTRODUCED', 'ACCEPTED', 'MATCHED']),
  by: z.enum(['SEEKER', 'RECRUITER']).nullable(),
});

export const notifyOfMatch = defineJob({
  name: 'notifications.tell-of-match',
  queue: notificationsQueue,
  payload,
  jobId: ({ match_id, step }) => `${match_id}/${step}`,
  startedBy: [
    on(matchProposed, (event) => ({ ...event, step: 'PROPOSED' as const, by: null })),
    on(matchIntroduced, (event) => ({ ...event, step: 'INTRODUCED' as const, by: null })),
    on(matchAnswered, ({ status, by = null, ...event }) =>
      status === 'ACCEPTED' || status === 'MATCHED' ? { ...event, step: status, by } : null,
    ),
  ],
});

@HandlesJob(notifyOfMatch)
export class NotifyOfMatchJob implements JobHandler<typeof notifyOfMatch> {
  constructor(private readonly notify: NotifyOfMatch) {}

  async handle(event: z.output<typeof payload>): Promise<JobOutcome> {
    await this.notify.execute({
      id: event.match_id,
      seekerId: event.seeker_id,
      jobId: event.job_id,
      companyId: event.company_id,
      step: event.step,
      by: event.by,
    });
    return 'done';
  }
}

import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { matchAnswered, matchIntroduced, matchProposed } from '../../matching/index.js';
import { TellOfMatch } from '../use-cases/tell-of-match.js';
import { notificationsQueue } from './notifications.queue.js';

const payload = z.object({
  match_id: z.uuid(),
  seeker_id: z.uuid(),
  job_id: z.uuid().nullable(),
  company_id: z.uuid(),
  step: z.enum(['PROPOSED', 'INTRODUCED', 'ACCEPTED', 'MATCHED']),
  by: z.enum(['SEEKER', 'RECRUITER']).nullable(),
});

export const tellOfMatch = defineJob({
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

@HandlesJob(tellOfMatch)
export class TellOfMatchJob implements JobHandler<typeof tellOfMatch> {
  constructor(private readonly tell: TellOfMatch) {}

  async handle(event: z.output<typeof payload>): Promise<JobOutcome> {
    await this.tell.execute({
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

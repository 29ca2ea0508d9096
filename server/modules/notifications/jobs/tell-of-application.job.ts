import { z } from 'zod';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { applicationChanged, ApplicationsFacade } from '../../applications/index.js';
import { type ApplicationNews, TellOfApplication } from '../use-cases/tell-of-application.js';
import { notificationsQueue } from './notifications.queue.js';

/** A refusal can be taken back for five minutes: whoever it is about hears of it after that, as by letter. */
const REFUSAL_DELAY_MS = 5 * 60_000;

const payload = applicationChanged.schema;
type Event = z.output<typeof payload>;

const newsOf = (event: Event): ApplicationNews => ({
  id: event.application_id,
  seekerId: event.seeker_id,
  jobId: event.job_id,
  companyId: event.company_id,
  status: event.status,
  by: event.by,
});

export const showApplication = defineJob({
  name: 'notifications.show-application',
  queue: notificationsQueue,
  payload,
  startedBy: [on(applicationChanged, (event) => event)],
});

export const tellOfApplication = defineJob({
  name: 'notifications.tell-of-application',
  queue: notificationsQueue,
  payload,
  jobId: ({ application_id, status }) => `${application_id}/${status}`,
});

/** Open screens follow at once; the sentence in the notification centre follows when it will not be taken back. */
@HandlesJob(showApplication)
export class ShowApplicationJob implements JobHandler<typeof showApplication> {
  constructor(
    private readonly tell: TellOfApplication,
    private readonly outbox: Outbox,
  ) {}

  async handle(event: Event): Promise<JobOutcome> {
    await this.tell.show(newsOf(event));
    await this.outbox.enqueue(tellOfApplication, event, {
      delayMs: event.status === 'REJECTED' ? REFUSAL_DELAY_MS : 0,
    });
    return 'done';
  }
}

@HandlesJob(tellOfApplication)
export class TellOfApplicationJob implements JobHandler<typeof tellOfApplication> {
  constructor(
    private readonly tell: TellOfApplication,
    private readonly applications: ApplicationsFacade,
  ) {}

  async handle(event: Event): Promise<JobOutcome> {
    const isTakenBack =
      event.status === 'REJECTED' && (await this.applications.statusOf(event.application_id)) !== 'REJECTED';
    return !isTakenBack && (await this.tell.tell(newsOf(event))) ? 'done' : 'skipped';
  }
}

import { z } from 'zod';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { applicationChanged, ApplicationsFacade, offerChanged } from '../../applications/index.js';
import { type ApplicationNews, NotifyOfApplication } from '../use-cases/notify-of-application.js';
import { NotifyOfOffer } from '../use-cases/notify-of-offer.js';
import { notificationsQueue } from './notifications.queue.js';

const payload = applicationChanged.schema;
type Event = z.output<typeof payload>;

const newsOf = (event: Event): ApplicationNews => ({
  id: event.application_id,
  seekerId: event.seeker_id,
  jobId: event.job_id,
  companyId: event.company_id,
  status: event.status,
  by: event.by,
  unseen: event.unseen === true,
  closedReason: event.closed_reason ?? null,
});

export const showApplication = defineJob({
  name: 'notifications.show-application',
  queue: notificationsQueue,
  payload,
  startedBy: [on(applicationChanged, (event) => event)],
});

export const notifyOfOffer = defineJob({
  name: 'notifications.tell-of-offer',
  queue: notificationsQueue,
  payload: offerChanged.schema,
  startedBy: [on(offerChanged, (event) => event)],
});

export const notifyOfApplication = defineJob({
  name: 'notifications.tell-of-application',
  queue: notificationsQueue,
  payload,
  jobId: ({ application_id, status, closed_reason }) => `${application_id}/${closed_reason ?? status}`,
});

/** Updates open screens immediately (the candidate's only if they may know), then creates the notification. */
@HandlesJob(showApplication)
export class ShowApplicationJob implements JobHandler<typeof showApplication> {
  constructor(
    private readonly notification: NotifyOfApplication,
    private readonly outbox: Outbox,
  ) {}

  async handle(event: Event): Promise<JobOutcome> {
    await this.notification.show(newsOf(event));
    if (!event.unseen) await this.outbox.enqueue(notifyOfApplication, event);
    return 'done';
  }
}

@HandlesJob(notifyOfApplication)
export class NotifyOfApplicationJob implements JobHandler<typeof notifyOfApplication> {
  constructor(
    private readonly notification: NotifyOfApplication,
    private readonly applications: ApplicationsFacade,
  ) {}

  async handle(event: Event): Promise<JobOutcome> {
    const isUndone =
      event.status === 'REJECTED' && (await this.applications.statusOf(event.application_id)) !== 'REJECTED';
    return !isUndone && (await this.notification.notifyParty(newsOf(event))) ? 'done' : 'skipped';
  }
}

/** Notifies of a change of an offer: the side that did not make it, or both if it expired. */
@HandlesJob(notifyOfOffer)
export class NotifyOfOfferJob implements JobHandler<typeof notifyOfOffer> {
  constructor(private readonly notification: NotifyOfOffer) {}

  async handle(event: z.output<typeof offerChanged.schema>): Promise<JobOutcome> {
    return (await this.notification.execute(event)) ? 'done' : 'skipped';
  }
}

import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { reportResolved } from '../../messaging/index.js';
import { NotifyOfReport } from '../use-cases/notify-of-report.js';
import { notificationsQueue } from './notifications.queue.js';

const payload = z.object({
  report_id: z.uuid(),
  reporter_id: z.uuid(),
  status: z.enum(['ACTIONED', 'DISMISSED']),
});

export const notifyOfReport = defineJob({
  name: 'notifications.tell-of-report',
  queue: notificationsQueue,
  payload,
  jobId: ({ report_id }) => report_id,
  // The reporter may have closed their account since; then no notification is sent.
  startedBy: [
    on(reportResolved, ({ reporter_id: id, ...event }) => (id === null ? null : { ...event, reporter_id: id })),
  ],
});

@HandlesJob(notifyOfReport)
export class NotifyOfReportJob implements JobHandler<typeof notifyOfReport> {
  constructor(private readonly notify: NotifyOfReport) {}

  async handle({ report_id: id, reporter_id: reporterId, status }: z.output<typeof payload>): Promise<JobOutcome> {
    await this.notify.execute({ id, reporterId, status });
    return 'done';
  }
}

import {
  defineJob,
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  on,
  type PayloadOf,
} from '../../../platform/queue/index.js';
import { interviewNews } from '../../applications/index.js';
import { NotifyOfInterview } from '../use-cases/notify-of-interview.js';
import { notificationsQueue } from './notifications.queue.js';

export const notifyOfInterview = defineJob({
  name: 'notifications.tell-of-interview',
  queue: notificationsQueue,
  payload: interviewNews.schema,
  jobId: ({ interview_id, news, key }) => `${interview_id}/${news}/${key}`,
  startedBy: [on(interviewNews, (event) => event)],
});

/** Notifies those who take part in an interview. */
@HandlesJob(notifyOfInterview)
export class NotifyOfInterviewJob implements JobHandler<typeof notifyOfInterview> {
  constructor(private readonly notify: NotifyOfInterview) {}

  async handle(event: PayloadOf<typeof notifyOfInterview>): Promise<JobOutcome> {
    return (await this.notify.execute(event)) ? 'done' : 'skipped';
  }
}

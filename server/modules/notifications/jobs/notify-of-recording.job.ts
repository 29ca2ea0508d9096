import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { videoCompleted } from '../../media/index.js';
import { NotifyOfRecording } from '../use-cases/notify-of-recording.js';
import { notificationsQueue } from './notifications.queue.js';

const payload = z.object({ video_id: z.uuid() });

export const notifyOfRecording = defineJob({
  name: 'notifications.tell-of-recording',
  queue: notificationsQueue,
  payload,
  jobId: ({ video_id }) => video_id,
  startedBy: [on(videoCompleted, ({ video_id }) => ({ video_id }))],
});

@HandlesJob(notifyOfRecording)
export class NotifyOfRecordingJob implements JobHandler<typeof notifyOfRecording> {
  constructor(private readonly notify: NotifyOfRecording) {}

  async handle({ video_id: videoId }: z.output<typeof payload>): Promise<JobOutcome> {
    return (await this.notify.execute(videoId)) ? 'done' : 'skipped';
  }
}

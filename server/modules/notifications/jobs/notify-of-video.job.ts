import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { videoCompleted, videoFailed, videoUploaded } from '../../media/index.js';
import { NotifyOfVideo } from '../use-cases/notify-of-video.js';
import { notificationsQueue } from './notifications.queue.js';

const payload = z.object({
  video_id: z.uuid(),
  owner_id: z.uuid(),
  step: z.enum(['UPLOADED', 'COMPLETED', 'FAILED']),
});

export const notifyOfVideo = defineJob({
  name: 'notifications.tell-of-video',
  queue: notificationsQueue,
  payload,
  jobId: ({ video_id, step }) => `${video_id}/${step}`,
  startedBy: [
    on(videoUploaded, (event) => ({ ...event, step: 'UPLOADED' as const })),
    on(videoCompleted, (event) => ({ ...event, step: 'COMPLETED' as const })),
    on(videoFailed, (event) => ({ ...event, step: 'FAILED' as const })),
  ],
});

@HandlesJob(notifyOfVideo)
export class NotifyOfVideoJob implements JobHandler<typeof notifyOfVideo> {
  constructor(private readonly notify: NotifyOfVideo) {}

  async handle({ video_id: id, owner_id: ownerId, step }: z.output<typeof payload>): Promise<JobOutcome> {
    await this.notify.execute({ id, ownerId, step });
    return 'done';
  }
}

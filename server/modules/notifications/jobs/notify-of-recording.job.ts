import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { recordingCompleted, recordingFailed, videoCompleted } from '../../media/index.js';
import { NotifyOfRecording } from '../use-cases/notify-of-recording.js';
import { notificationsQueue } from './notifications.queue.js';

const payload = z.object({ video_id: z.uuid(), step: z.enum(['COMPLETED', 'FAILED']).default('COMPLETED') });

export const notifyOfRecording = defineJob({
  name: 'notifications.tell-of-recording',
  queue: notificationsQueue,
  payload,
  jobId: ({ video_id, step }) => (step === 'FAILED' ? `${video_id}/FAILED` : video_id),
  startedBy: [
    on(recordingCompleted, ({ video_id }) => ({ video_id, step: 'COMPLETED' as const })),
    on(recordingFailed, ({ video_id }) => ({ video_id, step: 'FAILED' as const })),
    // From a worker of the version before, which has no event for recordings.
    on(videoCompleted, ({ video_id }) => ({ video_id, step: 'COMPLETED' as const })),
  ],
});

@HandlesJob(notifyOfRecording)
export class NotifyOfRecordingJob implements JobHandler<typeof notifyOfRecording> {
  constructor(private readonly notify: NotifyOfRecording) {}

  async handle({ video_id: videoId, step }: z.output<typeof payload>): Promise<JobOutcome> {
    return (await this.notify.execute(videoId, step)) ? 'done' : 'skipped';
  }
}

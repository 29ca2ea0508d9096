import { z } from 'zod';
import { defineJob, HandlesJob, type JobHandler, type JobOutcome, on } from '../../../platform/queue/index.js';
import { maintenanceQueue } from '../../../platform/outbox/sweep-outbox.job.js';
import { MediaFacade, recordingUploaded, videoUploaded } from '../../media/index.js';
import { RecordingRepository } from '../persistence/recording.repository.js';
import { chaptersMax } from '../use-cases/mark-chapter.js';

export const writeChapters = defineJob({
  name: 'rooms.write-chapters',
  queue: maintenanceQueue,
  payload: z.object({ video_id: z.uuid() }),
  jobId: ({ video_id }) => video_id,
  startedBy: [
    on(recordingUploaded, ({ video_id }) => ({ video_id })),
    // From an API of the version before, which has no event for recordings.
    on(videoUploaded, ({ video_id }) => ({ video_id })),
  ],
});

/** Gives the video of a recording the chapters that were marked during the interview. */
@HandlesJob(writeChapters)
export class WriteChaptersJob implements JobHandler<typeof writeChapters> {
  constructor(
    private readonly recordings: RecordingRepository,
    private readonly media: MediaFacade,
  ) {}

  async handle({ video_id: videoId }: { video_id: string }): Promise<JobOutcome> {
    const recording = await this.recordings.findByVideo(videoId);
    const chapters = recording ? await this.recordings.chaptersOf(recording.id, chaptersMax) : [];
    if (!recording || chapters.length === 0) return 'skipped';
    return (await this.media.setChapters(recording.interviewId, videoId, chapters)) ? 'done' : 'skipped';
  }
}

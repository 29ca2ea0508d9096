import { Outbox } from '../../../platform/outbox/index.js';
import { HandlesJob, type JobContext, type JobHandler, type JobOutcome } from '../../../platform/queue/index.js';
import { mediaLimits } from '../domain/media-limits.js';
import { CompressVideo } from '../use-cases/compress-video.js';
import { PauseProcessing } from '../use-cases/pause-processing.js';
import { compressVideo } from './compress-video.definition.js';

@HandlesJob(compressVideo)
export class CompressVideoJob implements JobHandler<typeof compressVideo> {
  constructor(
    private readonly compress: CompressVideo,
    private readonly pause: PauseProcessing,
    private readonly outbox: Outbox,
  ) {}

  async handle({ video_id }: { video_id: string }, context: JobContext): Promise<JobOutcome> {
    const outcome = await this.compress.execute(video_id, context);
    if (outcome !== 'busy') return outcome;
    await this.outbox.enqueue(compressVideo, { video_id }, { delayMs: mediaLimits.retryPlaceSeconds * 1000 });
    return 'skipped';
  }

  /** Its workers were killed repeatedly, or could not record a failure: pause the video. */
  async exhausted({ video_id }: { video_id: string }, error: Error): Promise<void> {
    await this.pause.execute(video_id, null, { kind: 'killed', detail: error.message });
  }
}

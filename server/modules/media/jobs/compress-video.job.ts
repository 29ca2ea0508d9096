import { Outbox } from '../../../platform/outbox/index.js';
import { HandlesJob, type JobContext, type JobHandler, type JobOutcome } from '../../../platform/queue/index.js';
import type { Lane } from '../domain/lane.js';
import { mediaLimits } from '../domain/media-limits.js';
import { CompressVideo } from '../use-cases/compress-video.js';
import { PauseProcessing } from '../use-cases/pause-processing.js';
import { compressionIn, compressLongVideo, compressVideo } from './compress-video.definition.js';

abstract class CompressionJob {
  abstract readonly lane: Lane;

  constructor(
    protected readonly compress: CompressVideo,
    protected readonly pause: PauseProcessing,
    protected readonly outbox: Outbox,
  ) {}

  async handle({ video_id }: { video_id: string }, context: JobContext): Promise<JobOutcome> {
    const outcome = await this.compress.execute(video_id, this.lane, context);
    if (outcome !== 'busy') return outcome;
    const delayMs = mediaLimits.retryPlaceSeconds * 1000;
    await this.outbox.enqueue(compressionIn(this.lane), { video_id }, { delayMs });
    return 'skipped';
  }

  /** Its workers were killed repeatedly, or could not record a failure: pause the video. */
  async exhausted({ video_id }: { video_id: string }, error: Error): Promise<void> {
    await this.pause.execute(video_id, null, { kind: 'killed', detail: error.message });
  }
}

@HandlesJob(compressVideo)
export class CompressVideoJob extends CompressionJob implements JobHandler<typeof compressVideo> {
  readonly lane = 'short';

  // Nest reads the types of a constructor from the class itself.
  constructor(compress: CompressVideo, pause: PauseProcessing, outbox: Outbox) {
    super(compress, pause, outbox);
  }
}

@HandlesJob(compressLongVideo)
export class CompressLongVideoJob extends CompressionJob implements JobHandler<typeof compressLongVideo> {
  readonly lane = 'long';

  constructor(compress: CompressVideo, pause: PauseProcessing, outbox: Outbox) {
    super(compress, pause, outbox);
  }
}

import { HandlesJob, type JobContext, type JobHandler, type JobOutcome } from '../../../platform/queue/index.js';
import { EraseReplaced } from '../use-cases/erase-replaced.js';
import { PauseRemake } from '../use-cases/pause-remake.js';
import { RemakeVideo } from '../use-cases/remake-video.js';
import { eraseReplaced, remakeVideo } from './remake-video.definition.js';

@HandlesJob(remakeVideo)
export class RemakeVideoJob implements JobHandler<typeof remakeVideo> {
  constructor(
    private readonly remake: RemakeVideo,
    private readonly pause: PauseRemake,
  ) {}

  handle({ video_id, request }: { video_id: string; request: number }, context: JobContext): Promise<JobOutcome> {
    return this.remake.execute(video_id, request, context);
  }

  /** Its workers were killed repeatedly, or could not record a failure. */
  async exhausted({ video_id, request }: { video_id: string; request: number }, error: Error): Promise<void> {
    await this.pause.execute(video_id, request, null, { kind: 'killed', detail: error.message });
  }
}

@HandlesJob(eraseReplaced)
export class EraseReplacedJob implements JobHandler<typeof eraseReplaced> {
  constructor(private readonly erase: EraseReplaced) {}

  async handle({ keys }: { keys: readonly string[] }): Promise<JobOutcome> {
    return (await this.erase.execute(keys)) > 0 ? 'done' : 'skipped';
  }
}

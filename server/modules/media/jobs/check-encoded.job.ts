import { HandlesJob, type JobContext, type JobHandler, type JobOutcome } from '../../../platform/queue/index.js';
import { refusalWords } from '../domain/encoder-refusal.js';
import { CheckEncoded } from '../use-cases/check-encoded.js';
import { ReleaseJob } from '../use-cases/release-job.js';
import { checkEncoded } from './check-encoded.definition.js';

@HandlesJob(checkEncoded)
export class CheckEncodedJob implements JobHandler<typeof checkEncoded> {
  constructor(
    private readonly check: CheckEncoded,
    private readonly release: ReleaseJob,
  ) {}

  async handle({ job_id }: { job_id: string }, context: JobContext): Promise<JobOutcome> {
    return (await this.check.execute(job_id, context)) ? 'done' : 'skipped';
  }

  /** Its workers were killed repeatedly: the files may be the reason, so a worker of ours makes the video from the original. */
  async exhausted({ job_id }: { job_id: string }, error: Error): Promise<void> {
    await this.release.execute(job_id, 'refused', `${refusalWords.CHECK_ENDED}${error.message}`);
  }
}

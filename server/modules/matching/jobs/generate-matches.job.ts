import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { PayloadOf } from '../../../platform/queue/define-job.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { RunGeneration } from '../use-cases/run-generation.js';
import { changed } from '../use-cases/settled.js';
import { generateMatches } from './generate-matches.definition.js';

/** Started by `POST /api/matches/generate`. */
@HandlesJob(generateMatches)
export class GenerateMatchesJob implements JobHandler<typeof generateMatches> {
  constructor(private readonly run: RunGeneration) {}

  async handle(payload: PayloadOf<typeof generateMatches>, { signal, log }: JobContext): Promise<JobOutcome> {
    const settled = await this.run.execute(payload, signal);
    log.info({ runId: payload.run_id, ...settled }, 'matches generated');
    return changed(settled) > 0 ? 'done' : 'skipped';
  }
}

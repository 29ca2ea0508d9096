import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.js';
import { HandlesJob, type JobHandler } from '../../../platform/queue/handles-job.decorator.js';
import type { JobContext, JobOutcome } from '../../../platform/queue/job-context.js';
import { AuditRun } from '../audit/audit-run.js';
import { faultNames } from '../audit/ledger-health.js';
import { creditsQueue } from './credits.queue.js';

export const auditLedger = defineJob({
  name: 'credits.audit-ledger',
  queue: creditsQueue,
  payload: z.object({}),
  attempts: 1,
  schedule: { everySeconds: 60 },
});

/** Every minute, because a wrong ledger must alert an operator. `npm run ledger:verify` then gives the details. */
@HandlesJob(auditLedger)
export class AuditLedgerJob implements JobHandler<typeof auditLedger> {
  constructor(private readonly audit: AuditRun) {}

  async handle(_payload: object, { log, signal }: JobContext): Promise<JobOutcome> {
    const broken = await this.audit.execute(signal);
    if (broken.length > 0) log.error({ broken }, `the ledger is broken: ${faultNames(broken)}`);
    return 'done';
  }
}

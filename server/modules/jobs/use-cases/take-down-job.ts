import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { JobRepository } from '../persistence/job.repository.js';
import { announce } from './announce.js';

/** An operator permanently removes a fraudulent posting. */
@Injectable()
export class TakeDownJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @returns false if it does not exist or was already removed. */
  execute(operatorId: string, jobId: string, reason: string | null): Promise<boolean> {
    return this.transaction.run(async () => {
      const job = await this.jobs.findForRenewal(jobId);
      if (!job) return false;
      const before = job.status;
      job.remove('OPERATOR', this.clock.now());
      await announce(this.outbox, job, before);
      await this.audit.record({ operatorId, action: 'JOB_TAKEN_DOWN', subject: { type: 'JOB', id: jobId }, reason });
      return true;
    });
  }
}

import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { InvalidInput, NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { IdentityFacade, StandingFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { reportResolved } from '../domain/messaging.events.js';
import { Report } from '../domain/report.entity.js';
import type { ResolveReportRequest } from '../http/reports.contract.js';

/** Actions taken besides the decision. */
type Effects = Readonly<Record<'account_suspended' | 'job_removed', boolean>>;

/** An operator decides a report once, with its actions in the same transaction. */
@Injectable()
export class ResolveReport {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly standing: StandingFacade,
    private readonly jobs: JobsFacade,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, ReportResolvedAlready, InvalidInput for an action that does not fit the report */
  execute(operatorId: string, id: string, decision: ResolveReportRequest): Promise<void> {
    const { status, note } = decision;
    return this.transaction.run(async () => {
      const report = await this.em.findOne(Report, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!report) throw new NotFound();
      report.resolve({ status, note }, operatorId, this.clock.now());
      await this.em.flush();
      const effects = await this.#follow(operatorId, report, decision);
      await this.outbox.publish(reportResolved, { report_id: id, reporter_id: report.reporterId, status });
      await this.audit.record({
        operatorId,
        action: `REPORT_${status}`,
        subject: { type: 'REPORT', id },
        reason: note,
        details: { target_type: report.targetType, target_id: report.targetId, ...effects },
      });
    });
  }

  async #follow(operatorId: string, report: Report, decision: ResolveReportRequest): Promise<Effects> {
    const { status, suspend_reason: reason = null, remove_job: removeJob = false } = decision;
    const { accusedId, targetId, targetType } = report;
    const refuse = (path: string): never => {
      throw new InvalidInput([{ path, code: 'FIELD.INVALID' }]);
    };
    if (reason !== null && (status === 'DISMISSED' || accusedId === null)) refuse('suspend_reason');
    if (removeJob && (status === 'DISMISSED' || targetType !== 'JOB')) refuse('remove_job');
    // Close the posting before suspending its author, because a suspension only pauses it.
    const removed = removeJob && (await this.jobs.takeDown(operatorId, targetId, decision.note));
    const suspend = reason !== null && accusedId !== null && (await this.identity.findAccount(accusedId))?.active;
    if (suspend) await this.standing.setStanding(operatorId, { accountId: accusedId, status: 'SUSPENDED', reason });
    return { account_suspended: suspend === true, job_removed: removed };
  }
}

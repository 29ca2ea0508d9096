import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { reportResolved } from '../domain/messaging.events.js';
import { Report } from '../domain/report.entity.js';
import type { ResolveReportRequest } from '../http/reports.contract.js';

/** An operator decides about a report, once. */
@Injectable()
export class ResolveReport {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, ReportResolvedAlready */
  execute(operatorId: string, id: string, decision: ResolveReportRequest): Promise<void> {
    return this.transaction.run(async () => {
      const report = await this.em.findOne(Report, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!report) throw new NotFound();
      report.resolve(decision, operatorId, this.clock.now());
      await this.outbox.publish(reportResolved, {
        report_id: id,
        reporter_id: report.reporterId,
        status: decision.status,
      });
    });
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Report } from '../domain/report.entity.js';
import type { ReportTargetAnswer } from '../http/report-target.contract.js';
import { ReportTargetQuery } from '../queries/report-target.query.js';

/** Opens a reported item for an operator. Each access is audited, because messages and profiles are private. */
@Injectable()
export class OpenReportTarget {
  constructor(
    private readonly em: EntityManager,
    private readonly target: ReportTargetQuery,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound if the report does not exist. */
  execute(operatorId: string, reportId: string): Promise<ReportTargetAnswer> {
    return this.transaction.run(async () => {
      const report = await this.em.findOne(Report, { id: reportId });
      if (!report) throw new NotFound();
      const { targetType, targetId } = report;
      const answer = await this.target.execute(targetType, targetId);
      await this.audit.record({
        operatorId,
        action: 'REPORT_TARGET_OPENED',
        subject: { type: 'REPORT', id: reportId },
        details: { target_type: targetType, target_id: targetId },
      });
      return answer;
    });
  }
}

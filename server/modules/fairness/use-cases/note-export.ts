import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Transaction } from '../../../platform/database/transaction.js';

/** Records in the audit log that an operator exported the report. */
@Injectable()
export class NoteExport {
  constructor(
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  execute(operatorId: string): Promise<void> {
    return this.transaction.run(() =>
      this.audit.record({
        operatorId,
        action: 'IMPACT_RATIOS_EXPORTED',
        subject: { type: 'REPORT', id: 'impact-ratios' },
      }),
    );
  }
}

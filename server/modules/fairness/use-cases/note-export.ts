import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Transaction } from '../../../platform/database/transaction.js';

/** Takes down that an operator took the report along. */
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

import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { FindAccounts } from '../queries/find-accounts.query.js';
import { EndSessions } from './end-sessions.js';

/** Signs an account out on all devices, by an operator. */
@Injectable()
export class SignOutEverywhere {
  constructor(
    private readonly accounts: FindAccounts,
    private readonly endSessions: EndSessions,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @returns the number of ended sessions. @throws NotFound */
  execute(operatorId: string, accountId: string): Promise<number> {
    return this.transaction.run(async () => {
      if (!(await this.accounts.execute([accountId])).has(accountId)) throw new NotFound();
      const ended = await this.endSessions.all(accountId);
      const subject = { type: 'ACCOUNT', id: accountId };
      await this.audit.record({ operatorId, action: 'SESSIONS_ENDED', subject, details: { ended } });
      return ended;
    });
  }
}

import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { InvalidInput, NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Account } from '../domain/account.entity.js';
import { ApprovalDecision } from '../domain/approval-decision.entity.js';
import type { Decision } from '../domain/approval-lifecycle.js';
import { RequestEmail } from './request-email.js';

export interface ApprovalChoice {
  readonly accountId: string;
  readonly decision: Decision;
  /** Shown to the recruiter; required for a rejection. */
  readonly reason: string | null;
}

/** An operator's decision about a recruiter: recorded, effective from the next request on, and sent by email. */
@Injectable()
export class DecideApproval {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly requestEmail: RequestEmail,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @throws NotFound if the account is closed or not a recruiter's.
   * @throws InvalidInput for a rejection without a reason.
   * @throws ApprovalDecided also for the second of two concurrent operators.
   */
  async execute(operator: Actor, { accountId, decision, reason }: ApprovalChoice): Promise<void> {
    if (decision === 'REJECTED' && reason === null) {
      throw new InvalidInput([{ path: 'reason', code: 'FIELD.REQUIRED' }]);
    }
    await this.transaction.run(async () => {
      const account = await this.em.findOne(
        Account,
        { id: accountId, userType: 'RECRUITER', status: { $ne: 'DELETED' } },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (!account) throw new NotFound();
      const now = this.clock.now();
      account.decide(decision, now);
      this.em.persist(
        ApprovalDecision.made({ id: newId(), accountId, status: decision, reason, decidedBy: operator.id }, now),
      );
      await this.requestEmail.execute(accountId, decision === 'APPROVED' ? 'RECRUITER_APPROVED' : 'RECRUITER_REJECTED');
      await this.audit.record({
        operatorId: operator.id,
        action: decision === 'APPROVED' ? 'RECRUITER_APPROVED' : 'RECRUITER_REJECTED',
        subject: { type: 'ACCOUNT', id: accountId },
        reason,
      });
    });
  }
}

import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Account } from '../domain/account.entity.js';
import { accountVisibilityChanged } from '../domain/identity.events.js';
import { Profile } from '../domain/profile.entity.js';
import { type Standing, StandingFollowers } from '../domain/standing.js';
import { StandingDecision } from '../domain/standing-decision.entity.js';
import { RequestEmail } from './request-email.js';
import { EndSessions } from './end-sessions.js';

export interface StandingChoice {
  readonly accountId: string;
  readonly status: Standing;
  /** Shown to the suspended person. */
  readonly reason: string;
}

/**
 * Suspends or restores an account. Suspension ends all sessions, hides the person, closes their open matters, and sends the
 * reason by email. Restoring lets the person sign in again; nothing is reopened automatically.
 */
@Injectable()
export class SetStanding {
  constructor(
    private readonly em: EntityManager,
    private readonly followers: StandingFollowers,
    private readonly endSessions: EndSessions,
    private readonly requestEmail: RequestEmail,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound for unknown or closed accounts, and for operators.
   * @throws StandingUnchanged also for the second of two concurrent operators.
   */
  execute(operatorId: string, { accountId, status, reason }: StandingChoice): Promise<void> {
    return this.transaction.run(async () => {
      // A reservation holds both accounts: it completes before this lock, or finds the account suspended.
      const account = await this.em.findOne(
        Account,
        { id: accountId, userType: { $in: ['JOB_SEEKER', 'RECRUITER'] }, status: { $ne: 'DELETED' } },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (!account) throw new NotFound();
      const now = this.clock.now();
      account.setStanding(status, now);
      this.em.persist(StandingDecision.made({ id: newId(), accountId, status, reason, decidedBy: operatorId }, now));
      await this.em.flush();
      if (status === 'SUSPENDED') {
        await this.endSessions.all(accountId);
        await this.followers.suspended(accountId);
      }
      const profile = await this.em.findOneOrFail(Profile, { accountId });
      if (account.userType === 'JOB_SEEKER' && profile.visible) {
        await this.outbox.publish(accountVisibilityChanged, { user_id: accountId, visible: status === 'ACTIVE' });
      }
      const suspended = status === 'SUSPENDED';
      await this.requestEmail.execute(accountId, suspended ? 'ACCOUNT_SUSPENDED' : 'ACCOUNT_RESTORED');
      await this.audit.record({
        operatorId,
        action: suspended ? 'ACCOUNT_SUSPENDED' : 'ACCOUNT_RESTORED',
        subject: { type: 'ACCOUNT', id: accountId },
        reason,
      });
    });
  }
}

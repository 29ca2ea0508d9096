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
import { AskForLetter } from './ask-for-letter.js';
import { EndSessions } from './end-sessions.js';

export interface StandingChoice {
  readonly accountId: string;
  readonly status: Standing;
  /** Whoever is suspended reads it. */
  readonly reason: string;
}

/**
 * An operator suspends an account or restores it. Suspended: signed out everywhere at once, found by nobody, nothing stands or
 * waits in that name any more, and told why by letter. Restored: may come back, and takes up what they want to take up again.
 */
@Injectable()
export class SetStanding {
  constructor(
    private readonly em: EntityManager,
    private readonly followers: StandingFollowers,
    private readonly endSessions: EndSessions,
    private readonly askForLetter: AskForLetter,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound for nobody, for who left, and for an operator: they keep each other out by other means.
   * @throws StandingUnchanged also for the second of two operators at once.
   */
  execute(operatorId: string, { accountId, status, reason }: StandingChoice): Promise<void> {
    return this.transaction.run(async () => {
      // Whoever reserves holds the accounts of both: it is through before this, or finds the account suspended.
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
      await this.askForLetter.execute(accountId, suspended ? 'ACCOUNT_SUSPENDED' : 'ACCOUNT_RESTORED');
      await this.audit.record({
        operatorId,
        action: suspended ? 'ACCOUNT_SUSPENDED' : 'ACCOUNT_RESTORED',
        subject: { type: 'ACCOUNT', id: accountId },
        reason,
      });
    });
  }
}

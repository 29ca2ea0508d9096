import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Account } from '../domain/account.entity.js';
import { Consent } from '../domain/consent.entity.js';
import { accountVisibilityChanged } from '../domain/identity.events.js';
import { Profile } from '../domain/profile.entity.js';

export interface PreferenceChanges {
  readonly notifications: {
    readonly emailMessages?: boolean;
    readonly emailUpdates?: boolean;
    readonly emailApplications?: boolean;
  };
  readonly profileVisible: boolean | null;
}

/** Updates email preferences and visibility. Each change of visibility is recorded. */
@Injectable()
export class UpdatePreferences {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  execute(accountId: string, changes: PreferenceChanges): Promise<void> {
    return this.transaction.run(async () => {
      const account = await this.em.findOneOrFail(Account, { id: accountId });
      const now = this.clock.now();
      account.change(changes.notifications, now);
      if (changes.profileVisible === null) return;

      const visible = changes.profileVisible;
      const profile = await this.em.findOneOrFail(Profile, { accountId });
      if (!profile.setVisible(visible, now)) return;
      this.em.persist(Consent.given({ id: newId(), accountId, kind: 'PROFILE_VISIBLE', granted: visible }, now));
      if (account.userType === 'JOB_SEEKER') {
        await this.outbox.publish(accountVisibilityChanged, { user_id: accountId, visible });
      }
    });
  }
}

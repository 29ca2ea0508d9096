import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Account } from '../domain/account.entity.js';
import { profileChanged } from '../domain/identity.events.js';
import { Profile, type ProfileChanges } from '../domain/profile.entity.js';

export interface MyChanges {
  readonly account: { readonly fullName?: string; readonly language?: 'fr' | 'en'; readonly theme?: 'dark' | 'light' };
  readonly profile: ProfileChanges;
}

/** Changes what somebody tells about themselves. Fields that are not given stay as they are. */
@Injectable()
export class UpdateMe {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  execute(accountId: string, changes: MyChanges): Promise<void> {
    return this.transaction.run(async () => {
      const account = await this.em.findOneOrFail(Account, { id: accountId });
      const profile = await this.em.findOneOrFail(Profile, { accountId });
      const now = this.clock.now();
      if (Object.keys(changes.account).length > 0) account.change(changes.account, now);
      if (Object.keys(changes.profile).length === 0) return;
      profile.change(changes.profile, now);
      if (account.userType === 'JOB_SEEKER') await this.outbox.publish(profileChanged, { user_id: accountId });
    });
  }
}

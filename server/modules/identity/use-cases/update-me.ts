import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Account } from '../domain/account.entity.js';
import { Consent } from '../domain/consent.entity.js';
import { profileChanged } from '../domain/identity.events.js';
import { Profile, type ProfileChanges } from '../domain/profile.entity.js';

export interface MyChanges {
  readonly account: { readonly fullName?: string; readonly language?: 'fr' | 'en'; readonly theme?: 'dark' | 'light' };
  readonly profile: ProfileChanges;
}

/** Updates the caller's profile. Missing fields stay unchanged. The answer about video sales is recorded as a consent. */
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
      const profile = await this.#profileOf(accountId, changes.profile);
      const now = this.clock.now();
      if (Object.keys(changes.account).length > 0) account.change(changes.account, now);
      if (Object.keys(changes.profile).length === 0) return;
      const before = profile.videoSaleAllowed;
      profile.change(changes.profile, now);
      if (account.userType === 'JOB_SEEKER' && profile.videoSaleAllowed !== before) {
        // No answer means no, so withdrawing an answer is recorded as a no.
        const granted = profile.videoSaleAllowed === true;
        this.em.persist(Consent.given({ id: newId(), accountId, kind: 'VIDEO_SALE', granted }, now));
      }
      if (account.userType === 'JOB_SEEKER') await this.outbox.publish(profileChanged, { user_id: accountId });
    });
  }

  /** Locked while the answer about sales changes, so that each change is recorded once. */
  #profileOf(accountId: string, { videoSaleAllowed }: ProfileChanges): Promise<Profile> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    return this.em.findOneOrFail(Profile, { accountId }, videoSaleAllowed === undefined ? {} : lock);
  }
}

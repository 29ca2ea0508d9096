import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Account } from '../domain/account.entity.js';
import { Consent, type ConsentKind } from '../domain/consent.entity.js';
import { EmailTaken } from '../domain/identity.errors.js';
import { accountRegistered } from '../domain/identity.events.js';
import { Profile } from '../domain/profile.entity.js';
import type { UserType } from '../domain/user-type.js';

export interface AccountOpening {
  /** If a passkey was made for it; otherwise a new one. */
  readonly id?: string;
  readonly email: string;
  /** Null if the account signs in with a provider, a link by email or a passkey. */
  readonly passwordHash: string | null;
  readonly fullName: string;
  readonly userType: UserType;
  readonly language: 'fr' | 'en';
  /** Approves a recruiter without an operator's review. */
  readonly approveAtOnce: boolean;
  /** Whether it is known that the person receives email at this address. */
  readonly emailVerified: boolean;
  readonly profileVisible: boolean;
  readonly consents: readonly { readonly kind: ConsentKind; readonly granted: boolean }[];
}

/** Creates an account with an empty profile and its consents. The only way to create accounts. */
@Injectable()
export class OpenAccount {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @returns the id of the account.
   * @throws EmailTaken also for a concurrent sign-up, by the unique index.
   */
  execute(opening: AccountOpening): Promise<string> {
    return this.transaction.run(async () => {
      const now = this.clock.now();
      const { id = newId() } = opening;
      this.em.persist(Account.open({ ...opening, id }, now));
      try {
        await this.em.flush();
      } catch (error) {
        if (error instanceof UniqueConstraintViolationException) throw new EmailTaken();
        throw error;
      }
      this.em.persist(Profile.empty(id, opening.profileVisible, now));
      for (const { kind, granted } of opening.consents) {
        this.em.persist(Consent.given({ id: newId(), accountId: id, kind, granted }, now));
      }
      await this.em.flush();
      await this.outbox.publish(accountRegistered, { user_id: id, user_type: opening.userType });
      return id;
    });
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { Account } from '../domain/account.entity.js';
import { EmailTaken } from '../domain/identity.errors.js';
import { acceptedPassword } from '../domain/password-policy.js';
import { recordableConsents } from '../domain/sign-up-consents.js';
import type { UserType } from '../domain/user-type.js';
import { OpenAccount } from './open-account.js';

export interface AccountToEnsure {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly userType: UserType;
  readonly language: 'fr' | 'en';
}

/**
 * Ensures that an approved account exists, for the demo and the first operator. Not reachable over HTTP, so nobody can make
 * themselves an operator. An existing account is unchanged.
 */
@Injectable()
export class EnsureAccount {
  constructor(
    private readonly em: EntityManager,
    private readonly hasher: PasswordHasher,
    private readonly openAccount: OpenAccount,
  ) {}

  /** @throws EmailTaken if an account of another kind has this address. */
  async execute(input: AccountToEnsure): Promise<{ accountId: string; created: boolean }> {
    const email = input.email.toLowerCase();
    const existing = await this.#find(email, input.userType);
    if (existing) return { accountId: existing, created: false };
    const passwordHash = await this.hasher.hash(acceptedPassword(input.password));
    try {
      const accountId = await this.openAccount.execute({
        email,
        passwordHash,
        fullName: input.fullName,
        userType: input.userType,
        language: input.language,
        approveAtOnce: true,
        emailVerified: true,
        profileVisible: true,
        // Operators are staff and need no consents; demo users are adults who accept the terms.
        consents: input.userType === 'OPERATOR' ? [] : recordableConsents({ adult: true, terms: true, privacy: true }),
      });
      return { accountId, created: true };
    } catch (error) {
      if (!(error instanceof EmailTaken)) throw error;
      // Another process created it between the read and the write.
      const made = await this.#find(email, input.userType);
      if (!made) throw error;
      return { accountId: made, created: false };
    }
  }

  async #find(email: string, userType: UserType): Promise<string | null> {
    const account = await this.em.fork().findOne(Account, { email });
    if (account && account.userType !== userType) throw new EmailTaken();
    return account?.id ?? null;
  }
}

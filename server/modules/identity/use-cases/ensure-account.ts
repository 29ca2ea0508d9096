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
 * Makes sure an account exists, approved: for the demo's content and for the first operator. Not reachable over HTTP, so nobody
 * makes themselves an operator. An account of that e-mail is left as it is.
 */
@Injectable()
export class EnsureAccount {
  constructor(
    private readonly em: EntityManager,
    private readonly hasher: PasswordHasher,
    private readonly openAccount: OpenAccount,
  ) {}

  /** @throws EmailTaken when the e-mail belongs to an account of another kind. */
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
        // Operators are our own people; whoever looks around in the demo does so as an adult under the terms.
        consents: input.userType === 'OPERATOR' ? [] : recordableConsents({ adult: true, terms: true, privacy: true }),
      });
      return { accountId, created: true };
    } catch (error) {
      if (!(error instanceof EmailTaken)) throw error;
      // Another replica made it between the look and the write.
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

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { leakedPasswords } from '../credentials/leaked-passwords.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { Account } from '../domain/account.entity.js';
import { CompanySignIn } from '../domain/company-sign-in.js';
import { CompanySignInRequired, LinkInvalid } from '../domain/identity.errors.js';
import { chosenPassword } from '../domain/password-policy.js';
import { AccountTokens } from '../persistence/account-tokens.js';
import { LoginAttempts } from '../persistence/login-attempts.js';
import { Passkeys } from '../persistence/passkeys.js';
import { SecondFactors } from '../persistence/second-factors.js';
import { RequestEmail } from './request-email.js';
import { EndSessions } from './end-sessions.js';

/** Sets a new password with the link of an email, ends all sessions and removes all passkeys. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly hasher: PasswordHasher,
    private readonly tokens: AccountTokens,
    private readonly attempts: LoginAttempts,
    private readonly secondFactors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly endSessions: EndSessions,
    private readonly requestEmail: RequestEmail,
    private readonly companySignIn: CompanySignIn,
    private readonly logger: Logger,
  ) {}

  /**
   * A refused password does not use the link.
   *
   * @throws LinkInvalid also for the second of two concurrent calls.
   * @throws CompanySignInRequired
   * @throws PasswordCommon
   */
  async execute(token: string, password: string): Promise<void> {
    const accountId = await this.tokens.find('RESET_PASSWORD', token);
    const person = accountId === null ? null : await this.em.fork().findOne(Account, { id: accountId });
    if (!person) throw new LinkInvalid();
    if (await this.companySignIn.isRequiredFor(person.id)) throw new CompanySignInRequired();
    const passwordHash = await this.hasher.hash(chosenPassword(password, person, leakedPasswords));
    await this.transaction.run(async () => {
      const taken = await this.tokens.take('RESET_PASSWORD', token);
      if (taken === null) throw new LinkInvalid();
      const account = await this.em.findOneOrFail(Account, { id: taken });
      const now = this.clock.now();
      account.setPasswordHash(passwordHash, now);
      // If the address was never confirmed, the second step can belong to an attacker who opened the account in advance.
      if (account.emailVerifiedAt === null) await this.secondFactors.remove(taken);
      // The email about a new passkey leads here if it was not the owner who added it.
      await this.passkeys.removeAll(taken);
      // The email arrived, so the address is confirmed.
      account.verifyEmail(now);
      await this.tokens.drop(taken, 'VERIFY_EMAIL');
      await this.endSessions.all(taken);
      await this.attempts.forgetStrangers(account.email);
      await this.requestEmail.execute(taken, 'PASSWORD_CHANGED');
    });
    this.logger.info({ event: 'password-changed', by: 'reset', accountId: person.id }, 'password changed');
  }
}

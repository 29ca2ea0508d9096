import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { InvalidInput } from '../../../platform/errors/request.errors.js';
import { Logger } from '../../../platform/logging/logger.js';
import { leakedPasswords } from '../credentials/leaked-passwords.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { Account } from '../domain/account.entity.js';
import { chosenPassword } from '../domain/password-policy.js';
import { AccountTokens } from '../persistence/account-tokens.js';
import { RequestEmail } from './request-email.js';
import { EndSessions } from './end-sessions.js';
import { Reauthenticate } from './reauthenticate.js';

/** Changes the password or sets a first one. The current session stays open; all others end. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly hasher: PasswordHasher,
    private readonly reauthenticate: Reauthenticate,
    private readonly tokens: AccountTokens,
    private readonly endSessions: EndSessions,
    private readonly requestEmail: RequestEmail,
    private readonly logger: Logger,
  ) {}

  /**
   * @throws InvalidInput if the account has a password and it is missing in the request.
   * @throws WrongPassword
   * @throws ReauthenticationRequired if the account has no password and the session is not fresh.
   * @throws PasswordCommon
   * @throws TooManyAttempts
   */
  async execute(actor: Actor, currentPassword: string | undefined, newPassword: string): Promise<void> {
    const before = await this.em.fork().findOneOrFail(Account, { id: actor.id });
    if (before.passwordHash !== null && currentPassword === undefined) {
      throw new InvalidInput([{ path: 'current_password', code: 'FIELD.REQUIRED' }]);
    }
    await this.reauthenticate.assert(actor, currentPassword);
    const passwordHash = await this.hasher.hash(chosenPassword(newPassword, before, leakedPasswords, 'new_password'));
    await this.transaction.run(async () => {
      const account = await this.em.findOneOrFail(Account, { id: actor.id });
      account.setPasswordHash(passwordHash, this.clock.now());
      await this.tokens.drop(actor.id, 'RESET_PASSWORD');
      await this.endSessions.all(actor.id, actor.sessionId);
      await this.requestEmail.execute(actor.id, 'PASSWORD_CHANGED');
    });
    this.logger.info({ event: 'password-changed', by: 'owner', accountId: actor.id }, 'password changed');
  }
}

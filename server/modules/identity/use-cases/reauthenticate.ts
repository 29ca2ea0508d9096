import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Logger } from '../../../platform/logging/logger.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { Account } from '../domain/account.entity.js';
import { isFresh } from '../domain/fresh-session.js';
import { ReauthenticationRequired, WrongPassword } from '../domain/identity.errors.js';
import { limits } from '../domain/limits.js';
import { Session } from '../domain/session.entity.js';
import { Throttle } from '../persistence/throttle.js';

/**
 * Requires proof that the owner acts, before irreversible actions: the password, or a fresh session. Call it outside a
 * transaction, because hashing takes 70 ms and a wrong password must stay counted.
 */
@Injectable()
export class Reauthenticate {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
    private readonly hasher: PasswordHasher,
    private readonly throttle: Throttle,
    private readonly logger: Logger,
  ) {}

  /**
   * A given password must be right, even in a fresh session.
   *
   * @throws ReauthenticationRequired without a password in a session that is not fresh.
   * @throws WrongPassword
   * @throws TooManyAttempts
   */
  async assert(actor: Actor, currentPassword?: string): Promise<void> {
    if (currentPassword !== undefined) return this.assertPassword(actor.id, currentPassword);
    const session = await this.em.fork().findOne(Session, { id: actor.sessionId, accountId: actor.id });
    if (!session || !isFresh(session.createdAt, await this.time.now())) throw new ReauthenticationRequired();
  }

  /**
   * @throws WrongPassword also if the account has no password.
   * @throws TooManyAttempts
   */
  async assertPassword(accountId: string, password: string): Promise<void> {
    const attempt = { limit: limits.reauthenticate, of: [accountId] };
    await this.throttle.count(attempt);
    const account = await this.em.fork().findOne(Account, { id: accountId });
    if (!(await this.hasher.verify(account?.passwordHash ?? null, password))) {
      this.logger.warn({ event: 'password-refused', accountId }, 'password refused');
      throw new WrongPassword();
    }
    await this.throttle.giveBack(attempt);
  }
}

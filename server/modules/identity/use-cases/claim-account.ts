import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Account } from '../domain/account.entity.js';
import { AccountTokens } from '../persistence/account-tokens.js';
import { Passkeys } from '../persistence/passkeys.js';
import { SecondFactors } from '../persistence/second-factors.js';
import { EndSessions } from './end-sessions.js';

/**
 * A provider proved that the person owns the account's address. If the address was never confirmed, an attacker may have opened the
 * account in advance: its password, second step, passkeys, sessions and open links are removed.
 */
@Injectable()
export class ClaimAccount {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly tokens: AccountTokens,
    private readonly secondFactors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly endSessions: EndSessions,
  ) {}

  /** Call it inside a transaction. */
  async execute(account: Account): Promise<void> {
    if (account.emailVerifiedAt !== null) return;
    const now = this.clock.now();
    account.setPasswordHash(null, now);
    account.verifyEmail(now);
    await this.em.flush();
    await this.tokens.drop(account.id, 'VERIFY_EMAIL', 'RESET_PASSWORD');
    await this.secondFactors.remove(account.id);
    await this.passkeys.removeAll(account.id);
    await this.endSessions.all(account.id);
  }
}

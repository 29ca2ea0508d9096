import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { newRecoverySalt } from '../credentials/recovery-codes.js';
import { newTotpSecret, totpAddress } from '../credentials/totp.js';
import { Account } from '../domain/account.entity.js';
import { SecondFactorOn } from '../domain/identity.errors.js';
import { SecondFactors } from '../persistence/second-factors.js';
import { Reauthenticate } from './reauthenticate.js';

/** Creates a secret for an authenticator application. Codes are required only after the first one was confirmed. */
@Injectable()
export class BeginSecondFactor {
  constructor(
    private readonly em: EntityManager,
    private readonly reauthenticate: Reauthenticate,
    private readonly factors: SecondFactors,
  ) {}

  /**
   * @throws ReauthenticationRequired
   * @throws WrongPassword
   * @throws SecondFactorOn
   */
  async execute(actor: Actor, currentPassword?: string): Promise<{ secret: string; address: string }> {
    await this.reauthenticate.assert(actor, currentPassword);
    const { email } = await this.em.fork().findOneOrFail(Account, { id: actor.id });
    const secret = newTotpSecret();
    if (!(await this.factors.begin(actor.id, secret, newRecoverySalt()))) throw new SecondFactorOn();
    return { secret, address: totpAddress(secret, email) };
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { hashOfRecoveryCode, newRecoveryCodes, readRecoveryCode } from '../credentials/recovery-codes.js';
import { SecondFactorOff } from '../domain/identity.errors.js';
import { limits } from '../domain/limits.js';
import { SecondFactors } from '../persistence/second-factors.js';
import { Throttle } from '../persistence/throttle.js';
import { Reauthenticate } from './reauthenticate.js';

/** Replaces all recovery codes with ten new ones. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly transaction: Transaction,
    private readonly reauthenticate: Reauthenticate,
    private readonly factors: SecondFactors,
    private readonly throttle: Throttle,
    private readonly logger: Logger,
  ) {}

  /**
   * @returns the codes, shown once.
   * @throws ReauthenticationRequired
   * @throws WrongPassword
   * @throws SecondFactorOff
   * @throws TooManyAttempts
   */
  async execute(actor: Actor, currentPassword?: string): Promise<readonly string[]> {
    await this.reauthenticate.assert(actor, currentPassword);
    const factor = await this.factors.find(actor.id, 'on');
    if (!factor) throw new SecondFactorOff();
    const { codes, hashes } = await this.make(actor.id, factor.recoverySalt);
    await this.transaction.run(() => this.factors.replaceRecoveryCodes(actor.id, hashes));
    this.logger.info({ event: 'recovery-codes-renewed', accountId: actor.id }, 'recovery codes renewed');
    return codes;
  }

  /**
   * Ten hashes take most of a second of one core: do not call it in a transaction; limited to five per hour.
   *
   * @throws TooManyAttempts
   */
  async make(accountId: string, salt: Uint8Array): Promise<{ codes: readonly string[]; hashes: readonly string[] }> {
    await this.throttle.count({ limit: limits.recoveryCodes, of: [accountId] });
    const codes = newRecoveryCodes();
    const hashes: string[] = [];
    // Sequential, so that sign-ins do not wait behind ten hashes.
    for (const code of codes) hashes.push(await hashOfRecoveryCode(readRecoveryCode(code) ?? code, salt));
    return { codes, hashes };
  }
}

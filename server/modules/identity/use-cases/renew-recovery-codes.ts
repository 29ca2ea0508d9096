import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { hashOfRecoveryCode, newRecoveryCodes, readRecoveryCode } from '../credentials/recovery-codes.js';
import { SecondFactorOff } from '../domain/identity.errors.js';
import { SecondFactors } from '../persistence/second-factors.js';
import { Reauthenticate } from './reauthenticate.js';

/** Ten new recovery codes in the place of whatever is left of the old ones. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly transaction: Transaction,
    private readonly reauthenticate: Reauthenticate,
    private readonly factors: SecondFactors,
    private readonly logger: Logger,
  ) {}

  /**
   * @returns the codes, which are shown once.
   * @throws ReauthenticationRequired
   * @throws WrongPassword
   * @throws SecondFactorOff
   */
  async execute(actor: Actor, currentPassword?: string): Promise<readonly string[]> {
    await this.reauthenticate.assert(actor, currentPassword);
    const factor = await this.factors.find(actor.id, 'on');
    if (!factor) throw new SecondFactorOff();
    const { codes, hashes } = await this.make(factor.recoverySalt);
    await this.transaction.run(() => this.factors.replaceRecoveryCodes(actor.id, hashes));
    this.logger.info({ event: 'recovery-codes-renewed', accountId: actor.id }, 'recovery codes renewed');
    return codes;
  }

  /** Hashing ten takes most of a second of one core: never within a transaction. */
  async make(salt: Uint8Array): Promise<{ codes: readonly string[]; hashes: readonly string[] }> {
    const codes = newRecoveryCodes();
    const hashes = await Promise.all(codes.map((code) => hashOfRecoveryCode(readRecoveryCode(code) ?? code, salt)));
    return { codes, hashes };
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Logger } from '../../../platform/logging/logger.js';
import { hashOfRecoveryCode, readRecoveryCode } from '../credentials/recovery-codes.js';
import { stepOfCode } from '../credentials/totp.js';
import { SecondFactorRefused, SecondFactorRequired } from '../domain/identity.errors.js';
import { limits } from '../domain/limits.js';
import { type KnownFactor, SecondFactors } from '../persistence/second-factors.js';
import { Throttle } from '../persistence/throttle.js';

/**
 * Checks the code of an account with two-step sign-in, after the first step. Call it outside a transaction, so that a wrong code
 * stays counted and a right one used even if the sign-in fails later.
 */
@Injectable()
export class ProveSecondFactor {
  constructor(
    private readonly factors: SecondFactors,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * @param code of the application, or a recovery code; ignored if the account has no second step.
   * @throws SecondFactorRequired
   * @throws SecondFactorRefused
   * @throws TooManyAttempts
   */
  async assert(accountId: string, code: string | undefined): Promise<void> {
    const factor = await this.factors.find(accountId, 'on');
    if (!factor) return;
    if (code === undefined) throw new SecondFactorRequired();
    const attempt = { limit: limits.secondFactor, of: [accountId] };
    await this.throttle.count(attempt);
    const by = await this.#use(accountId, factor, code);
    if (by === null) {
      this.logger.warn({ event: 'sign-in-refused', by: 'second-factor', accountId }, 'sign-in refused');
      throw new SecondFactorRefused();
    }
    await this.throttle.giveBack(attempt);
    if (by === 'recovery') this.logger.info({ event: 'recovery-code-used', accountId }, 'recovery code used');
  }

  async #use(accountId: string, factor: KnownFactor, code: string): Promise<'application' | 'recovery' | null> {
    const digits = code.replace(/\s/g, '');
    if (/^\d{6}$/.test(digits)) {
      const step = stepOfCode(await factor.secret(), digits, this.clock.now());
      return step !== null && (await this.factors.useStep(accountId, step)) ? 'application' : null;
    }
    const recovery = readRecoveryCode(code);
    if (recovery === null) return null;
    const hash = await hashOfRecoveryCode(recovery, factor.recoverySalt);
    return (await this.factors.useRecoveryCode(accountId, hash)) ? 'recovery' : null;
  }
}

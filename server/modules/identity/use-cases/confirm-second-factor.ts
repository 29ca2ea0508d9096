import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { stepOfCode } from '../credentials/totp.js';
import { SecondFactorCodeWrong, SecondFactorOff } from '../domain/identity.errors.js';
import { limits } from '../domain/limits.js';
import { SecondFactors } from '../persistence/second-factors.js';
import { Throttle } from '../persistence/throttle.js';
import { RequestEmail } from './request-email.js';
import { Reauthenticate } from './reauthenticate.js';
import { RenewRecoveryCodes } from './renew-recovery-codes.js';

/** Activates two-step sign-in. The first code proves that the application has the secret. */
@Injectable()
export class ConfirmSecondFactor {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly reauthenticate: Reauthenticate,
    private readonly throttle: Throttle,
    private readonly factors: SecondFactors,
    private readonly recoveryCodes: RenewRecoveryCodes,
    private readonly requestEmail: RequestEmail,
    private readonly logger: Logger,
  ) {}

  /**
   * @returns the recovery codes, shown once.
   * @throws ReauthenticationRequired
   * @throws WrongPassword
   * @throws SecondFactorOff if none was begun, or it is already active.
   * @throws SecondFactorCodeWrong
   * @throws TooManyAttempts
   */
  async execute(actor: Actor, code: string, currentPassword?: string): Promise<readonly string[]> {
    await this.reauthenticate.assert(actor, currentPassword);
    const factor = await this.factors.find(actor.id, 'begun');
    if (!factor) throw new SecondFactorOff();
    const attempt = { limit: limits.secondFactor, of: [actor.id] };
    await this.throttle.count(attempt);
    const step = stepOfCode(await factor.secret(), code.replace(/\s/g, ''), this.clock.now());
    if (step === null) throw new SecondFactorCodeWrong();
    await this.throttle.giveBack(attempt);
    const { codes, hashes } = await this.recoveryCodes.make(actor.id, factor.recoverySalt);
    await this.transaction.run(async () => {
      if (!(await this.factors.confirm(actor.id, factor, step))) throw new SecondFactorOff();
      await this.factors.replaceRecoveryCodes(actor.id, hashes);
      await this.requestEmail.execute(actor.id, 'SECOND_FACTOR_ON');
    });
    this.logger.info({ event: 'second-factor-on', accountId: actor.id }, 'second factor on');
    return codes;
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { SecondFactors } from '../persistence/second-factors.js';
import { RequestEmail } from './request-email.js';
import { Reauthenticate } from './reauthenticate.js';

/** Turns two-step sign-in off, or cancels its setup. Deletes the secret and the recovery codes. */
@Injectable()
export class DisableSecondFactor {
  constructor(
    private readonly transaction: Transaction,
    private readonly reauthenticate: Reauthenticate,
    private readonly factors: SecondFactors,
    private readonly requestEmail: RequestEmail,
    private readonly logger: Logger,
  ) {}

  /**
   * @throws ReauthenticationRequired
   * @throws WrongPassword
   */
  async execute(actor: Actor, currentPassword?: string): Promise<void> {
    await this.reauthenticate.assert(actor, currentPassword);
    const wasOn = await this.transaction.run(async () => {
      const removed = await this.factors.remove(actor.id);
      if (removed) await this.requestEmail.execute(actor.id, 'SECOND_FACTOR_OFF');
      return removed;
    });
    if (wasOn) this.logger.info({ event: 'second-factor-off', accountId: actor.id }, 'second factor off');
  }
}

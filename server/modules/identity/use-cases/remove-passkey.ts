import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Logger } from '../../../platform/logging/logger.js';
import { LastSignIn } from '../domain/identity.errors.js';
import { mayRemovePasskey } from '../domain/passkeys.js';
import { Passkeys } from '../persistence/passkeys.js';
import { RequestEmail } from './request-email.js';
import { Reauthenticate } from './reauthenticate.js';

/** Removes a passkey and notifies the owner by email. Refuses the last way to sign in. Sessions that it opened stay open. */
@Injectable()
export class RemovePasskey {
  constructor(
    private readonly transaction: Transaction,
    private readonly reauthenticate: Reauthenticate,
    private readonly passkeys: Passkeys,
    private readonly requestEmail: RequestEmail,
    private readonly logger: Logger,
  ) {}

  /**
   * @throws ReauthenticationRequired
   * @throws WrongPassword
   * @throws TooManyAttempts
   * @throws NotFound if it is not a passkey of this account.
   * @throws LastSignIn
   */
  async execute(actor: Actor, id: string, currentPassword?: string): Promise<void> {
    await this.reauthenticate.assert(actor, currentPassword);
    await this.transaction.run(async () => {
      const ways = await this.passkeys.lockWays(actor.id);
      if (!(await this.passkeys.remove(actor.id, id))) throw new NotFound();
      if (!mayRemovePasskey(ways)) throw new LastSignIn();
      await this.requestEmail.execute(actor.id, 'PASSKEY_REMOVED');
    });
    this.logger.info({ event: 'passkey-removed', accountId: actor.id, passkeyId: id }, 'passkey removed');
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { type CreatedKey, RelyingParty } from '../credentials/relying-party.js';
import { PasskeyInvalid } from '../domain/identity.errors.js';
import { PasskeyChallenges } from '../persistence/passkey-challenges.js';
import { Passkeys } from '../persistence/passkeys.js';
import { RequestEmail } from './request-email.js';

export interface NewPasskey {
  readonly name: string;
  readonly transports: readonly string[];
  readonly created: CreatedKey;
}

/** Adds the passkey that a browser created, and notifies the person by email. */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly transaction: Transaction,
    private readonly challenges: PasskeyChallenges,
    private readonly relyingParty: RelyingParty,
    private readonly passkeys: Passkeys,
    private readonly requestEmail: RequestEmail,
    private readonly logger: Logger,
  ) {}

  /**
   * @returns the id of the passkey.
   * @throws PasskeyInvalid if the answer is wrong, or its challenge is of another session, was used or has expired.
   * @throws PasskeyTaken
   * @throws TooManyPasskeys
   */
  async execute(actor: Actor, { name, transports, created }: NewPasskey): Promise<string> {
    const challenge = this.relyingParty.challengeIn(created.clientData);
    if (challenge === null || !(await this.challenges.take(challenge, actor.sessionId))) throw new PasskeyInvalid();
    const key = await this.relyingParty.verifyCreated(created, challenge);
    if (!key) throw new PasskeyInvalid();
    const id = await this.transaction.run(async () => {
      const added = await this.passkeys.add(actor, name, transports, key);
      await this.requestEmail.execute(actor.id, 'PASSKEY_ADDED');
      return added;
    });
    this.logger.info({ event: 'passkey-added', accountId: actor.id, passkeyId: id }, 'passkey added');
    return id;
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { Actor } from '../../../platform/auth/actor.js';
import { RelyingParty } from '../credentials/relying-party.js';
import { Account } from '../domain/account.entity.js';
import { TooManyPasskeys } from '../domain/identity.errors.js';
import { MAX_PASSKEYS } from '../domain/passkeys.js';
import { PasskeyChallenges } from '../persistence/passkey-challenges.js';
import { Passkeys } from '../persistence/passkeys.js';
import { Reauthenticate } from './reauthenticate.js';

/** Starts adding a passkey. The challenge carries the proof that the owner acts: it works only in this session, for minutes. */
@Injectable()
export class BeginPasskey {
  constructor(
    private readonly em: EntityManager,
    private readonly reauthenticate: Reauthenticate,
    private readonly passkeys: Passkeys,
    private readonly challenges: PasskeyChallenges,
    private readonly relyingParty: RelyingParty,
  ) {}

  /**
   * @throws ReauthenticationRequired
   * @throws WrongPassword
   * @throws TooManyAttempts
   * @throws TooManyPasskeys
   */
  async execute(actor: Actor, currentPassword?: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    await this.reauthenticate.assert(actor, currentPassword);
    const known = await this.passkeys.ofAccount(actor.id);
    if (known.length >= MAX_PASSKEYS) throw new TooManyPasskeys(MAX_PASSKEYS);
    const { email, fullName } = await this.em.fork().findOneOrFail(Account, { id: actor.id });
    const challenge = await this.challenges.issue(actor.sessionId);
    return this.relyingParty.creationOptions({ accountId: actor.id, email, fullName }, known, challenge);
  }
}

import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { newId } from '../../../platform/ids/new-id.js';
import type { Device } from '../credentials/device.js';
import { connectionOf } from '../credentials/network.js';
import { RelyingParty } from '../credentials/relying-party.js';
import { limits } from '../domain/limits.js';
import { PasskeyChallenges } from '../persistence/passkey-challenges.js';
import { Throttle } from '../persistence/throttle.js';

/** Starts a registration with a passkey. Reads no account, so the answer is the same for an address that has one. */
@Injectable()
export class BeginPasskeySignUp {
  constructor(
    private readonly throttle: Throttle,
    private readonly challenges: PasskeyChallenges,
    private readonly relyingParty: RelyingParty,
  ) {}

  /** @throws TooManyAttempts */
  async execute(
    person: { readonly email: string; readonly fullName: string },
    device: Device,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    await this.throttle.count({ limit: limits.passkeyChallengesOfConnection, of: [connectionOf(device.address)] });
    // A passkey keeps the id of its account, so the account gets its id before it exists.
    const accountId = newId();
    const challenge = await this.challenges.issue(null, accountId);
    return this.relyingParty.creationOptions({ accountId, ...person }, [], challenge);
  }
}

import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Device } from '../credentials/device.js';
import { connectionOf } from '../credentials/network.js';
import { RelyingParty } from '../credentials/relying-party.js';
import { limits } from '../domain/limits.js';
import { PasskeyChallenges } from '../persistence/passkey-challenges.js';
import { Throttle } from '../persistence/throttle.js';

/** Starts a sign-in with a passkey. The request names no account, so the answer cannot reveal whether one exists. */
@Injectable()
export class BeginPasskeyLogIn {
  constructor(
    private readonly throttle: Throttle,
    private readonly challenges: PasskeyChallenges,
    private readonly relyingParty: RelyingParty,
  ) {}

  /** @throws TooManyAttempts */
  async execute(device: Device): Promise<PublicKeyCredentialRequestOptionsJSON> {
    await this.throttle.count({ limit: limits.passkeyChallengesOfConnection, of: [connectionOf(device.address)] });
    return this.relyingParty.requestOptions(await this.challenges.issue(null));
  }
}

import { Injectable } from '@nestjs/common';
import type { Device } from '../credentials/device.js';
import { accountIdIn, type CreatedKey, RelyingParty } from '../credentials/relying-party.js';
import { PasskeyInvalid } from '../domain/identity.errors.js';
import { PasskeyChallenges } from '../persistence/passkey-challenges.js';
import { SignUp, type SignUpInput } from './sign-up.js';

export interface PasskeySignUpInput extends Omit<SignUpInput, 'credential'> {
  /** From the options: the id of the account to open. */
  readonly userHandle: string;
  readonly name: string;
  readonly transports: readonly string[];
  readonly created: CreatedKey;
}

/** Opens an account that signs in with a passkey and has no password. The address is confirmed by a link, as for others. */
@Injectable()
export class PasskeySignUp {
  constructor(
    private readonly challenges: PasskeyChallenges,
    private readonly relyingParty: RelyingParty,
    private readonly signUp: SignUp,
  ) {}

  /**
   * @throws PasskeyInvalid if the answer is wrong, or its challenge is of another account, was used or has expired.
   * @throws PasskeyTaken, EmailTaken, ConsentRequired, InvitationInvalid, TooManyAttempts
   */
  async execute(input: PasskeySignUpInput, device: Device): Promise<{ accountId: string; token: string }> {
    const { userHandle, name, transports, created, ...person } = input;
    const accountId = accountIdIn(userHandle);
    const challenge = this.relyingParty.challengeIn(created.clientData);
    // Used up even if the rest is wrong, so that a challenge can be tried only once.
    if (accountId === null || challenge === null || !(await this.challenges.take(challenge, null, accountId))) {
      throw new PasskeyInvalid();
    }
    const key = await this.relyingParty.verifyCreated(created, challenge);
    if (!key) throw new PasskeyInvalid();
    return this.signUp.execute({ ...person, credential: { accountId, name, transports, key } }, device);
  }
}

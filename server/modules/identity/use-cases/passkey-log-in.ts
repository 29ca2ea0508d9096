import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { Device } from '../credentials/device.js';
import { connectionOf } from '../credentials/network.js';
import { RelyingParty, type SignedChallenge, userHandleOf } from '../credentials/relying-party.js';
import { Account } from '../domain/account.entity.js';
import { PasskeyRefused } from '../domain/identity.errors.js';
import { limits } from '../domain/limits.js';
import { counterWentUp } from '../domain/passkeys.js';
import { PasskeyChallenges } from '../persistence/passkey-challenges.js';
import { type FoundPasskey, Passkeys } from '../persistence/passkeys.js';
import { Throttle } from '../persistence/throttle.js';
import { OpenSession } from './open-session.js';
import { RequestEmail } from './request-email.js';

interface Proof {
  readonly passkey: FoundPasskey;
  readonly counter: number;
  readonly backedUp: boolean;
}

/**
 * Signs in with a passkey. The device verified the person, so no code of a second step is asked. All wrong answers give the same
 * error.
 */
@Injectable()
export class PasskeyLogIn {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly throttle: Throttle,
    private readonly challenges: PasskeyChallenges,
    private readonly passkeys: Passkeys,
    private readonly relyingParty: RelyingParty,
    private readonly openSession: OpenSession,
    private readonly requestEmail: RequestEmail,
    private readonly logger: Logger,
  ) {}

  /**
   * @throws PasskeyRefused
   * @throws TooManyAttempts
   * @throws AccountSuspended only after a right answer.
   * @throws CompanySignInRequired
   */
  async execute(signed: SignedChallenge, device: Device): Promise<{ accountId: string; token: string }> {
    const attempt = { limit: limits.loginOfConnection, of: [connectionOf(device.address)] };
    await this.throttle.count(attempt);
    const { passkey, counter, backedUp } = await this.#verify(signed);
    const { accountId } = passkey;
    const account = await this.em.fork().findOneOrFail(Account, { id: accountId });
    account.assertMaySignIn();
    const token = await this.transaction.run(async () => {
      const stored = await this.passkeys.lockCounter(accountId, passkey.id);
      if (stored === null) throw this.#refused('removed meanwhile', accountId);
      if (!counterWentUp(stored, counter)) {
        await this.requestEmail.execute(accountId, 'PASSKEY_COPIED');
        return null;
      }
      await this.passkeys.used(passkey.id, counter, backedUp);
      return this.openSession.execute(accountId, device, 'PASSKEY');
    });
    // Thrown after the transaction: inside, it would roll back the email.
    if (token === null) throw this.#refused('count of uses', accountId);
    await this.throttle.giveBack(attempt);
    this.logger.info({ event: 'sign-in', by: 'passkey', accountId }, 'signed in');
    return { accountId, token };
  }

  /** @throws PasskeyRefused */
  async #verify(signed: SignedChallenge): Promise<Proof> {
    const challenge = this.relyingParty.challengeIn(signed.clientData);
    // Used up even if the rest is wrong, so that a challenge can be tried only once.
    if (challenge === null || !(await this.challenges.take(challenge, null))) throw this.#refused('challenge', null);
    const passkey = await this.passkeys.find(signed.id);
    if (!passkey || signed.userHandle !== userHandleOf(passkey.accountId)) throw this.#refused('passkey', null);
    const proof = await this.relyingParty.verifySigned(signed, passkey, challenge);
    if (!proof) throw this.#refused('answer', passkey.accountId);
    return { passkey, ...proof };
  }

  #refused(because: string, accountId: string | null): PasskeyRefused {
    this.logger.warn({ event: 'sign-in-refused', by: 'passkey', because, accountId }, 'sign-in refused');
    return new PasskeyRefused();
  }
}

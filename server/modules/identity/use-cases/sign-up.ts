import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { Device } from '../credentials/device.js';
import { connectionOf } from '../credentials/network.js';
import { leakedPasswords } from '../credentials/leaked-passwords.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import type { NewKey } from '../credentials/relying-party.js';
import { EmailTaken } from '../domain/identity.errors.js';
import { limits } from '../domain/limits.js';
import { chosenPassword } from '../domain/password-policy.js';
import { recordableConsents, type SignUpConsents } from '../domain/sign-up-consents.js';
import { Passkeys } from '../persistence/passkeys.js';
import { Throttle } from '../persistence/throttle.js';
import { RequestEmail } from './request-email.js';
import { OpenAccount } from './open-account.js';
import { OpenSession } from './open-session.js';
import { UseInvitation } from './use-invitation.js';

/** How the person will sign in: a password, or a passkey that the device made for the id of the new account. */
export type FirstCredential =
  | { readonly password: string }
  | {
      readonly accountId: string;
      readonly name: string;
      readonly transports: readonly string[];
      readonly key: NewKey;
    };

export interface SignUpInput {
  readonly email: string;
  readonly credential: FirstCredential;
  readonly fullName: string;
  /** Nobody can register as an operator. */
  readonly userType: 'JOB_SEEKER' | 'RECRUITER';
  readonly language: 'fr' | 'en';
  readonly consents: SignUpConsents;
  /** From an operator's email. */
  readonly invitationCode: string | null;
}

/** Opens an account and its first session. A recruiter waits for an operator, except with an invitation or in the demo. */
@Injectable()
export class SignUp {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly throttle: Throttle,
    private readonly hasher: PasswordHasher,
    private readonly passkeys: Passkeys,
    private readonly invitations: UseInvitation,
    private readonly openAccount: OpenAccount,
    private readonly openSession: OpenSession,
    private readonly requestEmail: RequestEmail,
    private readonly settings: Settings,
    private readonly logger: Logger,
  ) {}

  /**
   * @throws EmailTaken
   * @throws ConsentRequired
   * @throws PasswordCommon
   * @throws PasskeyTaken
   * @throws InvitationInvalid
   * @throws TooManyAttempts
   */
  async execute(input: SignUpInput, device: Device): Promise<{ accountId: string; token: string }> {
    const connection = [connectionOf(device.address)];
    const taken = { limit: limits.takenEmailOfConnection, of: connection };
    // Counted before the address is checked, so that parallel attempts count too. Given back if the address is free.
    await this.throttle.count({ limit: limits.registerOfConnection, of: connection }, taken);
    try {
      const opened = await this.#open(input, device);
      await this.throttle.giveBack(taken);
      this.logger.info({ event: 'sign-in', by: 'registration', accountId: opened.accountId }, 'registered');
      return opened;
    } catch (error) {
      if (error instanceof EmailTaken) await this.#notifyOwner(input.email);
      else await this.throttle.giveBack(taken);
      throw error;
    }
  }

  async #open(input: SignUpInput, device: Device): Promise<{ accountId: string; token: string }> {
    const consents = recordableConsents(input.consents);
    const { credential } = input;
    // Outside the transaction: 70 ms of hashing must not block a connection.
    const passwordHash =
      'password' in credential
        ? await this.hasher.hash(chosenPassword(credential.password, input, leakedPasswords))
        : null;
    return this.transaction.run(async () => {
      const isInvited = input.invitationCode !== null;
      const accountId = await this.openAccount.execute({
        ...('accountId' in credential && { id: credential.accountId }),
        email: input.email,
        passwordHash,
        fullName: input.fullName,
        userType: input.userType,
        language: input.language,
        approveAtOnce: this.settings.env.DEMO_MODE || isInvited,
        // The code was sent to this address.
        emailVerified: isInvited,
        profileVisible: input.consents.profile_visible ?? true,
        consents,
      });
      if ('key' in credential) {
        await this.passkeys.addFirst(accountId, credential.name, credential.transports, credential.key);
      }
      if (input.invitationCode !== null) await this.invitations.execute(input.invitationCode, accountId, input);
      else await this.requestEmail.execute(accountId, 'VERIFY_EMAIL');
      return { accountId, token: await this.openSession.execute(accountId, device, 'REGISTRATION') };
    });
  }

  /** Notifies the owner of the address; the email job sends at most one per day. */
  async #notifyOwner(email: string): Promise<void> {
    const [account] = await this.em.execute<{ id: string }[]>('select id from account where email = ?', [email]);
    if (account) await this.requestEmail.execute(account.id, 'REGISTRATION_ATTEMPTED');
  }
}

import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { Device } from '../credentials/device.js';
import { connectionOf } from '../credentials/network.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { limits } from '../domain/limits.js';
import { chosenPassword } from '../domain/password-policy.js';
import { recordableConsents, type SignUpConsents } from '../domain/sign-up-consents.js';
import { Throttle } from '../persistence/throttle.js';
import { AskForLetter } from './ask-for-letter.js';
import { OpenAccount } from './open-account.js';
import { OpenSession } from './open-session.js';
import { UseInvitation } from './use-invitation.js';

export interface SignUpInput {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  /** Nobody makes themselves an operator. */
  readonly userType: 'JOB_SEEKER' | 'RECRUITER';
  readonly language: 'fr' | 'en';
  readonly consents: SignUpConsents;
  /** From an operator's letter. */
  readonly invitationCode: string | null;
}

/** Opens an account and its first session. A recruiter waits for an operator, except with an invitation and in the demo. */
@Injectable()
export class SignUp {
  constructor(
    private readonly transaction: Transaction,
    private readonly throttle: Throttle,
    private readonly hasher: PasswordHasher,
    private readonly invitations: UseInvitation,
    private readonly openAccount: OpenAccount,
    private readonly openSession: OpenSession,
    private readonly askForLetter: AskForLetter,
    private readonly settings: Settings,
    private readonly logger: Logger,
  ) {}

  /**
   * @throws EmailTaken
   * @throws ConsentRequired
   * @throws PasswordCommon
   * @throws InvitationInvalid
   * @throws TooManyAttempts
   */
  async execute(input: SignUpInput, device: Device): Promise<{ accountId: string; token: string }> {
    await this.throttle.count({ limit: limits.registerOfConnection, of: [connectionOf(device.address)] });
    const consents = recordableConsents(input.consents);
    // Outside the transaction: 70 ms of hashing must not hold a connection.
    const passwordHash = await this.hasher.hash(chosenPassword(input.password, input));
    const opened = await this.transaction.run(async () => {
      const isInvited = input.invitationCode !== null;
      const accountId = await this.openAccount.execute({
        email: input.email,
        passwordHash,
        fullName: input.fullName,
        userType: input.userType,
        language: input.language,
        approveAtOnce: this.settings.env.DEMO_MODE || isInvited,
        // The code was in a letter to this very address.
        emailVerified: isInvited,
        profileVisible: input.consents.profile_visible ?? true,
        consents,
      });
      if (input.invitationCode !== null) await this.invitations.execute(input.invitationCode, accountId, input);
      else await this.askForLetter.execute(accountId, 'VERIFY_EMAIL');
      return { accountId, token: await this.openSession.execute(accountId, device) };
    });
    this.logger.info({ event: 'sign-in', by: 'registration', accountId: opened.accountId }, 'registered');
    return opened;
  }
}

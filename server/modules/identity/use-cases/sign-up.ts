import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import type { Device } from '../credentials/device.js';
import { acceptedPassword } from '../domain/password-policy.js';
import { recordableConsents, type SignUpConsents } from '../domain/sign-up-consents.js';
import { OpenAccount } from './open-account.js';
import { OpenSession } from './open-session.js';

export interface SignUpInput {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  /** Nobody makes themselves an operator. */
  readonly userType: 'JOB_SEEKER' | 'RECRUITER';
  readonly language: 'fr' | 'en';
  readonly consents: SignUpConsents;
}

/** Opens an account and its first session. A recruiter waits for an operator, except in the demo. */
@Injectable()
export class SignUp {
  constructor(
    private readonly transaction: Transaction,
    private readonly hasher: PasswordHasher,
    private readonly openAccount: OpenAccount,
    private readonly openSession: OpenSession,
    private readonly settings: Settings,
  ) {}

  /**
   * @throws EmailTaken
   * @throws ConsentRequired
   */
  async execute(input: SignUpInput, device: Device): Promise<{ accountId: string; token: string }> {
    const consents = recordableConsents(input.consents);
    // Outside the transaction: 70 ms of hashing must not hold a connection.
    const passwordHash = await this.hasher.hash(acceptedPassword(input.password));
    return this.transaction.run(async () => {
      const accountId = await this.openAccount.execute({
        email: input.email,
        passwordHash,
        fullName: input.fullName,
        userType: input.userType,
        language: input.language,
        approveAtOnce: this.settings.env.DEMO_MODE,
        profileVisible: input.consents.profile_visible ?? true,
        consents,
      });
      return { accountId, token: await this.openSession.execute(accountId, device) };
    });
  }
}

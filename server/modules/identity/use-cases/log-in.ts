import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Logger } from '../../../platform/logging/logger.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { Account } from '../domain/account.entity.js';
import type { Device } from '../credentials/device.js';
import { InvalidCredentials } from '../domain/identity.errors.js';
import { LoginAttempts } from '../persistence/login-attempts.js';
import { OpenSession } from './open-session.js';
import { ProveSecondFactor } from './prove-second-factor.js';

/**
 * Signs in with email address and password. An unknown address and a wrong password take the same time and give the same error.
 */
@Injectable()
export class LogIn {
  constructor(
    private readonly em: EntityManager,
    private readonly hasher: PasswordHasher,
    private readonly attempts: LoginAttempts,
    private readonly secondFactor: ProveSecondFactor,
    private readonly openSession: OpenSession,
    private readonly logger: Logger,
  ) {}

  /**
   * @throws InvalidCredentials
   * @throws TooManyAttempts
   * @throws AccountSuspended only after the right password.
   * @throws SecondFactorRequired only after the right password, if no code was sent.
   * @throws SecondFactorRefused
   * @throws CompanySignInRequired
   */
  async execute(
    email: string,
    password: string,
    device: Device,
    code?: string,
  ): Promise<{ accountId: string; token: string }> {
    await this.attempts.count(email, device.address);
    const account = await this.em.fork().findOne(Account, { email });
    const isRight = await this.hasher.verify(account?.passwordHash ?? null, password);
    if (!account || !isRight) {
      this.logger.warn({ event: 'sign-in-refused', by: 'password', accountId: account?.id ?? null }, 'sign-in refused');
      throw new InvalidCredentials();
    }
    account.assertMaySignIn();
    // The password was right, so give the attempt back. Codes have their own limit.
    await this.attempts.succeed(email, device.address);
    await this.secondFactor.assert(account.id, code);
    const token = await this.openSession.execute(account.id, device, 'PASSWORD');
    this.logger.info({ event: 'sign-in', by: 'password', accountId: account.id }, 'signed in');
    return { accountId: account.id, token };
  }
}

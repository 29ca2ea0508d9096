import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Logger } from '../../../platform/logging/logger.js';
import { DEMO_PASSWORD, demoAccounts } from '../domain/demo-accounts.js';
import type { Device } from '../credentials/device.js';
import { EnsureAccount } from './ensure-account.js';
import { OpenSession } from './open-session.js';

/** Signs in as the demo's seeker or recruiter without a password. Available only in demo mode. */
@Injectable()
export class MockLogIn {
  constructor(
    private readonly settings: Settings,
    private readonly ensureAccount: EnsureAccount,
    private readonly openSession: OpenSession,
    private readonly logger: Logger,
  ) {}

  /** @throws NotFound outside demo mode. */
  async execute(userType: 'JOB_SEEKER' | 'RECRUITER', device: Device): Promise<{ accountId: string; token: string }> {
    if (!this.settings.env.DEMO_MODE) throw new NotFound();
    const { accountId } = await this.ensureAccount.execute({
      ...demoAccounts[userType],
      password: DEMO_PASSWORD,
      language: 'fr',
    });
    const token = await this.openSession.execute(accountId, device, 'DEMO');
    this.logger.info({ event: 'sign-in', by: 'demo', accountId }, 'signed in');
    return { accountId, token };
  }
}

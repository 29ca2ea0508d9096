import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { Device } from '../credentials/device.js';
import { connectionOf } from '../credentials/network.js';
import { limits } from '../domain/limits.js';
import { Throttle } from '../persistence/throttle.js';
import { RequestEmail } from './request-email.js';

/**
 * Requests an email to reset the password. An unknown address takes the same path with an unused id, so neither the answer nor
 * its time reveals whether an account exists.
 */
@Injectable()
export class ForgotPassword {
  constructor(
    private readonly em: EntityManager,
    private readonly throttle: Throttle,
    private readonly requestEmail: RequestEmail,
    private readonly logger: Logger,
  ) {}

  /** @throws TooManyAttempts per connection, whatever the address. */
  async execute(email: string, device: Device): Promise<void> {
    await this.throttle.count({ limit: limits.forgotOfConnection, of: [connectionOf(device.address)] });
    const [account] = await this.em.execute<{ id: string }[]>('select id from account where email = ?', [email]);
    await this.requestEmail.execute(account?.id ?? newId(), 'RESET_PASSWORD');
    this.logger.info({ event: 'reset-requested', accountId: account?.id ?? null }, 'password reset requested');
  }
}

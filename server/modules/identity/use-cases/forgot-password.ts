import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { Device } from '../credentials/device.js';
import { connectionOf } from '../credentials/network.js';
import { limits } from '../domain/limits.js';
import { Throttle } from '../persistence/throttle.js';
import { AskForLetter } from './ask-for-letter.js';

/**
 * Asks for a letter with which a new password can be chosen. An address without an account takes the same way, with the id of
 * nobody: the job finds nobody to write to, and neither the answer nor its time tells the two apart.
 */
@Injectable()
export class ForgotPassword {
  constructor(
    private readonly em: EntityManager,
    private readonly throttle: Throttle,
    private readonly askForLetter: AskForLetter,
    private readonly logger: Logger,
  ) {}

  /** @throws TooManyAttempts by connection, whoever was asked about. */
  async execute(email: string, device: Device): Promise<void> {
    await this.throttle.count({ limit: limits.forgotOfConnection, of: [connectionOf(device.address)] });
    const [account] = await this.em.execute<{ id: string }[]>('select id from account where email = ?', [email]);
    await this.askForLetter.execute(account?.id ?? newId(), 'RESET_PASSWORD');
    this.logger.info({ event: 'reset-requested', accountId: account?.id ?? null }, 'password reset requested');
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { EmailStatus } from '../domain/notification-email.entity.js';

const MAX_CODE_LENGTH = 200;

/** Stores the result of an email. A settled email does not change. */
@Injectable()
export class SettleEmail {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute(notificationId: string, status: Exclude<EmailStatus, 'WAITING'>, code: string | null = null) {
    await this.em.execute(
      `update notification_letter set status = ?, code = ?, settled_at = ? where notification_id = ? and status = 'WAITING'`,
      [status, code?.slice(0, MAX_CODE_LENGTH) ?? null, this.clock.now(), notificationId],
    );
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { LetterStatus } from '../domain/notification-letter.entity.js';

const LONGEST_CODE = 200;

/** Takes down what became of a letter; what was settled before stays. */
@Injectable()
export class SettleLetter {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute(notificationId: string, status: Exclude<LetterStatus, 'WAITING'>, code: string | null = null) {
    await this.em.execute(
      `update notification_letter set status = ?, code = ?, settled_at = ? where notification_id = ? and status = 'WAITING'`,
      [status, code?.slice(0, LONGEST_CODE) ?? null, this.clock.now(), notificationId],
    );
  }
}

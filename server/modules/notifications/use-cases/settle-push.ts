import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { PushStatus } from '../domain/push-device.entity.js';

const MAX_REASON_LENGTH = 200;

/** Stores the result of a message to a device. A settled message does not change. */
@Injectable()
export class SettlePush {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute(
    notificationId: string,
    deviceId: string,
    status: Exclude<PushStatus, 'WAITING'>,
    reason: string | null = null,
  ): Promise<void> {
    await this.em.execute(
      `update notification_push set status = ?, reason = ?, settled_at = ?
        where notification_id = ? and device_id = ? and status = 'WAITING'`,
      [status, reason?.slice(0, MAX_REASON_LENGTH) ?? null, this.clock.now(), notificationId, deviceId],
    );
  }
}

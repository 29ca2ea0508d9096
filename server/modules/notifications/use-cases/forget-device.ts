import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';

const UNUSED_AFTER_MS = 90 * 24 * 3_600_000;

/** Removes devices, with the messages that wait for them. */
@Injectable()
export class ForgetDevice {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The person switched notifications off in that browser. Nothing happens if it is not one of theirs. */
  async own(accountId: string, endpointHash: string): Promise<void> {
    await this.em.execute('delete from push_device where account_id = ? and endpoint_hash = ?', [
      accountId,
      endpointHash,
    ]);
  }

  /** The push service answered 404 or 410. */
  async gone(deviceId: string): Promise<void> {
    await this.em.execute('delete from push_device where id = ?', [deviceId]);
  }

  /** Expired ones, and those where their person did not use the site for three months. @returns how many were removed */
  async unused(limit: number): Promise<number> {
    const now = this.clock.now();
    const rows = await this.em.execute<unknown[]>(
      `delete from push_device where id in
         (select id from push_device where expires_at < ? or updated_at < ? limit ?) returning id`,
      [now, new Date(now.getTime() - UNUSED_AFTER_MS), limit],
    );
    return rows.length;
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';

/** Attachments that were not yet checked whether a message has them. Each is read once, however many were sent. */
@Injectable()
export class UnsettledAttachments {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Ids of those that were uploaded before, oldest first. */
  async before(before: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from owned_file
        where kind = 'attachment' and removed_at is null and settled_at is null and created_at < ?
        order by created_at, id limit ?`,
      [before, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** They belong to a message. */
  async settle(fileIds: readonly string[]): Promise<void> {
    if (fileIds.length === 0) return;
    await this.em.execute('update owned_file set settled_at = ? where id in (?)', [this.clock.now(), [...fileIds]]);
  }
}

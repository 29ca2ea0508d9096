import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Reads and stores which person blocks which. */
@Injectable()
export class Blocks {
  constructor(private readonly em: EntityManager) {}

  async count(blockerId: string): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      'select count(*)::int as count from account_block where blocker_id = ?',
      [blockerId],
    );
    return row?.count ?? 0;
  }

  /** @returns false if the block already existed. */
  async add(blockerId: string, blockedId: string, now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `insert into account_block (blocker_id, blocked_id, exclusion_id, created_at) values (?, ?, null, ?)
       on conflict (blocker_id, blocked_id) do nothing returning blocker_id`,
      [blockerId, blockedId, now],
    );
    return rows.length > 0;
  }

  async noteExclusion(blockerId: string, blockedId: string, exclusionId: string): Promise<void> {
    await this.em.execute('update account_block set exclusion_id = ? where blocker_id = ? and blocked_id = ?', [
      exclusionId,
      blockerId,
      blockedId,
    ]);
  }

  /** @returns null if there was no block. */
  async remove(blockerId: string, blockedId: string): Promise<{ readonly exclusionId: string | null } | null> {
    const [row] = await this.em.execute<{ exclusionId: string | null }[]>(
      `delete from account_block where blocker_id = ? and blocked_id = ? returning exclusion_id as "exclusionId"`,
      [blockerId, blockedId],
    );
    return row ?? null;
  }
}

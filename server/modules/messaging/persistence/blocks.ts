import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Who of two blocked the other. */
export interface BlockState {
  readonly byMe: boolean;
  readonly byOther: boolean;
}

/** Who wants to hear nothing more of whom. */
@Injectable()
export class Blocks {
  constructor(private readonly em: EntityManager) {}

  /** By the other one's id; pairs without a block are absent. */
  async between(accountId: string, otherIds: readonly string[]): Promise<ReadonlyMap<string, BlockState>> {
    if (otherIds.length === 0) return new Map();
    const others = [...new Set(otherIds)];
    const rows = await this.em.execute<{ other: string; mine: boolean }[]>(
      `select blocked_id as other, true as mine from account_block where blocker_id = ? and blocked_id in (?)
       union all
       select blocker_id, false from account_block where blocked_id = ? and blocker_id in (?)`,
      [accountId, others, accountId, others],
    );
    const states = new Map<string, BlockState>();
    for (const { other, mine } of rows) {
      const known = states.get(other) ?? { byMe: false, byOther: false };
      states.set(other, mine ? { ...known, byMe: true } : { ...known, byOther: true });
    }
    return states;
  }

  async count(blockerId: string): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      'select count(*)::int as count from account_block where blocker_id = ?',
      [blockerId],
    );
    return row?.count ?? 0;
  }

  /** @returns false when it stood already. */
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

  /** @returns null when there was none. */
  async remove(blockerId: string, blockedId: string): Promise<{ readonly exclusionId: string | null } | null> {
    const [row] = await this.em.execute<{ exclusionId: string | null }[]>(
      `delete from account_block where blocker_id = ? and blocked_id = ? returning exclusion_id as "exclusionId"`,
      [blockerId, blockedId],
    );
    return row ?? null;
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export interface LowBalancesQuestion {
  /** Threshold: fewer available credits count as low. */
  readonly below: number;
  /** Only accounts with movements since then. */
  readonly changedSince: Date;
  /** The last owner of the previous page. */
  readonly after: string | null;
  readonly limit: number;
}

/** Finds accounts with few available credits. */
@Injectable()
export class LowBalancesQuery {
  constructor(private readonly em: EntityManager) {}

  /** Owners, by id. */
  async owners({ below, changedSince, after, limit }: LowBalancesQuestion): Promise<readonly string[]> {
    const rows = await this.em.execute<{ owner_id: string }[]>(
      `select owner_id from credit_account
        where changed_at >= ? and available < ? and closed_at is null${after ? ' and owner_id > ?' : ''}
        order by owner_id limit ?`,
      [changedSince, below, ...(after ? [after] : []), limit],
    );
    return rows.map((row) => row.owner_id);
  }

  /** The owners among them with at least this many credits again. */
  async recovered(ownerIds: readonly string[], atLeast: number): Promise<readonly string[]> {
    if (ownerIds.length === 0) return [];
    const rows = await this.em.execute<{ owner_id: string }[]>(
      'select owner_id from credit_account where owner_id in (?) and available >= ?',
      [[...ownerIds], atLeast],
    );
    return rows.map((row) => row.owner_id);
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShardScheme } from './shard-scheme.js';

/** A worker that does not renew for so long has lost its shard to another one. */
export const SHARD_LEASE_S = 15;

/**
 * Which worker holds which shard. Leases only share out the work: two workers with the same shard give the same answer, so a worker
 * that was suspended does no harm. Times are the database's.
 */
@Injectable()
export class ShardLeases {
  constructor(
    private readonly em: EntityManager,
    private readonly scheme: ShardScheme,
  ) {}

  /** @returns a shard that no worker held, and that this one holds now; null if there is none. */
  async take(holder: string): Promise<number | null> {
    const { name, shards } = this.scheme;
    const em = this.em.fork();
    await em.execute(`delete from match_shard where held_until < clock_timestamp() - interval '1 hour'`);
    const [taken] = await em.execute<{ shard: number }[]>(
      `insert into match_shard (scheme, shard, holder, is_ready, held_until)
       select ?, free.shard, ?, false, clock_timestamp() + make_interval(secs => ?)
         from generate_series(0, ? - 1) as free (shard)
        where not exists (select from match_shard s
                           where s.scheme = ? and s.shard = free.shard and s.held_until > clock_timestamp())
        order by free.shard limit 1
       on conflict (scheme, shard) do update
         set holder = excluded.holder, is_ready = false, held_until = excluded.held_until
       where match_shard.held_until <= clock_timestamp()
       returning shard`,
      [name, holder, SHARD_LEASE_S, shards, name],
    );
    return taken?.shard ?? null;
  }

  /** @returns false if another worker holds the shard now. */
  async renew(shard: number, holder: string, isReady: boolean): Promise<boolean> {
    const rows = await this.em.fork().execute<unknown[]>(
      `update match_shard set is_ready = ?, held_until = clock_timestamp() + make_interval(secs => ?)
        where scheme = ? and shard = ? and holder = ? returning shard`,
      [isReady, SHARD_LEASE_S, this.scheme.name, shard, holder],
    );
    return rows.length > 0;
  }

  async release(holder: string): Promise<void> {
    await this.em.fork().execute('delete from match_shard where scheme = ? and holder = ?', [this.scheme.name, holder]);
  }

  /** The shards that no worker holds, or whose index is not complete yet. */
  async missing(): Promise<readonly number[]> {
    const rows = await this.em
      .fork()
      .execute<{ shard: number }[]>(
        'select shard from match_shard where scheme = ? and is_ready and held_until > clock_timestamp()',
        [this.scheme.name],
      );
    const ready = new Set(rows.map(({ shard }) => shard));
    return Array.from({ length: this.scheme.shards }, (_, shard) => shard).filter((shard) => !ready.has(shard));
  }
}

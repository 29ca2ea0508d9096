import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type GenerationScope, scopeIdOf } from '../domain/generation-scope.js';

/** Length of a request's lease on a run: a worker ends the run when the lease is not renewed. */
export const LEASE_S = 10;

/** The finished runs of a scope, and the leases of requests that wait for one. Times are the database's, so that processes can compare them. */
@Injectable()
export class Generations {
  constructor(private readonly em: EntityManager) {}

  async now(): Promise<string> {
    const [row] = await this.em.execute<{ now: string }[]>('select clock_timestamp()::text as now');
    if (!row) throw new Error('the database gave no time');
    return row.now;
  }

  /** Notes that a run has finished, and ends its lease; requests that wait for a later run renew theirs. @param startedAt from {@link now}. */
  async noteFinished(scope: GenerationScope, startedAt: string): Promise<void> {
    await this.em.execute(
      `insert into match_generation (scope_id, started_at, changed_at) values (?, ?::timestamptz, clock_timestamp())
       on conflict (scope_id) do update
         set started_at = greatest(match_generation.started_at, excluded.started_at), changed_at = excluded.changed_at,
             waited_until = least(match_generation.waited_until, clock_timestamp() + make_interval(secs => ?))`,
      [scopeIdOf(scope), startedAt, LEASE_S],
    );
  }

  /** Whether a run has finished that started later than `since`. */
  async hasFinished(scope: GenerationScope, since: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from match_generation where scope_id = ? and started_at >= ?::timestamptz',
      [scopeIdOf(scope), since],
    );
    return rows.length > 0;
  }

  /** Keeps a run of the scope from ending for at least this many seconds. */
  async extendLease(scope: GenerationScope, seconds: number): Promise<void> {
    await this.em.execute(
      `insert into match_generation (scope_id, waited_until, changed_at)
       values (?, clock_timestamp() + make_interval(secs => ?), clock_timestamp())
       on conflict (scope_id) do update
         set waited_until = greatest(match_generation.waited_until, excluded.waited_until), changed_at = excluded.changed_at`,
      [scopeIdOf(scope), seconds],
    );
  }

  /** Whether a request still waits for a run of the scope. */
  async hasLease(scope: GenerationScope): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from match_generation where scope_id = ? and waited_until > clock_timestamp()',
      [scopeIdOf(scope)],
    );
    return rows.length > 0;
  }

  /** Deletes rows that no request or run has used for two days. */
  async deleteOld(): Promise<void> {
    await this.em.execute(`delete from match_generation where changed_at < clock_timestamp() - interval '2 days'`);
  }
}

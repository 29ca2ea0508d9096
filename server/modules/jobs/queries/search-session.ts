import { IsolationLevel } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SearchTooBroad } from '../domain/job.errors.js';

/** Timeout of one query of a search, in milliseconds. Some generated searches cannot use any index. */
const PATIENCE_MS = 5_000;

/** A search that waits for a lock is not too broad: it ends earlier, with another error, and the client repeats it. */
const LOCK_PATIENCE_MS = 3_000;

/** PostgreSQL's error code for a statement timeout. */
const CANCELLED = '57014';

/**
 * No sequential scans: the planner underestimates them, because search documents are stored out of line.
 * 32 MB fit a bitmap of up to about ten million postings. JIT and parallel workers cost more than these queries.
 */
const settings = `select set_config('statement_timeout', '${PATIENCE_MS}', true), set_config('lock_timeout', '${LOCK_PATIENCE_MS}', true),
  set_config('enable_seqscan', 'off', true), set_config('work_mem', '32MB', true), set_config('jit', 'off', true),
  set_config('max_parallel_workers_per_gather', '0', true)`;

/** Connection for the queries of one search. */
export interface SearchConnection {
  readonly em: EntityManager;
  /**
   * Whether PostgreSQL may walk an index in order until it has enough rows. With few matches that reads all rows, and the
   * planner's guess is unreliable.
   */
  walk(mayWalk: boolean): Promise<void>;
}

/** Runs the queries of one search on one snapshot with a timeout. */
@Injectable()
export class SearchSession {
  constructor(private readonly em: EntityManager) {}

  /** @throws SearchTooBroad if a query exceeds the timeout. */
  async run<T>(work: (connection: SearchConnection) => Promise<T>): Promise<T> {
    try {
      return await this.em.transactional(
        async (em) => {
          await em.execute(settings);
          let isWalking = true;
          const walk = async (mayWalk: boolean): Promise<void> => {
            if (mayWalk === isWalking) return;
            isWalking = mayWalk;
            await em.execute(`select set_config('enable_indexscan', '${mayWalk ? 'on' : 'off'}', true)`);
          };
          return work({ em, walk });
        },
        { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
      );
    } catch (error) {
      if ((error as { code?: unknown }).code === CANCELLED) throw new SearchTooBroad();
      throw error;
    }
  }
}

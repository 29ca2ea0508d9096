import { IsolationLevel } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SearchTooBroad } from '../domain/job.errors.js';

/** Milliseconds that one question of a search may take; no index can answer some that a machine thinks up. */
const PATIENCE_MS = 5_000;

/** What PostgreSQL says when it gave up on a statement because of that. */
const CANCELLED = '57014';

/**
 * No plan reads the table from end to end: the planner counts pages and forgets that the search documents lie beside them.
 * A bitmap of every match fits into 32 MB up to some ten million postings; compiling a query, or starting
 * processes for it, costs more than running it.
 */
const settings = `select set_config('statement_timeout', '${PATIENCE_MS}', true), set_config('enable_seqscan', 'off', true),
  set_config('work_mem', '32MB', true), set_config('jit', 'off', true),
  set_config('max_parallel_workers_per_gather', '0', true)`;

/** What the questions of one search are asked with. */
export interface SearchConnection {
  readonly em: EntityManager;
  /**
   * Whether rows may be looked through in the order of an index until enough are found. Where few rows answer, that reads them
   * all, and the planner, who has to guess how many do, is not to choose.
   */
  walk(mayWalk: boolean): Promise<void>;
}

/** The questions of one search see the same moment, and wait no longer than a person would. */
@Injectable()
export class SearchSession {
  constructor(private readonly em: EntityManager) {}

  /** @throws SearchTooBroad when a question takes longer than anybody waits. */
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

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../clock/database-time.js';

/** Rows with a time at which they are due, as pieces of SQL of the code itself. */
export interface DueTable {
  readonly table: string;
  /** The column of the time. The condition and an index begin with it. */
  readonly dueAt: string;
  /** Which rows wait, for example `state = 'WAITING'`. */
  readonly waiting: string;
  /** More columns to read. */
  readonly columns?: string;
  /** The error that has the single failures as its causes. */
  readonly failure: string;
}

interface Due {
  readonly id: string;
  readonly due_at: string;
}

const PAGE = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Settles rows whose time has come by the database's clock, page by page, so that a worker with a wrong clock is neither early nor late. */
@Injectable()
export class DueRows {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
  ) {}

  /**
   * Oldest first. A row that fails does not stop the others.
   *
   * @param settle locks the row and checks again, because another worker may have settled it.
   * @returns how many `settle` answered true for.
   * @throws AggregateError at the end, if some failed.
   * @example await dueRows.settle<{ id: string }>({ table: 'application', dueAt: 'tell_at', … }, ({ id }) => this.#tell(id), signal);
   */
  async settle<R extends { readonly id: string }>(
    from: DueTable,
    settle: (row: R) => Promise<boolean>,
    signal?: AbortSignal,
  ): Promise<number> {
    let settled = 0;
    const failures: unknown[] = [];
    for (let after: Due | undefined; ;) {
      const rows: (R & Due)[] = await this.#page<R>(from, after);
      for (const row of rows) {
        signal?.throwIfAborted();
        try {
          if (await settle(row)) settled += 1;
        } catch (error) {
          failures.push(error);
        }
      }
      after = rows.at(-1);
      if (rows.length < PAGE) break;
    }
    if (failures.length > 0) throw new AggregateError(failures, from.failure);
    return settled;
  }

  #page<R>({ table, dueAt, waiting, columns }: DueTable, after: Due | undefined): Promise<(R & Due)[]> {
    const now = this.time.part();
    return this.em.fork().execute<(R & Due)[]>(
      `select id, ${dueAt} as due_at${columns === undefined ? '' : `, ${columns}`} from ${table}
        where ${waiting} and ${dueAt} <= ${now.sql} and (${dueAt}, id) > (coalesce(?::timestamptz, '-infinity'), ?::uuid)
        order by ${dueAt}, id limit ${PAGE}`,
      [...now.params, after?.due_at ?? null, after?.id ?? FIRST_ID],
    );
  }
}

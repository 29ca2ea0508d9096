import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { Clock } from '../clock/clock.js';
import { Logger } from '../logging/logger.js';
import { DomainError } from '../errors/domain-error.js';
import { fieldsOf, pathsOf } from '../http/issue-paths.js';
import { withEmptyFields } from '../http/with-empty-fields.js';
import type { LeftOut } from '../http/without-bad-rows.js';

const HOUR = 3_600_000;
/** Operators see the rows of the last day; repaired ones disappear after it. */
const SHOWN_MS = 24 * HOUR;
/** Min interval between two records of the same row. */
const AGAIN_MS = 60_000;
const REMEMBERED = 1_000;

/** Counts rows that lists and pages could not present, by id only, never by content. */
@Injectable()
export class LeftOutRows {
  /** Rows that this process left out since its start, for metrics. */
  total = 0;
  readonly #written = new Map<string, number>();

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Logs and counts rows. A failure to count does not fail the request. */
  async note(rows: readonly LeftOut[], fields: readonly string[]): Promise<void> {
    this.total += rows.length;
    this.logger.error({ event: 'row-left-out', rows, fields }, 'a row cannot be presented as it is');
    const now = this.clock.now();
    const due = rows.filter(({ list, id }) => now.getTime() - (this.#written.get(`${list} ${id}`) ?? 0) >= AGAIN_MS);
    if (due.length === 0) return;
    if (this.#written.size > REMEMBERED) this.#written.clear();
    for (const { list, id } of due) this.#written.set(`${list} ${id}`, now.getTime());
    try {
      const em = this.em.fork();
      await em.execute('delete from left_out_row where seen_at < ?', [new Date(now.getTime() - SHOWN_MS)]);
      await em.execute(
        `insert into left_out_row (list, row_id, seen_at) values ${due.map(() => '(?, ?, ?)').join(', ')}
         on conflict (list, row_id) do update set seen_at = excluded.seen_at`,
        due.flatMap(({ list, id }) => [list, id, now]),
      );
    } catch (error) {
      this.logger.error({ err: error, event: 'row-left-out-uncounted' }, 'rows left out were not counted');
    }
  }

  /** Presents rows one by one. A row whose presenter throws is left out, logged and counted; a `DomainError` passes through. */
  async present<Row extends { readonly id: string }, Shown>(
    list: string,
    rows: readonly Row[],
    present: (row: Row) => Shown,
  ): Promise<Shown[]> {
    const shown: Shown[] = [];
    const bad: LeftOut[] = [];
    for (const row of rows) {
      try {
        shown.push(present(row));
      } catch (error) {
        if (error instanceof DomainError) throw error;
        bad.push({ list, id: row.id });
      }
    }
    if (bad.length > 0) await this.note(bad, [list]);
    return shown;
  }

  /**
   * For somebody who can repair it: empties, logs and counts damaged fields, and shows the rest. If a field cannot be emptied,
   * the answer is refused.
   */
  async emptied<Thing extends { readonly id: string }>(
    list: string,
    schema: StandardSchemaV1<unknown, unknown>,
    thing: Thing,
  ): Promise<Thing> {
    const { issues } = await schema['~standard'].validate(thing);
    if (!issues) return thing;
    const paths = pathsOf(issues);
    const emptied = withEmptyFields(thing, paths);
    if ((await schema['~standard'].validate(emptied)).issues) return thing;
    await this.note([{ list, id: thing.id }], fieldsOf(paths));
    return emptied as Thing;
  }

  /** @returns the number of distinct rows that all processes left out in the last day. */
  async lately(): Promise<number> {
    const [counted] = await this.em.execute<{ rows: number }[]>(
      'select count(distinct row_id)::int as rows from left_out_row where seen_at >= ?',
      [new Date(this.clock.now().getTime() - SHOWN_MS)],
    );
    return counted?.rows ?? 0;
  }
}

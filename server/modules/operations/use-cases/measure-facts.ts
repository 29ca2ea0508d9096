import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { FactName } from '../domain/facts.js';

/** Up to this many matches are counted; more are estimated, as PostgreSQL's own statistics tell. */
const EXACT_MATCHES = 10_000;
/** Transactions counted by one statement. */
const CHUNK = 20_000;
/** Ids have the time in them, and are made before their transaction commits. */
const COMMITTED_AFTER_SECONDS = 300;

interface Chunk {
  readonly captured: number;
  readonly read: number;
  readonly last: string | null;
}

/** Counts what the metrics show about everybody, so that no scrape has to. */
@Injectable()
export class MeasureFacts {
  constructor(private readonly em: EntityManager) {}

  async execute(signal: AbortSignal, committedAfterSeconds = COMMITTED_AFTER_SECONDS): Promise<void> {
    const [credits] = await this.em.execute<{ available: number; held: number }[]>(
      `select coalesce(sum(available), 0)::float8 as available, coalesce(sum(held), 0)::float8 as held from credit_account`,
    );
    await this.#keep('credits_available', credits?.available ?? 0);
    await this.#keep('credits_held', credits?.held ?? 0);
    await this.#keep('matches', await this.#matches());
    await this.#countCaptured(signal, committedAfterSeconds);
  }

  /** Transactions are never changed, so each is read once. */
  async #countCaptured(signal: AbortSignal, committedAfterSeconds: number): Promise<void> {
    const [before] = await this.em.execute<{ value: number; counted_to: string | null }[]>(
      `select value, counted_to from operating_fact where name = 'credits_captured'`,
    );
    let value = before?.value ?? 0;
    for (let last = before?.counted_to ?? null; ;) {
      signal.throwIfAborted();
      const chunk: Chunk = await this.#chunkAfter(last, committedAfterSeconds);
      value += chunk.captured;
      last = chunk.last ?? last;
      await this.#keep('credits_captured', value, last);
      if (chunk.read < CHUNK) return;
    }
  }

  async #chunkAfter(last: string | null, committedAfterSeconds: number): Promise<Chunk> {
    const [chunk] = await this.em.execute<Chunk[]>(
      `with chunk as (
         select id, case when type = 'SPENT' then -held_amount else 0 end as captured from credit_transaction
          where id > ?
            and id < rpad(lpad(to_hex(((extract(epoch from now()) - ?) * 1000)::bigint), 12, '0'), 32, '0')::uuid
          order by id limit ?)
       select coalesce(sum(captured), 0)::float8 as captured, count(*)::int as read,
              (select id from chunk order by id desc limit 1) as last
         from chunk`,
      [last ?? '00000000-0000-0000-0000-000000000000', committedAfterSeconds, CHUNK],
    );
    return chunk ?? { captured: 0, read: 0, last: null };
  }

  async #matches(): Promise<number> {
    const [row] = await this.em.execute<{ counted: number; estimated: number }[]>(
      `select (select count(*) from (select from match limit ${EXACT_MATCHES}) counted)::int as counted,
              (select reltuples from pg_class where oid = 'match'::regclass)::float8 as estimated`,
    );
    return Math.max(row?.counted ?? 0, row?.counted === EXACT_MATCHES ? (row.estimated ?? 0) : 0);
  }

  async #keep(name: FactName, value: number, countedTo: string | null = null): Promise<void> {
    await this.em.execute(
      `insert into operating_fact (name, value, counted_to, measured_at) values (?, ?, ?, now())
       on conflict (name) do update
         set value = excluded.value, counted_to = excluded.counted_to, measured_at = excluded.measured_at`,
      [name, value, countedTo],
    );
  }
}

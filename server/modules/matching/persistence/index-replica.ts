import type { EntityManager } from '@mikro-orm/postgresql';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { SubjectKind } from '../domain/match-subject.entity.js';
import { mergeFound } from '../engine/retrieve/merge-found.js';
import type { Found, Question, Subject } from '../engine/retrieve/question.js';
import type { SubjectIndex } from '../engine/retrieve/subject-index.js';
import type { IndexSnapshot } from './index-snapshots.js';
import type { IndexStart, Started } from './index-start.js';

/** Rows per page. The process is blocked while a page is put into memory (decisions/0022). */
const PAGE = 1_000;
/** Before all transactions: nothing was read yet. */
const NO_FLOOR = '0';
const NO_ID = '00000000-0000-0000-0000-000000000000';
/**
 * A replica that was idle for longer starts again, and an older snapshot is not used, because removals are kept for a day (see {@link
 * MatchIndex.forgetRemovals}).
 */
export const LONGEST_AWAY_MS = 12 * 3_600_000;

/** One of several parts of a side, by a hash of the ids. */
export interface Share {
  readonly shard: number;
  readonly shards: number;
}

/** PostgreSQL's hash of a UUID: it stays the same for the life of a cluster, and snapshots are of one cluster. */
const isShared = ({ shard, shards }: Share): string =>
  `and (uuid_hash(subject_id) & 2147483647) % ${Number(shards)} = ${Number(shard)}`;

/** Whether this cluster has reached the transaction id: it may have ended, or it is the current one. */
const isReached = (xid: string): string =>
  `(${xid} < pg_snapshot_xmax(pg_current_snapshot()) or ${xid} = pg_current_xact_id_if_assigned())`;

interface Row {
  readonly subject_id: string;
  readonly xid: string;
  readonly terms: string;
  readonly facts: string;
  readonly is_own: boolean;
}

/** The index and how far it has read. */
interface Held<Fact> extends Started<Fact> {
  /** Rows that the next read returns again: `<id> <transaction>`. */
  readonly known: ReadonlySet<string>;
  readonly followedAt: number;
  /** When its start began, by `performance.now()`; null once it is complete. */
  readonly beganAt: number | null;
}

/** Changes of the caller's own transaction, which others must not see yet. */
interface Own {
  readonly subjects: readonly Subject[];
  readonly removed: readonly string[];
}

/**
 * In-memory replica of one side of `match_subject` in one process. Before each answer it reads the new rows, so everything
 * committed before the question is included; the asking transaction's own changes are searched separately.
 *
 * Each row has the id of the transaction that wrote it. A read covers all transactions that were still running at the last read,
 * so a row that was written early and committed late is not missed. Reading a row twice is harmless.
 */
export class IndexReplica<Fact> {
  readonly #kind: SubjectKind;
  readonly #fresh: () => SubjectIndex<Fact>;
  readonly #start: IndexStart;
  readonly #share: Share | null;
  #held: Held<Fact> | null = null;
  #reading: Promise<unknown> = Promise.resolve();

  /** @param share the part to hold; null for everything. */
  constructor(kind: SubjectKind, fresh: () => SubjectIndex<Fact>, start: IndexStart, share: Share | null = null) {
    this.#kind = kind;
    this.#fresh = fresh;
    this.#start = start;
    this.#share = share;
  }

  get format(): string {
    return `${(this.#held?.index ?? this.#fresh()).format}${this.#suffix}`;
  }

  /** A snapshot of one share is not used for another. */
  get #suffix(): string {
    return this.#share ? `, shard ${this.#share.shard} of ${this.#share.shards}` : '';
  }

  /**
   * Fills a new index from a snapshot, or from all rows. Call it outside of transactions: with millions of subjects, memory is filled for
   * longer than a transaction may be idle. The next read adds what changed since.
   */
  async start(em: EntityManager, transaction: Transaction, now: Date): Promise<void> {
    await this.#inTurn(async () => {
      if (!this.#isNew(now.getTime())) return;
      const started = await this.#load(now.getTime());
      if (started) this.#held = started;
      else await transaction.run(() => this.#follow(em, now.getTime(), { isFromRows: true }));
    });
  }

  /** Starts, and reads everything, so that the first answer takes no longer than later ones. Call it outside of transactions. */
  async prepare(em: EntityManager, transaction: Transaction, now: Date): Promise<void> {
    await this.start(em, transaction, now);
    await this.#inTurn(() => transaction.run(() => this.#follow(em, now.getTime())));
  }

  /** Subjects with the most points, best first. Ties are ordered by `inTurn`. @param turn see `turnOf`. */
  async find(
    em: EntityManager,
    question: Question<Fact>,
    { limit, now, turn }: { readonly limit: number; readonly now: Date; readonly turn: number },
  ): Promise<readonly Found[]> {
    const { index, own } = await this.#inTurn(() => this.#follow(em, now.getTime()));
    const except = new Set([...own.removed, ...own.subjects.map(({ id }) => id)]);
    const found = index.find(question, limit, { except, turn });
    if (own.subjects.length === 0) return found;
    const beside = this.#fresh();
    for (const subject of own.subjects) beside.put(subject);
    return mergeFound([found, beside.find(question, limit, { turn })], limit, turn);
  }

  /**
   * The content as a snapshot; null if another process is writing one. Call it first in a transaction of its own: it sets the isolation
   * level.
   *
   * If rows were deleted by hand, the index has more subjects than there are rows. Then it is read again, so that snapshots do not pass
   * those on from process to process.
   */
  take(em: EntityManager, now: Date): Promise<IndexSnapshot | null> {
    return this.#inTurn(async () => {
      // All statements see the same rows, so the counts can be compared.
      await em.execute('set transaction isolation level repeatable read');
      if (!(await this.#isFirst(em))) return null;
      await this.#follow(em, now.getTime());
      if (!(await this.#isWhole(em))) {
        this.#held = null;
        await this.#follow(em, now.getTime(), { isFromRows: true });
        if (!(await this.#isWhole(em))) throw new Error(`the index of ${this.#kind} has other subjects than its rows`);
      }
      const { index, floor } = this.#held!;
      return { bytes: index.toBytes(), format: this.format, floor, takenAt: now, subjects: index.size };
    });
  }

  get #filter(): string {
    return this.#share ? isShared(this.#share) : '';
  }

  /** Whether no other transaction takes a snapshot of this kind now. */
  async #isFirst(em: EntityManager): Promise<boolean> {
    const [row] = await em.execute<{ is_first: boolean }[]>(
      'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as is_first',
      [`matching snapshot ${this.#kind}${this.#suffix}`],
    );
    return row?.is_first === true;
  }

  async #isWhole(em: EntityManager): Promise<boolean> {
    const [row] = await em.execute<{ count: string }[]>(
      `select count(*)::text as count from match_subject where kind = ? ${this.#filter}`,
      [this.#kind],
    );
    return this.#held?.index.size === Number(row?.count);
  }

  /** Only one call reads rows at a time. A waiting caller can hold locks, but reading rows waits for no lock. */
  #inTurn<T>(read: () => Promise<T>): Promise<T> {
    const reading = this.#reading.then(read);
    this.#reading = reading.catch(() => undefined);
    return reading;
  }

  async #follow(
    em: EntityManager,
    now: number,
    { isFromRows = false } = {},
  ): Promise<{ index: SubjectIndex<Fact>; own: Own }> {
    const from = this.#isNew(now) || !this.#held ? await this.#begin(now, isFromRows) : this.#held;
    const { index, known, beganAt } = from;
    const [snapshot] = await em.execute<{ floor: string }[]>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as floor',
    );
    const floor = snapshot?.floor ?? '0';
    const again = new Set<string>();
    const subjects: Subject[] = [];
    for await (const row of this.#rows(em, from.floor)) {
      if (row.is_own) {
        subjects.push(subjectOf(row));
        continue;
      }
      const key = `${row.subject_id} ${row.xid}`;
      if (!known.has(key)) index.put(subjectOf(row));
      if (BigInt(row.xid) >= BigInt(floor)) again.add(key);
    }
    const removed: string[] = [];
    for (const { subject_id: id, is_own: isOwn } of await this.#removals(em, from.floor)) {
      if (isOwn) removed.push(id);
      else index.remove(id);
    }
    const isFromNothing = from.floor === NO_FLOOR;
    if (isFromNothing) index.compact();
    this.#held = { index, floor, known: again, followedAt: now, beganAt: null };
    if (beganAt !== null)
      this.#start.note(this.#kind, isFromNothing ? 'rows' : 'snapshot', performance.now() - beganAt);
    return { index, own: { subjects, removed } };
  }

  #isNew(now: number): boolean {
    return this.#held === null || now - this.#held.followedAt > LONGEST_AWAY_MS;
  }

  /** The state from which a new replica follows: a snapshot, or nothing. */
  async #begin(now: number, isFromRows: boolean): Promise<Held<Fact>> {
    const beganAt = performance.now();
    const started = isFromRows ? null : await this.#load(now);
    return started ?? { index: this.#fresh(), floor: NO_FLOOR, known: new Set(), followedAt: now, beganAt };
  }

  async #load(now: number): Promise<Held<Fact> | null> {
    const beganAt = performance.now();
    const after = new Date(now - LONGEST_AWAY_MS);
    const started = await this.#start.load(this.#kind, this.#fresh, this.format, after);
    return started && { ...started, known: new Set(), followedAt: now, beganAt };
  }

  /** Pages in transaction order: a row that changes meanwhile is returned again, none is skipped. */
  async *#rows(em: EntityManager, from: string): AsyncGenerator<Row> {
    // After a restore from another cluster, rows have transaction ids that this cluster has not reached. They are read once, at
    // the start.
    const until = from === NO_FLOOR ? '' : `and ${isReached('changed_xid')}`;
    for (let xid = from, after = NO_ID; ;) {
      const rows = await em.execute<Row[]>(
        `select subject_id, changed_xid::text as xid, terms::text as terms, facts::text as facts,
                coalesce(changed_xid = pg_current_xact_id_if_assigned(), false) as is_own
           from match_subject
          where kind = ? and (changed_xid, subject_id) > (?::xid8, ?::uuid) ${until} ${this.#filter}
          order by changed_xid, subject_id
          limit ?`,
        [this.#kind, xid, after, PAGE],
      );
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      xid = last.xid;
      after = last.subject_id;
    }
  }

  /** Removed subjects that were not added again. */
  #removals(em: EntityManager, from: string): Promise<{ subject_id: string; is_own: boolean }[]> {
    return em.execute<{ subject_id: string; is_own: boolean }[]>(
      `select r.subject_id, coalesce(r.changed_xid = pg_current_xact_id_if_assigned(), false) as is_own
         from match_subject_removal r
        where r.kind = ? and r.changed_xid >= ?::xid8 and ${isReached('r.changed_xid')}
          and not exists (select from match_subject s where s.kind = r.kind and s.subject_id = r.subject_id)`,
      [this.#kind, from],
    );
  }
}

function subjectOf({ subject_id: id, terms, facts }: Row): Subject {
  const weights = JSON.parse(terms) as Record<string, number>;
  return { id, terms: new Map(Object.entries(weights)), facts: JSON.parse(facts) as string[] };
}

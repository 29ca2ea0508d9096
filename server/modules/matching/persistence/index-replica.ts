import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubjectKind } from '../domain/match-subject.entity.js';
import type { Found, Question, Subject } from '../engine/retrieve/question.js';
import { inTurn } from '../engine/retrieve/subject-ids.js';
import type { SubjectIndex } from '../engine/retrieve/subject-index.js';

/** Rows per page. The process is blocked while a page is put into memory (decisions/0022). */
const PAGE = 1_000;
const NO_ID = '00000000-0000-0000-0000-000000000000';
/**
 * A replica that was idle for longer starts from scratch, because removals are kept for a day (see {@link
 * MatchIndex.forgetRemovals}).
 */
const LONGEST_AWAY_MS = 12 * 3_600_000;

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
  #index: SubjectIndex<Fact> | null = null;
  /** All transactions before this one had ended at the last read. */
  #floor = '0';
  /** Rows that the next read returns again: `<id> <transaction>`. */
  #known: ReadonlySet<string> = new Set();
  #followedAt = 0;
  #reading: Promise<unknown> = Promise.resolve();

  constructor(kind: SubjectKind, fresh: () => SubjectIndex<Fact>) {
    this.#kind = kind;
    this.#fresh = fresh;
  }

  /** Subjects with the most points, best first. Ties are ordered by `inTurn`. @param turn see `turnOf`. */
  async find(
    em: EntityManager,
    question: Question<Fact>,
    { limit, now, turn }: { readonly limit: number; readonly now: Date; readonly turn: number },
  ): Promise<readonly Found[]> {
    // Only one call reads rows at a time. A waiting caller can hold locks, but reading rows waits for no lock.
    const reading = this.#reading.then(() => this.#follow(em, now.getTime()));
    this.#reading = reading.catch(() => undefined);
    const { index, own } = await reading;
    const except = new Set([...own.removed, ...own.subjects.map(({ id }) => id)]);
    const found = index.find(question, limit, { except, turn });
    if (own.subjects.length === 0) return found;
    const beside = this.#fresh();
    for (const subject of own.subjects) beside.put(subject);
    return [...found, ...beside.find(question, limit, { turn })]
      .sort((one, other) => other.points - one.points || inTurn(one.id, other.id, turn))
      .slice(0, limit);
  }

  async #follow(em: EntityManager, now: number): Promise<{ index: SubjectIndex<Fact>; own: Own }> {
    const isNew = this.#index === null || now - this.#followedAt > LONGEST_AWAY_MS;
    const index = isNew ? this.#fresh() : (this.#index ?? this.#fresh());
    const from = isNew ? '0' : this.#floor;
    const known = isNew ? new Set<string>() : this.#known;
    const [snapshot] = await em.execute<{ floor: string }[]>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as floor',
    );
    const floor = snapshot?.floor ?? '0';
    const again = new Set<string>();
    const subjects: Subject[] = [];
    for await (const row of this.#rows(em, from, isNew)) {
      if (row.is_own) {
        subjects.push(subjectOf(row));
        continue;
      }
      const key = `${row.subject_id} ${row.xid}`;
      if (!known.has(key)) index.put(subjectOf(row));
      if (BigInt(row.xid) >= BigInt(floor)) again.add(key);
    }
    const removed: string[] = [];
    for (const { subject_id: id, is_own: isOwn } of await this.#removals(em, from)) {
      if (isOwn) removed.push(id);
      else index.remove(id);
    }
    if (isNew) index.compact();
    this.#index = index;
    this.#floor = floor;
    this.#known = again;
    this.#followedAt = now;
    return { index, own: { subjects, removed } };
  }

  /** Pages in transaction order: a row that changes meanwhile is returned again, none is skipped. */
  async *#rows(em: EntityManager, from: string, isNew: boolean): AsyncGenerator<Row> {
    // After a restore from another cluster, rows have transaction ids that this cluster has not reached. They are read once, at
    // the start.
    const until = isNew ? '' : `and ${isReached('changed_xid')}`;
    for (let xid = from, after = NO_ID; ;) {
      const rows = await em.execute<Row[]>(
        `select subject_id, changed_xid::text as xid, terms::text as terms, facts::text as facts,
                coalesce(changed_xid = pg_current_xact_id_if_assigned(), false) as is_own
           from match_subject
          where kind = ? and (changed_xid, subject_id) > (?::xid8, ?::uuid) ${until}
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

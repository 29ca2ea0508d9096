import { setTimeout as wait } from 'node:timers/promises';
import { RequestContext } from '@mikro-orm/postgresql';
import type { JobFact } from '../../../server/modules/matching/engine/retrieve/indexed-job.js';
import type { Question } from '../../../server/modules/matching/engine/retrieve/question.js';
import { CurrentOntology } from '../../../server/modules/matching/lexicon/current-ontology.js';
import { IndexStart } from '../../../server/modules/matching/persistence/index-start.js';
import { MatchIndex } from '../../../server/modules/matching/persistence/match-index.js';
import { AskShards } from '../../../server/modules/matching/shards/ask-shards.js';
import { Clock } from '../../../server/platform/clock/clock.js';
import { Transaction } from '../../../server/platform/database/transaction.js';
import { Logger } from '../../../server/platform/logging/logger.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const ASKER = id(9_999);

/** A query with these terms and without facts. */
const asking = (terms: Record<string, number>): Question<JobFact> => ({
  added: new Map(Object.entries(terms)),
  best: new Map(),
  own: [],
  ceilings: ({ ceilings }) => ceilings,
  credit: () => 0,
});
const anything = asking({ 'skill/a': 1, 'skill/b': 0.4, 'word/quote\'s "x"': 0.2 });

describe('the index', () => {
  let app: TestApp;
  let here: MatchIndex;
  /** An index with its own memory, like another process. */
  let there: MatchIndex;

  const run = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const inTransaction = <T>(work: () => Promise<T>): Promise<T> => run(() => app.app.get(Transaction).run(work));
  const put = (n: number, ...terms: string[]) =>
    here.put(
      {
        kind: 'JOB',
        id: id(n),
        terms: new Map(terms.map((term) => [term, 1])),
        facts: [],
        inputHash: 'a'.repeat(64),
        engineVersion: 'test',
      },
      new Date(),
    );
  /** A transaction that stays open after its work until the test commits it or rolls it back. */
  async function begin(work: () => Promise<unknown>): Promise<{ commit(): Promise<void>; rollBack(): Promise<void> }> {
    const end = Promise.withResolvers<'commit' | 'rollBack'>();
    const worked = Promise.withResolvers<undefined>();
    const rolledBack = new Error('rolled back on purpose');
    const ended = inTransaction(async () => {
      await work();
      worked.resolve(undefined);
      if ((await end.promise) === 'rollBack') throw rolledBack;
    }).catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
    await Promise.race([worked.promise, ended]);
    const as = (how: 'commit' | 'rollBack') => (): Promise<void> => {
      end.resolve(how);
      return ended;
    };
    return { commit: as('commit'), rollBack: as('rollBack') };
  }
  /** Sorts by points; the order of equals depends on the day. */
  const ranked = (index: MatchIndex, limit?: number) =>
    run(() => index.retrieveJobs(ASKER, anything, limit === undefined ? {} : { limit }));
  const found = async (index: MatchIndex) => [...(await ranked(index))].sort();

  beforeEach(async () => {
    app = await startTestApp();
    const another = () =>
      new MatchIndex(
        app.orm.em,
        app.app.get(Clock, { strict: false }),
        app.app.get(CurrentOntology, { strict: false }),
        app.app.get(Logger, { strict: false }),
        app.app.get(IndexStart, { strict: false }),
        app.app.get(AskShards, { strict: false }),
        app.app.get(Transaction),
      );
    here = another();
    there = another();
  });
  afterEach(() => app.close());

  it('finds by the weight of shared terms, best first, and repeats the same answer', async () => {
    await run(async () => {
      await put(1, 'skill/b');
      await put(2, 'skill/a', 'skill/z');
      await put(3, 'skill/a', 'skill/b');
      await put(4, 'skill/z');
      await put(5, 'word/quote\'s "x"');
      await put(6, 'skill/a', 'skill/z');
    });
    const all = await ranked(here);
    expect([all[0], all[3], all[4]]).toEqual([3, 1, 5].map(id));
    expect([...all].sort()).toEqual([1, 2, 3, 5, 6].map(id));
    expect(await ranked(there, 2)).toEqual(all.slice(0, 2));
    expect(await run(() => here.retrieveJobs(ASKER, asking({})))).toEqual([]);
    await run(async () => {
      await here.remove('JOB', id(3));
      await put(2, 'skill/z');
    });
    // One index reads the changes, the other reads everything for the first time.
    expect(await found(there)).toEqual([1, 5, 6].map(id));
    expect(await found(here)).toEqual([1, 5, 6].map(id));
    await run(() => put(3, 'skill/a'));
    expect(await found(there)).toEqual([1, 3, 5, 6].map(id));
    expect(await run(() => here.missing('JOB', [1, 2, 9].map(id), ['test']))).toEqual([id(9)]);
  });

  it('finds the same among very many with helper threads, and also follows changes there', async () => {
    // More subjects than one thread reads alone; each weighs a step more than the previous one.
    const many = 30_000;
    await run(() =>
      app.orm.em.execute(
        `insert into match_subject (kind, subject_id, terms, facts, input_hash, engine_version, updated_at)
         select 'JOB', ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
                jsonb_build_object('skill/a', n::numeric / 32768), '[]', repeat('0', 64), 'test', now()
           from generate_series(1, ${many}) n`,
      ),
    );
    const best = (from: number) => Array.from({ length: 5 }, (_, at) => id(from - at));
    try {
      for (let round = 0; round < 5; round += 1) {
        expect(await ranked(here, 5)).toEqual(best(many));
        // The threads start after the first query.
        await wait(100);
      }
      await run(() => here.remove('JOB', id(many)));
      expect(await ranked(here, 5)).toEqual(best(many - 1));
    } finally {
      await here.onApplicationShutdown();
    }
    expect(await ranked(here, 5)).toEqual(best(many - 1));
  });

  it('sees the rows of its own transaction, which others see only after it ends', async () => {
    await run(() => put(1, 'skill/a'));
    expect(await found(here)).toEqual([id(1)]);
    const own: (readonly string[])[] = [];
    const open = await begin(async () => {
      await put(2, 'skill/a', 'skill/b');
      await here.remove('JOB', id(1));
      own.push(await here.retrieveJobs(ASKER, anything));
    });
    expect(own).toEqual([[id(2)]]);
    // The same memory, used by another transaction.
    expect(await found(here)).toEqual([id(1)]);
    await open.rollBack();
    expect(await found(here)).toEqual([id(1)]);
    await inTransaction(async () => {
      await put(1, 'skill/b');
      expect(await here.retrieveJobs(ASKER, anything, { limit: 1 })).toEqual([id(1)]);
    });
    expect(await found(here)).toEqual([id(1)]);
  });

  it('does not miss rows that were written early and committed late', async () => {
    const early = await begin(() => put(1, 'skill/a'));
    // Later transactions commit and are read while the early one is still open.
    for (const n of [2, 3]) {
      await run(() => put(n, 'skill/b'));
      expect(await found(there)).toEqual([2, 3].slice(0, n - 1).map(id));
    }
    await early.commit();
    expect(await found(there)).toEqual([1, 2, 3].map(id));

    const removing = await begin(() => here.remove('JOB', id(1)));
    await run(() => put(4, 'skill/b'));
    expect(await found(there)).toEqual([1, 2, 3, 4].map(id));
    await removing.commit();
    expect(await found(there)).toEqual([2, 3, 4].map(id));
  });

  it('answers parallel queries, and reads everything again after a long pause', async () => {
    await run(() => put(1, 'skill/a'));
    const answers = await Promise.all(
      [2, 3, 4, 5, 6].map(async (n) => {
        await run(() => put(n, 'skill/a'));
        return found(there);
      }),
    );
    // A query after a write finds what was written.
    for (const [at, answer] of answers.entries()) expect(answer).toContain(id(at + 2));
    await app.orm.em.fork().execute('delete from match_subject where subject_id = ?', [id(2)]);
    expect(await found(there)).toContain(id(2));
    app.clock.advance(13 * 3_600_000);
    expect(await found(there)).toEqual([1, 3, 4, 5, 6].map(id));

    await run(() => here.remove('JOB', id(1)));
    const removals = () => app.orm.em.fork().execute<unknown[]>('select subject_id from match_subject_removal');
    await run(() => here.forgetRemovals());
    expect(await removals()).toHaveLength(1);
    app.clock.advance(25 * 3_600_000);
    await run(() => here.forgetRemovals());
    expect(await removals()).toEqual([]);
    expect(await found(there)).toEqual([3, 4, 5, 6].map(id));
  });

  it('starts with rows of another cluster, and does not read them again for every query', async () => {
    await run(() => put(1, 'skill/a'));
    await app.orm.em.fork().execute(`update match_subject set changed_xid = '1000000000000'`);
    expect(await found(there)).toEqual([id(1)]);
    await run(() => put(1, 'skill/z'));
    await run(() => put(2, 'skill/a'));
    expect(await found(there)).toEqual([id(2)]);
  });
});

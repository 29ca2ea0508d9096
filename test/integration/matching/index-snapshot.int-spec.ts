import { RequestContext } from '@mikro-orm/postgresql';
import pg from 'pg';
import { indexedJob, questionOfJob } from '../../../server/modules/matching/engine/retrieve/indexed-job.js';
import { indexedSeeker, questionOfSeeker } from '../../../server/modules/matching/engine/retrieve/indexed-seeker.js';
import { writeQuestion } from '../../../server/modules/matching/engine/retrieve/written-question.js';
import type { SubjectKind } from '../../../server/modules/matching/domain/match-subject.entity.js';
import { CurrentOntology } from '../../../server/modules/matching/lexicon/current-ontology.js';
import { IndexStart } from '../../../server/modules/matching/persistence/index-start.js';
import { MatchIndex, type SubjectToIndex } from '../../../server/modules/matching/persistence/match-index.js';
import { ShardIndex } from '../../../server/modules/matching/shards/shard-index.js';
import { AskShards } from '../../../server/modules/matching/shards/ask-shards.js';
import { WriteIndexSnapshots } from '../../../server/modules/matching/use-cases/write-index-snapshots.js';
import { Clock } from '../../../server/platform/clock/clock.js';
import { Transaction } from '../../../server/platform/database/transaction.js';
import { HealthChecks } from '../../../server/platform/health/health-checks.js';
import { Logger } from '../../../server/platform/logging/logger.js';
import { Metrics } from '../../../server/platform/metrics/metrics.js';
import { benchId, matchingMarket } from '../../bench/matching-market.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { runJob } from '../../support/jobs.js';
import { query } from '../../support/query.js';

const JOBS = 240;
const SEEKERS = 80;
const ASKED = 12;
const HOUR_MS = 3_600_000;
const JOB = 'matching.write-index-snapshots';

const market = matchingMarket(new CurrentOntology().get());
const jobId = (n: number): string => benchId(n);
const seekerId = (n: number): string => benchId(1_000_000 + n);

interface LogLine {
  readonly msg?: string;
  readonly kind?: string;
  readonly outcome?: string;
}

describe('snapshots of the matching index', () => {
  let app: TestApp;
  /** The index of the process that writes snapshots. */
  let own: MatchIndex;
  let lines: LogLine[];

  const run = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const inTransaction = <T>(work: () => Promise<T>): Promise<T> => run(() => app.app.get(Transaction).run(work));
  const sql = <T extends pg.QueryResultRow>(text: string): Promise<T[]> => query<T>(app.databaseUrl, text);
  const ontology = () => app.app.get(CurrentOntology, { strict: false }).get();
  /** An index with its own memory, like another process. */
  const another = (): MatchIndex =>
    new MatchIndex(
      app.orm.em,
      app.app.get(Clock, { strict: false }),
      app.app.get(CurrentOntology, { strict: false }),
      app.app.get(Logger, { strict: false }),
      app.app.get(IndexStart, { strict: false }),
      app.app.get(AskShards, { strict: false }),
      app.app.get(Transaction),
    );
  const stored = (subject: Pick<SubjectToIndex, 'kind' | 'id' | 'terms' | 'facts'>): Promise<void> =>
    own.put({ ...subject, inputHash: 'a'.repeat(64), engineVersion: 'test' }, app.clock.now());
  /** @param like the generated posting whose content it gets. */
  const putJob = (n: number, like = n) =>
    stored({ kind: 'JOB', id: jobId(n), ...indexedJob(market.job(like), ontology()) });
  const putSeeker = (n: number, like = n) =>
    stored({ kind: 'SEEKER', id: seekerId(n), ...indexedSeeker(market.seeker(like), ontology()) });
  /** The answers of an index from both sides, for several people and postings. */
  const answers = (index: MatchIndex) =>
    inTransaction(async () => {
      const found: (readonly string[])[] = [];
      for (let n = 0; n < ASKED; n += 1) {
        found.push(await index.retrieveJobs(seekerId(500 + n), questionOfSeeker(market.seeker(500 + n), ontology())));
        found.push(await index.retrieveSeekers(jobId(500 + n), questionOfJob(market.job(500 + n), ontology())));
      }
      return found;
    });
  const write = () => runJob(app.app, JOB);
  /** How the indexes started since the last call, by kind. */
  const starts = (): readonly string[] => {
    const started = lines.filter(({ msg }) => msg === 'matching: index started');
    lines = lines.filter(({ msg }) => msg !== 'matching: index started');
    return started.map(({ kind, outcome }) => `${kind} ${outcome}`).sort();
  };
  const bySnapshot = ['JOB snapshot', 'SEEKER snapshot'];
  const byRows = ['JOB rows', 'SEEKER rows'];
  const damaged = (): number => lines.filter(({ msg }) => msg?.includes('is not usable')).length;

  beforeEach(async () => {
    lines = [];
    app = await startTestApp({
      env: { MATCHING_SNAPSHOT_FROM: '10' },
      logTo: (line) => lines.push(JSON.parse(line) as LogLine),
    });
    own = app.app.get(MatchIndex, { strict: false });
    await inTransaction(async () => {
      for (let n = 0; n < JOBS; n += 1) await putJob(n);
      for (let n = 0; n < SEEKERS; n += 1) await putSeeker(n);
    });
  });
  afterEach(() => app.close());

  it('start an index that finds what one finds that read every row, also after later changes', async () => {
    const before = await answers(own);
    expect(before.every((ids) => ids.length > 0)).toBe(true);
    expect(starts()).toEqual(byRows);

    // Written before the snapshot is taken, and committed after it.
    const late = new pg.Client({ connectionString: app.databaseUrl });
    late.on('error', () => undefined);
    await late.connect();
    await late.query(
      `begin; update match_subject set terms = (select terms from match_subject where subject_id = '${jobId(1)}'),
              changed_xid = pg_current_xact_id() where subject_id = '${jobId(0)}'`,
    );
    expect(await write()).toBe('done');
    expect(await write()).toBe('skipped');
    await late.query('commit');
    await late.end();

    const started = another();
    const whole = await answers(own);
    expect(await answers(started)).toEqual(whole);
    expect(starts()).toEqual(bySnapshot);

    await inTransaction(async () => {
      for (let n = 0; n < 40; n += 1) await putJob(n, 2_000 + n);
      for (let n = 40; n < 60; n += 1) await own.remove('JOB', jobId(n));
      for (let n = JOBS; n < JOBS + 30; n += 1) await putJob(n);
      for (let n = 0; n < 20; n += 1) await own.remove('SEEKER', seekerId(n));
      await putSeeker(3, 3_000);
    });
    const changed = await answers(own);
    expect(changed).not.toEqual(whole);
    expect(await answers(started)).toEqual(changed);
    expect(await answers(another())).toEqual(changed);
    expect(starts()).toEqual(bySnapshot);
    await sql('delete from match_index_snapshot');
    expect(await answers(another())).toEqual(changed);
    expect(starts()).toEqual(byRows);
  });

  it('are not used if they are damaged, of another format or cluster, or old', async () => {
    await write();
    app.clock.advance(7 * HOUR_MS);
    await write();
    expect(await sql('select from match_index_snapshot')).toHaveLength(4);
    const starting = async (): Promise<readonly string[]> => {
      starts();
      expect(await answers(another())).toEqual(await answers(own));
      return starts();
    };
    const newest = `(select id from match_index_snapshot where taken_at = (select max(taken_at) from match_index_snapshot))`;
    const turned = `set_byte(bytes, length(bytes) / 2, get_byte(bytes, length(bytes) / 2) # 1)`;

    await sql(`update match_index_snapshot_part set bytes = ${turned} where snapshot_id in ${newest}`);
    expect(await starting()).toEqual(bySnapshot);
    expect(damaged()).toBe(2);
    await sql(`update match_index_snapshot_part set bytes = ${turned}`);
    // The newer ones are whole again, the older ones are damaged.
    expect(await starting()).toEqual(bySnapshot);
    expect(damaged()).toBe(2);
    await sql(`update match_index_snapshot_part set bytes = substring(bytes for length(bytes) - 8)`);
    expect(await starting()).toEqual(byRows);
    expect(damaged()).toBe(6);
    await sql('delete from match_index_snapshot_part');
    expect(await starting()).toEqual(byRows);

    await sql('delete from match_index_snapshot');
    expect(await write()).toBe('done');
    expect(await starting()).toEqual(bySnapshot);
    await sql(`update match_index_snapshot set cluster = cluster - 1`);
    expect(await starting()).toEqual(byRows);
    await sql(`update match_index_snapshot set cluster = cluster + 1, format = '0.' || format`);
    expect(await starting()).toEqual(byRows);
    await sql(`update match_index_snapshot set format = substring(format from 3)`);
    expect(await starting()).toEqual(bySnapshot);
    // A transaction that this cluster has not reached, as if its files were replaced by older ones.
    await sql(`update match_index_snapshot set floor = (floor::text::bigint + 1000000)::text::xid8`);
    expect(await starting()).toEqual(byRows);
    await sql(`update match_index_snapshot set floor = (floor::text::bigint - 1000000)::text::xid8`);
    expect(await starting()).toEqual(bySnapshot);
    app.clock.advance(13 * HOUR_MS);
    expect(await starting()).toEqual([...byRows, ...byRows].sort());
  });

  it('start a part of a divided index only if they are of this part', async () => {
    const part = (shard: number, shards: number): ShardIndex =>
      new ShardIndex({ shard, shards }, ontology(), app.app.get(IndexStart, { strict: false }), (error) => {
        throw error;
      });
    const question = questionOfSeeker(market.seeker(500), ontology());
    const asked = { kind: 'JOB', question: writeQuestion(question), wanted: JOBS, turn: 7 } as const;
    const find = (index: ShardIndex) => inTransaction(() => index.find(app.orm.em, asked, app.clock.now()));
    const parts = [part(0, 2), part(1, 2)];
    const found = [await find(parts[0]!), await find(parts[1]!)];
    const whole = await inTransaction(() => own.retrieveJobs(seekerId(500), question, { limit: JOBS }));
    expect(found.every(({ length }) => length > whole.length / 4)).toBe(true);
    const ids = found.flatMap((each) => each.map(({ id }) => id));
    expect(ids.sort()).toEqual([...whole].sort());

    const oldest = app.clock.now().getTime() / 1_000;
    for (const index of parts) {
      const source = {
        start: (kind: SubjectKind) => index.prepare(kind, app.orm.em, app.app.get(Transaction), app.clock.now()),
        take: (kind: SubjectKind) => index.take(kind, app.orm.em, app.clock.now()),
        formatOf: (kind: SubjectKind) => index.formatOf(kind),
      };
      expect(await run(() => app.app.get(WriteIndexSnapshots, { strict: false }).execute(undefined, source))).toBe(2);
      app.clock.advance(HOUR_MS);
    }
    starts();
    for (const shard of [0, 1]) expect(await find(part(shard, 2))).toEqual(found[shard]);
    expect(starts()).toEqual(['JOB snapshot', 'JOB snapshot']);
    await find(part(0, 4));
    await answers(another());
    expect(starts()).toEqual(['JOB rows', 'JOB rows', 'SEEKER rows']);

    // An API holds no part. It says which ones are missing, and how old the oldest snapshot is.
    const api = await startTestApp({ beside: app, env: { MATCHING_SHARDS: '2', METRICS_PORT: '0' } });
    try {
      const metrics = await api.app.get(Metrics, { strict: false }).text();
      for (const part of [0, 1]) expect(metrics).toContain(`entrevue_matching_shard_up{part="${part}"} 0`);
      expect(metrics).toContain(`entrevue_matching_snapshot_timestamp_seconds{kind="JOB"} ${oldest}\n`);
      expect((await api.app.get(HealthChecks, { strict: false }).run())['matching-shards']).toEqual({
        ...{ ok: true, degraded: true },
        remark: expect.objectContaining({ code: 'HEALTH.SHARDS_MISSING', values: { missing: [0, 1], all: 2 } }),
      });
      expect(await runJob(api.app, JOB)).toBe('skipped');
    } finally {
      await api.close();
    }
  });

  it('are left aside if PostgreSQL cannot read them, and the transaction goes on', async () => {
    await write();
    const expected = await answers(own);
    await sql(`
      create function unreadable() returns bytea language plpgsql as
        $$ begin raise exception 'missing chunk number 0 for toast value' using errcode = 'data_corrupted'; end $$;
      alter table match_index_snapshot_part rename to match_index_snapshot_part_of_disk;
      create view match_index_snapshot_part as
        select snapshot_id, part, unreadable() as bytes from match_index_snapshot_part_of_disk`);
    starts();
    expect(await answers(another())).toEqual(expected);
    expect(starts()).toEqual(byRows);
    expect(damaged()).toBe(2);
  });

  it('hold nothing of removed subjects, nor what was changed', async () => {
    const added = { kind: 'SEEKER', id: seekerId(7_777), terms: new Map([['word/xylorimba', 0.5]]) } as const;
    // The third fact is the place.
    const facts = indexedSeeker(market.seeker(0), ontology()).facts.with(2, JSON.stringify([false, 'Xylograd']));
    const contains = async (text: string): Promise<boolean> => {
      const rows = await sql(
        `select from match_index_snapshot_part where position(convert_to('${text}', 'UTF8') in bytes) > 0`,
      );
      return rows.length > 0;
    };
    await inTransaction(() => stored({ ...added, facts }));
    await write();
    expect([await contains('xylorimba'), await contains('Xylograd')]).toEqual([true, true]);
    await inTransaction(() => own.remove('SEEKER', added.id));
    app.clock.advance(7 * HOUR_MS);
    await answers(own);
    await write();
    await sql(`delete from match_index_snapshot where taken_at < (select max(taken_at) from match_index_snapshot)`);
    expect([await contains('xylorimba'), await contains('Xylograd')]).toEqual([false, false]);
  });

  it('are written by one process at a time', async () => {
    const first = new pg.Client({ connectionString: app.databaseUrl });
    first.on('error', () => undefined);
    await first.connect();
    const lock = (kind: string): string => `pg_advisory_xact_lock(hashtextextended('matching snapshot ${kind}', 0))`;
    await first.query(`begin; select ${lock('JOB')}, ${lock('SEEKER')}`);
    expect(await write()).toBe('skipped');
    await first.query('rollback');
    await first.end();
    expect(await sql('select from match_index_snapshot')).toEqual([]);
    expect(await write()).toBe('done');
  });

  it('do not exist if their writer is killed meanwhile', async () => {
    const blocker = new pg.Client({ connectionString: app.databaseUrl });
    blocker.on('error', () => undefined);
    await blocker.connect();
    await blocker.query('begin; lock table match_index_snapshot_part in exclusive mode');
    const writing = write().then(
      () => 'written',
      () => 'failed',
    );
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
                      and query like 'insert into match_index_snapshot_part%'`;
    for (;;) {
      const ended = await sql(`select pg_terminate_backend(pid) ${waiting}`);
      if (ended.length > 0) break;
    }
    expect(await writing).toBe('failed');
    await blocker.end();
    expect(await sql('select from match_index_snapshot')).toEqual([]);
    starts();
    const expected = await answers(another());
    expect(starts()).toEqual(byRows);
    expect(await write()).toBe('done');
    expect(await answers(another())).toEqual(expected);
    expect(starts()).toContain('JOB snapshot');
  });

  it('leave out subjects whose rows were deleted by hand', async () => {
    await answers(own);
    const question = () => questionOfJob(market.job(0), ontology());
    const found = (index: MatchIndex) =>
      inTransaction(() => index.retrieveSeekers(jobId(0), question(), { limit: SEEKERS }));
    const [first] = await found(own);
    await sql(`delete from match_subject where subject_id = '${first}'`);
    expect(await found(own)).toContain(first);
    expect(await write()).toBe('done');
    expect(await sql(`select subjects from match_index_snapshot where kind = 'SEEKER'`)).toEqual([
      { subjects: SEEKERS - 1 },
    ]);
    expect(await found(own)).not.toContain(first);
    expect(await found(another())).not.toContain(first);
  });

  it('are deleted when they are old, when the market becomes small, and when they are off', async () => {
    const kinds = async () =>
      (await sql<{ kind: string }>('select kind from match_index_snapshot order by kind')).map(({ kind }) => kind);
    await write();
    expect(await kinds()).toEqual(['JOB', 'SEEKER']);
    app.clock.advance(13 * HOUR_MS);
    await sql(`update match_index_snapshot set format = 'another version'`);
    expect(await write()).toBe('done');
    expect(await sql(`select from match_index_snapshot where format = 'another version'`)).toEqual([]);
    await inTransaction(async () => {
      for (let n = 9; n < SEEKERS; n += 1) await own.remove('SEEKER', seekerId(n));
    });
    expect(await write()).toBe('skipped');
    expect(await kinds()).toEqual(['JOB']);
    const off = await startTestApp({ beside: app, env: { MATCHING_SNAPSHOT_FROM: '0' } });
    try {
      expect(await runJob(off.app, JOB)).toBe('skipped');
    } finally {
      await off.close();
    }
    expect(await kinds()).toEqual([]);
  });
});

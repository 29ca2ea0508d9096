/**
 * Matching divided among N workers, each a real process, against one process with the whole index: memory, start, time of a question,
 * and whether both find the same postings in the same order.
 *
 *   npm run bench -- matching-shards [4 1000000]      workers, postings
 *
 * The postings are those of `matching-market.ts`, each with many copies of equal points. They are written as snapshots, from which all
 * processes start, because writing millions of rows takes longer than all measurements. The rows that change after the snapshot are real.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RequestContext } from '@mikro-orm/postgresql';
import { startEmbeddedPostgres } from '../../server/launcher/embedded-postgres.js';
import { indexedJob } from '../../server/modules/matching/engine/retrieve/indexed-job.js';
import { questionOfSeeker } from '../../server/modules/matching/engine/retrieve/indexed-seeker.js';
import { jobIndex } from '../../server/modules/matching/engine/retrieve/market-index.js';
import { CurrentOntology } from '../../server/modules/matching/lexicon/current-ontology.js';
import { IndexReplica, type Share } from '../../server/modules/matching/persistence/index-replica.js';
import { IndexSnapshots } from '../../server/modules/matching/persistence/index-snapshots.js';
import { IndexStart } from '../../server/modules/matching/persistence/index-start.js';
import { MatchIndex } from '../../server/modules/matching/persistence/match-index.js';
import { ShardLeases } from '../../server/modules/matching/shards/shard-leases.js';
import { FixedClock } from '../../server/platform/clock/clock.js';
import { Transaction } from '../../server/platform/database/transaction.js';
import { startMatchingWorker } from '../integration/matching/support/matching-worker.js';
import { eventually } from '../integration/media/support/processes.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { query } from '../support/query.js';
import { benchId, matchingMarket } from './matching-market.js';
import { say } from './measure.js';

const DATA = join(import.meta.dirname, '../../.data/bench');
const DISTINCT = 50_000;
const ASKED = 40;
const CHANGED = 1_000;
const START_MS = 600_000;

interface Answers {
  readonly found: readonly (readonly string[])[];
  /** Milliseconds of each question, the first one first. */
  readonly ms: readonly number[];
  readonly residentMb: number;
}

const ontology = new CurrentOntology().get();
const market = matchingMarket(ontology);
const middle = (values: readonly number[], share = 0.5): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
/** Resident memory of a process in megabytes (Linux). */
const residentOf = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** The postings that several people find, through one process or several workers. */
async function ask({ app, orm }: TestApp): Promise<Answers> {
  const index = app.get(MatchIndex, { strict: false });
  const found: (readonly string[])[] = [];
  const ms: number[] = [];
  for (let n = 0; n < ASKED; n += 1) {
    const question = questionOfSeeker(market.seeker(50_000_000 + n), ontology);
    const startedAt = performance.now();
    found.push(
      await RequestContext.create(orm.em, async () => {
        const find = () => index.retrieveJobs(benchId(50_000_000 + n), question);
        if (index.isDivided) return find();
        await index.start('JOB');
        return app.get(Transaction).run(find);
      }),
    );
    ms.push(performance.now() - startedAt);
  }
  return { found, ms, residentMb: await residentOf(process.pid) };
}

/** One process with the whole index: this file again, in a process of its own. */
async function askWhole({ databaseUrl, dataDir, clock }: TestApp): Promise<Answers> {
  const into = join(dataDir, 'answers.json');
  const child = spawn(process.execPath, [...process.execArgv, import.meta.filename], {
    env: { ...process.env, BENCH_WHOLE: JSON.stringify({ databaseUrl, dataDir, into, now: clock.now() }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0) throw new Error(`the process with the whole index ended with ${code ?? signal}`);
  return JSON.parse(await readFile(into, 'utf8')) as Answers;
}

if (process.env['BENCH_WHOLE']) {
  const { databaseUrl, dataDir, into, now } = JSON.parse(process.env['BENCH_WHOLE']) as Record<
    'databaseUrl' | 'dataDir' | 'into' | 'now',
    string
  >;
  const app = await startTestApp({
    clock: new FixedClock(now),
    beside: { databaseUrl, dataDir },
  });
  await writeFile(into, JSON.stringify(await ask(app)));
  await app.close();
} else await bench();

async function bench(): Promise<void> {
  const [shards = 4, size = 1_000_000] = process.argv.slice(2).map(Number);
  const server = await startEmbeddedPostgres({ dataDir: DATA });
  process.env['TEST_POSTGRES_URL'] = server.url;
  const app = await startTestApp({ clock: new FixedClock(new Date()), env: { MATCHING_SNAPSHOT_FROM: '1' } });
  const divided = await startTestApp({ clock: app.clock, beside: app, env: { MATCHING_SHARDS: String(shards) } });
  const sql = <T extends object>(text: string, ...values: unknown[]) => query<T>(app.databaseUrl, text, values);

  const distinct = Array.from({ length: Math.min(DISTINCT, size) }, (_, n) => indexedJob(market.job(n), ontology));
  const [{ parts } = { parts: '' }] = await sql<{ parts: string }>(
    `select string_agg(((uuid_hash(('01890000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid) & 2147483647) % $1)::text, ',' order by n) as parts
       from generate_series(0, $2::int - 1) as n`,
    shards,
    size,
  );
  const shardOf = Uint8Array.from(parts.split(','), Number);
  /** @returns bytes of the snapshot. */
  const store = async (share: Share | null): Promise<number> => {
    const index = jobIndex(ontology);
    for (let n = 0; n < size; n += 1)
      if (share === null || shardOf[n] === share.shard)
        index.put({ id: benchId(n), ...distinct[n % distinct.length]! });
    const { format } = new IndexReplica(
      'JOB',
      () => jobIndex(ontology),
      app.app.get(IndexStart, { strict: false }),
      share,
    );
    const bytes = index.toBytes();
    const [{ floor } = { floor: '' }] = await sql<{ floor: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as floor',
    );
    const snapshot = { bytes, format, floor, takenAt: app.clock.now(), subjects: index.size };
    await RequestContext.create(app.orm.em, () =>
      app.app.get(Transaction).run(() => app.app.get(IndexSnapshots, { strict: false }).save('JOB', snapshot)),
    );
    return bytes.length;
  };
  const wholeBytes = await store(null);
  const partBytes: number[] = [];
  for (let shard = 0; shard < shards; shard += 1) partBytes.push(await store({ shard, shards }));
  // Changed after the snapshots.
  await sql(
    `insert into match_subject (kind, subject_id, terms, facts, input_hash, engine_version, updated_at)
     select 'JOB', row.id, row.terms, row.facts, repeat('0', 64), 'bench', now()
       from jsonb_to_recordset($1::jsonb) as row (id uuid, terms jsonb, facts jsonb)`,
    JSON.stringify(
      Array.from({ length: CHANGED }, (_, at) => {
        const { terms, facts } = distinct[(at * 7) % distinct.length]!;
        return { id: benchId(at * Math.floor(size / CHANGED)), terms: Object.fromEntries(terms), facts };
      }),
    ),
  );
  say(`${size} postings written as snapshots`);

  const one = await askWhole(app);
  const env = { MATCHING_SHARDS: String(shards), MATCHING_SNAPSHOT_FROM: '1' };
  const leases = divided.app.get(ShardLeases, { strict: false });
  const startedAt = performance.now();
  const workers = Array.from({ length: shards }, () =>
    startMatchingWorker({ databaseUrl: app.databaseUrl, dataDir: app.dataDir, env }),
  );
  await eventually('all shards', async () => ((await leases.missing()).length === 0 ? true : undefined), START_MS);
  const startSeconds = (performance.now() - startedAt) / 1_000;
  const many = await ask(divided);
  const resident = await Promise.all(workers.map(({ child }) => residentOf(child.pid!)));
  await Promise.all(workers.map((worker) => worker.end('SIGTERM')));

  const isEqual = JSON.stringify(many.found) === JSON.stringify(one.found);
  const mb = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);
  say(`answers of ${ASKED} people, 200 postings each: ${isEqual ? 'equal' : 'DIFFERENT'}`);
  say(`index of one process ${mb(wholeBytes)} MB; of ${shards}: ${partBytes.map(mb).join(', ')} MB`);
  say(
    `resident memory of one process ${one.residentMb.toFixed(0)} MB; of ${shards} workers: ${resident.map((each) => each.toFixed(0)).join(', ')} MB`,
  );
  say(`one process: first answer after ${(one.ms[0]! / 1_000).toFixed(1)} s from the snapshot`);
  say(`${shards} workers: all answer ${startSeconds.toFixed(1)} s after their processes were started`);
  for (const [name, { ms }] of [
    ['one process', one],
    [`${shards} workers`, many],
  ] as const)
    say(
      `a question to ${name}: median ${middle(ms.slice(1)).toFixed(1)} ms, p95 ${middle(ms.slice(1), 0.95).toFixed(1)} ms`,
    );

  await mkdir(join(DATA, 'results'), { recursive: true });
  const report = { shards, size, isEqual, wholeBytes, partBytes, resident, startSeconds };
  await writeFile(
    join(DATA, 'results/matching-shards.json'),
    `${JSON.stringify({ ...report, one: { ...one, found: undefined }, many: { ...many, found: undefined } }, null, 2)}\n`,
  );
  await divided.close();
  await app.close();
  await server.stop();
  if (!isEqual) process.exitCode = 1;
}

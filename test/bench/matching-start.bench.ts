/**
 * How long a worker needs until its index of postings answers first: from all rows, and from a snapshot, in turn. Both must then find
 * the same postings in the same order, also after later changes.
 *
 *   npm run bench -- matching-start [100000 1000000]
 *
 * The market is that of `matching-market.ts`, written to a database of its own.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RequestContext } from '@mikro-orm/postgresql';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/launcher/embedded-postgres.js';
import { indexedJob } from '../../server/modules/matching/engine/retrieve/indexed-job.js';
import { questionOfSeeker } from '../../server/modules/matching/engine/retrieve/indexed-seeker.js';
import { CurrentOntology } from '../../server/modules/matching/lexicon/current-ontology.js';
import { IndexStart } from '../../server/modules/matching/persistence/index-start.js';
import { MatchIndex } from '../../server/modules/matching/persistence/match-index.js';
import { AskShards } from '../../server/modules/matching/shards/ask-shards.js';
import { Clock } from '../../server/platform/clock/clock.js';
import { Transaction } from '../../server/platform/database/transaction.js';
import { Logger } from '../../server/platform/logging/logger.js';
import { startTestApp } from '../support/app.js';
import { runJob } from '../support/jobs.js';
import { benchId, matchingMarket } from './matching-market.js';
import { say } from './measure.js';

const DATA = join(import.meta.dirname, '../../.data/bench');
const ROUNDS = 3;
const PAGE = 2_000;
const ASKED = 20;
/** The target: seconds until ready, up to a million postings. */
const LONGEST_S = 10;

const sizes = process.argv.slice(2).map(Number);
const server = await startEmbeddedPostgres({ dataDir: DATA });
process.env['TEST_POSTGRES_URL'] = server.url;
const report: Record<string, unknown> = {};

for (const size of sizes.length > 0 ? sizes : [100_000]) {
  const app = await startTestApp({ env: { MATCHING_SNAPSHOT_FROM: '1' } });
  const ontology = app.app.get(CurrentOntology, { strict: false }).get();
  const market = matchingMarket(ontology);
  const client = new pg.Client({ connectionString: app.databaseUrl });
  client.on('error', (error) => say(`the connection of the bench: ${error.message}`));
  await client.connect();
  const insert = (rows: readonly { readonly id: string; readonly like: number }[]): Promise<unknown> =>
    client.query(
      `insert into match_subject (kind, subject_id, terms, facts, input_hash, engine_version, updated_at)
       select 'JOB', row.id, row.terms, row.facts, repeat('0', 64), 'bench', now()
         from jsonb_to_recordset($1::jsonb) as row (id uuid, terms jsonb, facts jsonb)
       on conflict (kind, subject_id) do update
         set terms = excluded.terms, facts = excluded.facts, changed_xid = excluded.changed_xid`,
      [
        JSON.stringify(
          rows.map(({ id, like }) => {
            const { terms, facts } = indexedJob(market.job(like), ontology);
            return { id, terms: Object.fromEntries(terms), facts };
          }),
        ),
      ],
    );
  for (let from = 0; from < size; from += PAGE) {
    await insert(
      Array.from({ length: Math.min(PAGE, size - from) }, (_, at) => ({ id: benchId(from + at), like: from + at })),
    );
  }
  await client.query('vacuum analyze match_subject');

  /**
   * A process without memory of the index. @returns what it finds, after how many seconds the first answer came, and how many of them
   * this process used the processor, which says more on a busy machine.
   */
  const start = (): Promise<{ seconds: number; cpu: number; found: readonly (readonly string[])[] }> =>
    RequestContext.create(app.orm.em, async () => {
      const index = new MatchIndex(
        app.orm.em,
        app.app.get(Clock, { strict: false }),
        app.app.get(CurrentOntology, { strict: false }),
        app.app.get(Logger, { strict: false }),
        app.app.get(IndexStart, { strict: false }),
        app.app.get(AskShards, { strict: false }),
        app.app.get(Transaction),
      );
      const find = async (n: number) => {
        await index.start('JOB');
        return app.app
          .get(Transaction)
          .run(() =>
            index.retrieveJobs(benchId(50_000_000 + n), questionOfSeeker(market.seeker(50_000_000 + n), ontology)),
          );
      };
      const [startedAt, before] = [performance.now(), process.cpuUsage()];
      const found = [await find(0)];
      const seconds = (performance.now() - startedAt) / 1_000;
      const { user, system } = process.cpuUsage(before);
      for (let n = 1; n < ASKED; n += 1) found.push(await find(n));
      await index.onApplicationShutdown();
      return { seconds, cpu: (user + system) / 1_000_000, found };
    });
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const startedAt = performance.now();
    await work();
    return (performance.now() - startedAt) / 1_000;
  };

  const times: Record<'rows' | 'rowsCpu' | 'snapshot' | 'snapshotCpu' | 'write', number[]> = {
    rows: [],
    rowsCpu: [],
    snapshot: [],
    snapshotCpu: [],
    write: [],
  };
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await client.query('delete from match_index_snapshot');
    const fromRows = await start();
    times.rows.push(fromRows.seconds);
    times.rowsCpu.push(fromRows.cpu);
    // The first run of the writer reads all rows itself.
    if (round === 0) await runJob(app.app, 'matching.write-index-snapshots');
    await client.query('delete from match_index_snapshot');
    times.write.push(await timed(() => runJob(app.app, 'matching.write-index-snapshots')));
    const { rows } = await client.query<{ size: string }>('select size_bytes as size from match_index_snapshot');
    bytes = Number(rows[0]?.size);
    const fromSnapshot = await start();
    times.snapshot.push(fromSnapshot.seconds);
    times.snapshotCpu.push(fromSnapshot.cpu);
    if (JSON.stringify(fromSnapshot.found) !== JSON.stringify(fromRows.found)) throw new Error('the answers differ');
    // A thousandth of the postings changes after the snapshot, as in a busy hour.
    await insert(
      Array.from({ length: size / 1_000 }, (_, at) => ({ id: benchId(at * 1_000 + round), like: size + at })),
    );
    const changed = await start();
    await client.query('delete from match_index_snapshot');
    if (JSON.stringify((await start()).found) !== JSON.stringify(changed.found))
      throw new Error('later answers differ');
  }
  await client.end();
  await app.close();

  const middle = (values: readonly number[]): number =>
    [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const [rows, snapshot, write] = [middle(times.rows), middle(times.snapshot), middle(times.write)];
  report[`${size} postings`] = { ...times, bytes };
  say(`\n${size} postings, the median of ${ROUNDS} rounds, answers of ${ASKED} people equal`);
  say(
    `first answer, all rows read        ${rows.toFixed(2)} s, of which processor ${middle(times.rowsCpu).toFixed(2)} s`,
  );
  say(
    `first answer, from the snapshot    ${snapshot.toFixed(2)} s  ${(rows / snapshot).toFixed(1)} × as fast  ≤ ${LONGEST_S} s  ${snapshot <= LONGEST_S ? 'ok' : 'MISS'}`,
  );
  say(`  of which processor               ${middle(times.snapshotCpu).toFixed(2)} s`);
  say(`writing it, once the index is there ${write.toFixed(2)} s, ${(bytes / 2 ** 20).toFixed(0)} MB`);
}

await mkdir(join(DATA, 'results'), { recursive: true });
await writeFile(join(DATA, 'results/matching-start.json'), `${JSON.stringify(report, null, 2)}\n`);
await server.stop();

/**
 * The job search over 10 k, 100 k and, when asked for, a million postings: compares requests to the whole application over a socket
 * with the same SQL statements sent directly through `pg`, in turn.
 *
 *   npm run bench -- search [10000 100000 1000000]
 *
 * The postings stay in `.data/bench` for later runs. Delete that folder to generate them again (six minutes for a million).
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createApi } from '../../server/api.js';
import { parseEnv } from '../../server/platform/config/env.js';
import { Clock } from '../../server/platform/clock/clock.js';
import { createLogger } from '../../server/platform/logging/logger.js';
import { startEmbeddedPostgres } from '../../server/launcher/embedded-postgres.js';
import { figures, listen, ms, readsEverything, say, timed } from './measure.js';
import { openMarket } from './search-database.js';
import { searchShapes } from './search-shapes.js';

const ROOT = join(import.meta.dirname, '../..');
const DATA = join(ROOT, '.data/bench');
const WARM_UP = 2;
const ROUNDS = 8;
/** The targets: max p95 as a multiple of the bare statements' p95, and of the p95 at the smallest size. */
const RATIO = 1.5;
const GROWTH = 3;

const server = await startEmbeddedPostgres({ dataDir: DATA });
const sizes = process.argv.slice(2).map(Number);
const report: Record<string, unknown> = {};
const p95BySize = new Map<number, number>();
let isKept = true;
const verdict = (name: string, subject: number, reference: number, target: number): void => {
  const ratio = subject / reference;
  isKept &&= ratio <= target;
  say(
    `${name.padEnd(44)} ${ms(subject)} ${ms(reference)} ${ratio.toFixed(2).padStart(6)} ≤ ${target}  ${ratio <= target ? 'ok' : 'MISS'}`,
  );
};

for (const size of sizes.length > 0 ? sizes : [10_000, 100_000]) {
  const url = await openMarket(server.url, size, say);
  const app = await createApi({
    env: parseEnv({
      NODE_ENV: 'test',
      DATABASE_URL: url,
      DATA_DIR: DATA,
      RATE_LIMIT: 'off',
      WORKER: 'none',
      LOG_LEVEL: 'silent',
    }),
    clock: new Clock(),
    logger: createLogger('silent'),
    applicationName: 'entrevue-bench',
    clientFolder: null,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const base = await app.getUrl();
  const direct = new pg.Client({ connectionString: url });
  await direct.connect();

  say(`\n${size} postings${' '.repeat(24)}   p50      p95      p99   (bare p50      p95)   found`);
  const all: { subject: number[]; reference: number[] } = { subject: [], reference: [] };
  for (const [name, variants] of Object.entries(searchShapes)) {
    const times: { subject: number[]; reference: number[] } = { subject: [], reference: [] };
    let total = 0;
    let isSequential = false;
    for (const query of variants) {
      const ask = async (): Promise<{ total: number; total_is_estimate?: true; jobs: { id: string }[] }> => {
        const answer = await fetch(`${base}/api/jobs?${new URLSearchParams(query)}`);
        if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
        return (await answer.json()) as { total: number; jobs: { id: string }[] };
      };
      const { answer, statements } = await listen(ask);
      total = answer.total;
      isSequential ||= await readsEverything(direct, statements, ['job', 'job_word', 'company']);
      const bare = async (): Promise<void> => {
        for (const { text, values } of statements) await direct.query(text, [...values]);
      };
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        await timed(ask, round < 0 ? [] : times.subject);
        await timed(bare, round < 0 ? [] : times.reference);
      }
    }
    const subject = figures(times.subject);
    const reference = figures(times.reference);
    all.subject.push(...times.subject);
    all.reference.push(...times.reference);
    isKept &&= !isSequential;
    report[`${size} ${name}`] = { subject, reference, total, isSequential };
    say(
      `${name.padEnd(34)} ${ms(subject.p50)} ${ms(subject.p95)} ${ms(subject.p99)}   ${ms(reference.p50)} ${ms(reference.p95)} ${String(total).padStart(9)}${isSequential ? '  SEQUENTIAL SCAN' : ''}`,
    );
  }
  const subject = figures(all.subject);
  const reference = figures(all.reference);
  report[`${size} all`] = { subject, reference };
  p95BySize.set(size, subject.p95);
  verdict(`search p95 at ${size}`, subject.p95, reference.p95, RATIO);
  say(`search at ${size}: p50 ${ms(subject.p50)}, p95 ${ms(subject.p95)}, p99 ${ms(subject.p99)} (milliseconds)`);
  await direct.end();
  await app.close();
}

const smallest = Math.min(...p95BySize.keys());
for (const [size, p95] of p95BySize)
  if (size !== smallest)
    verdict(`search p95 at ${size} against ${smallest}`, p95, p95BySize.get(smallest) ?? 0, GROWTH);
await mkdir(join(DATA, 'results'), { recursive: true });
await writeFile(join(DATA, 'results/search.json'), `${JSON.stringify(report, null, 2)}\n`);
await server.stop();
say(isKept ? 'every target met' : 'a target was missed');

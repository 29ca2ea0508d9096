/**
 * The candidate search over 10 k and 100 k masked people. Compares signed-in requests to the whole application over a socket with
 * the same SQL statements sent directly through `pg`, in turn.
 *
 *   npm run bench -- candidates [10000 100000 200000]
 *
 * The people stay in `.data/bench` for later runs. Delete that folder to generate them again.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createApi } from '../../server/api.js';
import { startEmbeddedPostgres } from '../../server/launcher/embedded-postgres.js';
import { Clock } from '../../server/platform/clock/clock.js';
import { parseEnv } from '../../server/platform/config/env.js';
import { createLogger } from '../../server/platform/logging/logger.js';
import { candidateShapes, candidateStatements } from './candidate-market.js';
import { figures, listen, ms, readsEverything, say, timed } from './measure.js';
import { openFilled } from './search-database.js';

const DATA = join(import.meta.dirname, '../../.data/bench');
const WARM_UP = 2;
const ROUNDS = 8;
/** The target: max p95 of the application, as a multiple of the p95 of the bare statements. */
const RATIO = 1.6;

interface Page {
  readonly total: number;
  readonly users: readonly { readonly id: string; readonly is_masked: boolean }[];
}

/** Signs in a recruiter whose company is excluded by one person in two hundred. @returns the token */
async function signIn(base: string): Promise<string> {
  const payload = { email: `rh${process.pid}-${Date.now()}@employer.example`, password: 'une longue phrase de passe' };
  const consents = { adult: true, terms: true, privacy: true };
  const person = { ...payload, full_name: 'Banc d’essai', user_type: 'RECRUITER', consents };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}/api/auth/register`, { method: 'POST', headers, body: JSON.stringify(person) });
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

const server = await startEmbeddedPostgres({ dataDir: DATA });
const sizes = process.argv.slice(2).map(Number);
const report: Record<string, unknown> = {};
let isKept = true;

for (const size of sizes.length > 0 ? sizes : [10_000, 100_000]) {
  const url = await openFilled(server.url, { kind: 'people', size, statements: candidateStatements(size) }, say);
  const app = await createApi({
    env: parseEnv({
      NODE_ENV: 'test',
      DATABASE_URL: url,
      DATA_DIR: DATA,
      RATE_LIMIT: 'off',
      WORKER: 'none',
      DEMO_MODE: 'true',
      LOG_LEVEL: 'silent',
    }),
    clock: new Clock(),
    logger: createLogger('silent'),
    applicationName: 'entrevue-bench',
    clientFolder: null,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const base = await app.getUrl();
  const headers = { authorization: `Bearer ${await signIn(base)}` };
  const direct = new pg.Client({ connectionString: url });
  await direct.connect();

  say(`\n${size} people${' '.repeat(26)}   p50      p95      p99   (bare p50      p95)   found`);
  const all: { subject: number[]; reference: number[] } = { subject: [], reference: [] };
  for (const [name, variants] of Object.entries(candidateShapes)) {
    const times: { subject: number[]; reference: number[] } = { subject: [], reference: [] };
    let total = 0;
    let isSequential = false;
    for (const query of variants) {
      const ask = async (): Promise<Page> => {
        const address = `${base}/api/users?${new URLSearchParams({ user_type: 'JOB_SEEKER', ...query })}`;
        const answer = await fetch(address, { headers });
        if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
        return (await answer.json()) as Page;
      };
      const { answer, statements } = await listen(ask);
      total = answer.total;
      if (answer.users.some((user) => !user.is_masked)) throw new Error(`${name}: somebody is not masked`);
      const tables = ['candidate_search', 'seeker_exclusion', 'account', 'profile'] as const;
      isSequential ||= await readsEverything(direct, statements, [...tables]);
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
  const ratio = subject.p95 / reference.p95;
  isKept &&= ratio <= RATIO;
  say(
    `${`candidates p95 at ${size}`.padEnd(34)} ${ms(subject.p95)} ${ms(reference.p95)} ${ratio.toFixed(2).padStart(6)} ≤ ${RATIO}  ${ratio <= RATIO ? 'ok' : 'MISS'}`,
  );
  say(`candidates at ${size}: p50 ${ms(subject.p50)}, p95 ${ms(subject.p95)}, p99 ${ms(subject.p99)} (milliseconds)`);
  await direct.end();
  await app.close();
}

await mkdir(join(DATA, 'results'), { recursive: true });
await writeFile(join(DATA, 'results/candidates.json'), `${JSON.stringify(report, null, 2)}\n`);
await server.stop();
say(isKept ? 'every target met' : 'a target was missed');

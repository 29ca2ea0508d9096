/**
 * Requests per second of the built API, compared with a bare Fastify that sends the same statements through `pg` and answers the
 * same bytes. Each runs in its own process, and the same 32 connections call them in turn.
 *
 *   npm run bench -- http [10000 100000 1000000]
 *
 * Uses the postings of the `search` bench, which stay in `.data/bench`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createApi } from '../../server/api.js';
import { startEmbeddedPostgres } from '../../server/launcher/embedded-postgres.js';
import { Clock } from '../../server/platform/clock/clock.js';
import { parseEnv } from '../../server/platform/config/env.js';
import { createLogger } from '../../server/platform/logging/logger.js';
import { end, freePort } from '../support/running-instance.js';
import { figures, listen, ms, readsEverything, say, type Statement } from './measure.js';
import { openMarket } from './search-database.js';

const ROOT = join(import.meta.dirname, '../..');
const DATA = join(ROOT, '.data/bench');
const CONNECTIONS = 32;
const ROUNDS = 5;
const ROUND_MS = 3_000;
const WARM_UP_MS = 1_500;
/** The target: min throughput, as a share of the bare handler's. */
const RATIO = 0.6;
/** How many postings the requests read, in turn. */
const READ = 200;

/** Script of the reference: the statements to send for each address, or the response of an address that needs none. */
export interface Script {
  readonly databaseUrl: string;
  readonly port: number;
  readonly poolSize: number;
  readonly routes: readonly {
    readonly path: string;
    readonly statements: readonly Statement[];
    readonly answer: string;
  }[];
}

interface Load {
  readonly times: number[];
  readonly perSecond: number;
}

/** Counts the requests that are answered over some connections in a period. */
async function load(
  base: string,
  paths: readonly string[],
  headers: Record<string, string>,
  forMs: number,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const startedAt = performance.now();
  let next = 0;
  const ask = (path: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const askedAt = performance.now();
      request(`${base}${path}`, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
        response.resume();
        response.on('end', () => {
          times.push(performance.now() - askedAt);
          resolve();
        });
      })
        .on('error', reject)
        .end();
    });
  const connection = async (): Promise<void> => {
    while (performance.now() - startedAt < forMs) await ask(paths[next++ % paths.length] ?? '/');
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return { times, perSecond: (times.length * 1000) / (performance.now() - startedAt) };
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}`);
    if ((await fetch(url).catch(() => null))?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} does not answer`);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function signUp(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `lecteur${process.pid}-${Date.now()}@seeker.example`,
      password: 'une longue phrase de passe',
      full_name: 'Banc d’essai',
      user_type: 'JOB_SEEKER',
      consents: { adult: true, terms: true, privacy: true },
    }),
  });
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

const server = await startEmbeddedPostgres({ dataDir: DATA });
const sizes = process.argv.slice(2).map(Number);
const report: Record<string, unknown> = {};
let isKept = true;

for (const size of sizes.length > 0 ? sizes : [10_000, 100_000]) {
  const url = await openMarket(server.url, size, say);
  const environment = {
    NODE_ENV: 'test',
    DATABASE_URL: url,
    DATA_DIR: DATA,
    RATE_LIMIT: 'off',
    WORKER: 'none',
    DEMO_MODE: 'true',
    LOG_LEVEL: 'silent',
  };
  // Runs the API once in this process, to record the statements that it sends.
  const heardApp = await createApi({
    env: parseEnv(environment),
    clock: new Clock(),
    logger: createLogger('silent'),
    applicationName: 'entrevue-bench',
    clientFolder: null,
  });
  await heardApp.listen({ port: 0, host: '127.0.0.1' });
  const heardAt = await heardApp.getUrl();
  const token = await signUp(heardAt);
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'fr' };
  const direct = new pg.Client({ connectionString: url });
  await direct.connect();
  const { rows } = await direct.query<{ id: string }>(
    `select id from job where status = 'ACTIVE' order by md5(id::text) limit ${READ}`,
  );
  const script: Script['routes'][number][] = [];
  const kinds = { 'GET /api/health': ['/api/health'], 'GET /api/jobs/{id}': rows.map(({ id }) => `/api/jobs/${id}`) };
  for (const path of Object.values(kinds).flat()) {
    // Read twice: the first visit of a posting is counted in the database, later ones are not.
    await fetch(`${heardAt}${path}`, { headers });
    const { answer, statements } = await listen(async () => (await fetch(`${heardAt}${path}`, { headers })).text());
    script.push({ path, statements, answer });
  }
  const isSequential = await readsEverything(direct, script.at(-1)?.statements ?? [], ['job', 'company', 'job_view']);
  say(`\n${size} postings; GET /api/jobs/{id} sends ${script.at(-1)?.statements.length} statements`);
  for (const { text } of script.at(-1)?.statements ?? []) say(`  ${text.replace(/\s+/g, ' ').slice(0, 110)}`);
  await direct.end();
  await heardApp.close();

  const [subjectPort, referencePort] = [await freePort(), await freePort()];
  const subject = spawn(process.execPath, [join(ROOT, 'dist/server/main.js')], {
    env: { ...process.env, NODE_OPTIONS: '', ...environment, PORT: String(subjectPort) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const told: Script = { databaseUrl: url, port: referencePort, poolSize: 10, routes: script };
  await mkdir(join(DATA, 'results'), { recursive: true });
  const scriptFile = join(DATA, `http-script-${process.pid}.json`);
  await writeFile(scriptFile, JSON.stringify(told));
  const reference = spawn(
    process.execPath,
    [...process.execArgv, join(import.meta.dirname, 'http-reference.ts'), scriptFile],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const bases = { subject: `http://127.0.0.1:${subjectPort}`, reference: `http://127.0.0.1:${referencePort}` };
  await untilAnswers(`${bases.subject}/api/health`, subject);
  await untilAnswers(`${bases.reference}/api/health`, reference);

  for (const [name, paths] of Object.entries(kinds)) {
    const rates: Record<'subject' | 'reference', number[]> = { subject: [], reference: [] };
    const times: Record<'subject' | 'reference', number[]> = { subject: [], reference: [] };
    for (const who of ['subject', 'reference'] as const) await load(bases[who], paths, headers, WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const who of ['subject', 'reference'] as const) {
        const one = await load(bases[who], paths, headers, ROUND_MS);
        rates[who].push(one.perSecond);
        times[who].push(...one.times);
      }
    }
    const [own, bare] = [median(rates.subject), median(rates.reference)];
    const ratio = own / bare;
    isKept &&= ratio >= RATIO;
    const [ownTimes, bareTimes] = [figures(times.subject), figures(times.reference)];
    report[`${size} ${name}`] = {
      perSecond: { subject: own, reference: bare },
      ratio,
      subject: ownTimes,
      reference: bareTimes,
    };
    say(
      `${name.padEnd(24)} ${own.toFixed(0).padStart(7)} ${bare.toFixed(0).padStart(7)} a second  ${ratio.toFixed(2)} ≥ ${RATIO}  ${ratio >= RATIO ? 'ok' : 'MISS'}   p50 ${ms(ownTimes.p50)} p95 ${ms(ownTimes.p95)} p99 ${ms(ownTimes.p99)}  (bare ${ms(bareTimes.p50)} ${ms(bareTimes.p95)} ${ms(bareTimes.p99)})`,
    );
  }
  if (isSequential) say('SEQUENTIAL SCAN');
  isKept &&= !isSequential;
  await end(reference, 'SIGKILL');
  await end(subject);
}

await writeFile(join(DATA, 'results/http.json'), `${JSON.stringify(report, null, 2)}\n`);
await server.stop();
say(isKept ? 'every target met' : 'a target was missed');

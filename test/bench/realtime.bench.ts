/**
 * Live connections on two built API processes: how long a thousand sockets take to connect, how long an event from a third process
 * takes to reach all screens of its recipients, and how much memory it uses.
 *
 *   npm run bench -- realtime [1000]
 */
import { randomUUID } from 'node:crypto';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import pg from 'pg';
import { createApi } from '../../server/api.js';
import { startEmbeddedPostgres } from '../../server/launcher/embedded-postgres.js';
import { Clock } from '../../server/platform/clock/clock.js';
import { parseEnv } from '../../server/platform/config/env.js';
import { migrateDatabase } from '../../server/platform/database/migrate.js';
import { createLogger } from '../../server/platform/logging/logger.js';
import { RealtimePublisher } from '../../server/platform/realtime/realtime-publisher.js';
import { end, freePort } from '../support/running-instance.js';
import { figures, ms, say } from './measure.js';

const ROOT = join(import.meta.dirname, '../..');
const DATA = join(ROOT, '.data/bench');
const DATABASE = 'bench_realtime';
/** Sockets (tabs and devices) of each person; half of them on each process. */
const SOCKETS_A_PERSON = 10;
const ROUNDS = 200;
/** Connections opened in parallel, as after a restart. */
const AT_ONCE = 50;

const sockets = Number(process.argv[2] ?? 1_000);
const people = Math.ceil(sockets / SOCKETS_A_PERSON);

const server = await startEmbeddedPostgres({ dataDir: DATA });
const admin = new pg.Client({ connectionString: server.url });
await admin.connect();
await admin.query(`drop database if exists ${DATABASE} with (force)`);
await admin.query(`create database ${DATABASE}`);
const url = Object.assign(new URL(server.url), { pathname: `/${DATABASE}` }).href;
await migrateDatabase(url);

const settings = {
  NODE_ENV: 'test',
  DATABASE_URL: url,
  DATA_DIR: DATA,
  RATE_LIMIT: 'off',
  WORKER: 'none',
  LOG_LEVEL: 'warn',
  SESSION_IDLE_SECONDS: '86400',
};
const processes: ChildProcess[] = [];
const addresses: string[] = [];
for (let n = 0; n < 2; n += 1) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, 'dist/server/main.js')], {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  processes.push(child);
  addresses.push(`http://127.0.0.1:${port}`);
}
const teller = await createApi({
  env: parseEnv({ ...settings }),
  clock: new Clock(),
  logger: createLogger('warn'),
  applicationName: 'entrevue-bench',
  clientFolder: null,
});

async function ready(address: string): Promise<void> {
  for (let n = 0; n < 300; n += 1) {
    const answer = await fetch(`${address}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`${address} did not start`);
}
await Promise.all(addresses.map(ready));

const memoryOf = async ({ pid }: ChildProcess): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function signUp(n: number): Promise<{ id: string; token: string }> {
  const answer = await fetch(`${addresses[n % 2]}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `bench${n}@bench.example`,
      password: 'correct horse battery',
      full_name: `Bench ${n}`,
      user_type: 'JOB_SEEKER',
      consents: { adult: true, terms: true, privacy: true },
    }),
  });
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  return { id: user.id, token };
}
const crowd: { id: string; token: string }[] = [];
for (let n = 0; n < people; n += 1) crowd.push(await signUp(n));
const idle = await Promise.all(processes.map(memoryOf));

const open: Socket[] = [];
const connecting: number[] = [];
const arrivals = new Map<string, { sentAt: number; times: number[] }>();
const hear = (message: { event_id: string }): void => {
  const told = arrivals.get(message.event_id);
  told?.times.push(performance.now() - told.sentAt);
};
const connect = (index: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const socket = io(addresses[index % 2] ?? '', {
      path: '/api/realtime',
      forceNew: true,
      transports: ['websocket'],
      auth: { token: crowd[Math.floor(index / SOCKETS_A_PERSON)]?.token },
    });
    socket.on('notification.created', hear);
    socket.once('connect_error', reject);
    socket.once('ready', () => {
      connecting.push(performance.now() - startedAt);
      resolve();
    });
    open.push(socket);
  });
const startedAt = performance.now();
for (let from = 0; from < sockets; from += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, sockets - from) }, (_, n) => connect(from + n)));
}
const connectedIn = performance.now() - startedAt;
const busy = await Promise.all(processes.map(memoryOf));

/** Sends an event to people, and waits until all their sockets have received it. */
async function tell(concerned: readonly { id: string }[]): Promise<readonly number[]> {
  const id = randomUUID();
  const told = { sentAt: performance.now(), times: [] as number[] };
  arrivals.set(id, told);
  const payload = { notification_id: id, kind: 'match' };
  await teller.get(RealtimePublisher).publish(
    concerned.map((person) => person.id),
    { type: 'notification.created', id, payload },
  );
  const expected = concerned.length * SOCKETS_A_PERSON;
  for (let n = 0; told.times.length < expected; n += 1) {
    if (n > 2_000) throw new Error(`${expected - told.times.length} of ${expected} sockets heard nothing`);
    await sleep(5);
  }
  await sleep(20);
  if (told.times.length !== expected) throw new Error('an event arrived twice');
  return told.times;
}
for (let n = 0; n < 10; n += 1) await tell(crowd.slice(n, n + 1));
const toOne: number[] = [];
for (let n = 0; n < ROUNDS; n += 1) toOne.push(...(await tell(crowd.slice(n % people, (n % people) + 1))));
const toAll: number[] = [];
for (let n = 0; n < 20; n += 1) toAll.push(...(await tell(crowd)));

const line = (name: string, times: readonly number[]): void => {
  const { p50, p95, p99 } = figures(times);
  say(`${name.padEnd(46)} ${ms(p50)} ${ms(p95)} ${ms(p99)}`);
};
say(`${sockets} sockets of ${people} people on 2 processes, connected in ${(connectedIn / 1_000).toFixed(1)} s`);
say(`${'milliseconds'.padEnd(46)} ${'p50'.padStart(8)} ${'p95'.padStart(8)} ${'p99'.padStart(8)}`);
line('to connect and catch up', connecting);
line(`an event for one person, to each of ${SOCKETS_A_PERSON}`, toOne);
line(`an event for everybody, to each of ${sockets}`, toAll);
const each = busy.map((now, n) => ((now - (idle[n] ?? 0)) * 1024) / (sockets / 2));
say(
  `memory of a process: ${idle.map((mb) => mb.toFixed(0)).join(' and ')} MB, with its sockets ${busy.map((mb) => mb.toFixed(0)).join(' and ')} MB (${each.map((kb) => kb.toFixed(0)).join(' and ')} kB a socket)`,
);
await mkdir(join(DATA, 'results'), { recursive: true });
await writeFile(
  join(DATA, 'results/realtime.json'),
  JSON.stringify(
    { sockets, connectedIn, connecting: figures(connecting), toOne: figures(toOne), toAll: figures(toAll), idle, busy },
    null,
    2,
  ),
);
for (const socket of open) socket.disconnect();
await teller.close();
for (const child of processes) await end(child);
await admin.end();
await server.stop();
// A message must appear on the other screen within a second (B18). Half a second leaves a margin for slow machines.
process.exit(figures(toOne).p95 < 500 ? 0 : 1);

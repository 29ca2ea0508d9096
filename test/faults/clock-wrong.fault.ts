import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SupervisedProcess } from '../../server/launcher/supervisor/supervised-process.js';
import type { Cluster } from '../cluster/cluster.js';
import { queueNames } from '../cluster/parts/queues.js';
import { auditDeals } from '../integration/reservations/support/deal-audit.js';
import { query } from '../support/query.js';
import { Expectations, type Fault } from './support/fault.js';
import { startOwnApi } from './support/own-api.js';
import { type Person, send, signUp } from './support/person.js';

const HOURS = 73;
const RESERVATIONS = 6;
/** The sweep of reservations runs each minute. */
const SWEPT_MS = 75_000;
const WINDOW_MS = 72 * 3_600_000;
const CLOCK = join(import.meta.dirname, 'support/shifted-clock.mjs');

/** The clock of one machine is days ahead, that of another days behind. */
export const fault: Fault = {
  row: 'F22',
  done: `clocks: an API + ${HOURS} h, an API − ${HOURS} h, a worker + ${HOURS} h while it sweeps`,
  expected: 'every reservation ends 72 h after PostgreSQL’s time, none is released early',
  async run(stage) {
    const cluster = await stage.cluster();
    const shifted = (hours: number): NodeJS.ProcessEnv => ({
      ...cluster.env,
      NODE_OPTIONS: `--import ${CLOCK}`,
      CLOCK_SHIFT_MS: String(hours * 3_600_000),
    });
    const made: string[] = [];
    for (const hours of [HOURS, -HOURS]) {
      const api = await startOwnApi(shifted(hours));
      try {
        made.push(...(await reserveAt(api.origin)));
      } finally {
        await api.stop();
      }
    }
    await sweepWith(cluster, stage.terminal.say, shifted(HOURS));
    const rows = await query<{ id: string; status: string; off: number }>(
      cluster.postgres.url,
      `select id, status, abs(extract(epoch from expires_at - reserved_at) * 1000 - $2)::float8
              + abs(extract(epoch from now() - reserved_at))::float8 * 1000 as off
         from reservation where id = any ($1)`,
      [made, WINDOW_MS],
    );
    const early = rows.filter(({ status }) => status !== 'ACTIVE').length;
    const wrong = rows.filter(({ off }) => off > 300_000).length;
    const broken = Object.keys(await auditDeals(cluster.postgres.url));
    const check = new Expectations();
    check.expect(early === 0, `${early} released early`);
    check.expect(wrong === 0, `${wrong} with a wrong time`);
    check.expect(broken.length === 0, broken.join(', '));
    return {
      measured: `${rows.length} of ${made.length} reservations stored, ${early} released early, ${wrong} with a wrong time`,
      missed: check.missed,
      lost: made.length - rows.length,
      doubled: 0,
    };
  },
};

/** Somebody reserves people, who do not answer. @returns the ids */
async function reserveAt(origin: string): Promise<string[]> {
  const recruiter: Person = await signUp(origin, 'RECRUITER');
  const company = { name: `Atelier ${recruiter.id}` };
  await send(origin, 'POST', '/api/companies', { token: recruiter.token, json: company });
  const made: string[] = [];
  for (let n = 0; n < RESERVATIONS / 2; n += 1) {
    const seeker = await signUp(origin, 'JOB_SEEKER');
    const json = { target_user_id: seeker.id };
    const { status, body } = await send(origin, 'POST', '/api/credit-reservations', { token: recruiter.token, json });
    if (status !== 201) throw new Error(`a reservation answered ${status}: ${JSON.stringify(body)}`);
    made.push(String(body['id']));
  }
  return made;
}

/** A worker with this clock runs every schedule alone for more than a minute. */
async function sweepWith(cluster: Cluster, say: (line: string) => void, env: NodeJS.ProcessEnv): Promise<void> {
  const others = cluster.workers;
  await Promise.all(others.map((worker) => worker.stop(30_000)));
  const program = cluster.program('Worker shifted', 'worker.js', { args: ['--queues', queueNames().join(',')], env });
  const worker = new SupervisedProcess(program, say);
  try {
    await worker.start();
    await sleep(SWEPT_MS);
  } finally {
    await worker.stop(30_000);
    await Promise.all(others.map((each) => each.start()));
  }
}

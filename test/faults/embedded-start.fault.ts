import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeCluster } from '../../server/launcher/postgres/remove-cluster.js';
import { findCluster } from '../../server/launcher/postgres/cluster-location.js';
import { serverProcesses } from '../../server/launcher/postgres/postmaster.js';
import { interrupt, type ProductRun, startedProduct } from '../support/launcher/product-run.js';
import { signalEach } from '../support/launcher/signal-each.js';
import { Expectations, type Fault } from './support/fault.js';
import { send, signUp } from './support/person.js';

const KILLS = Number(process.env['START_KILLS'] ?? 3);
const STARTS_WITHIN_MS = 10_000;

/** The whole product of `npm start` is killed, and started again on the same folder. */
export const fault: Fault = {
  row: 'F2',
  done: `npm start: launcher, API, worker and PostgreSQL killed with -9, ${KILLS} times`,
  expected: 'starts again within 10 s, with everything acknowledged',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'entrevue-start-'));
    await chmod(folder, 0o755);
    const dataDir = join(folder, 'data');
    const env = { RATE_LIMIT: 'off', LOG_LEVEL: 'error' };
    const people: string[] = [];
    const times: number[] = [];
    let [run, lost]: [ProductRun, number] = [await startedProduct(dataDir, env), 0];
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        people.push((await signUp(run.origin, 'JOB_SEEKER')).token);
        const database = await serverProcesses((await findCluster(dataDir))?.dataFolder ?? '');
        const own = [run.child.pid ?? null, run.pidOf('main.js'), run.pidOf('worker.js')];
        signalEach([...own.filter((pid) => pid !== null), ...database], 'SIGKILL');
        const since = performance.now();
        run = await startedProduct(dataDir, env);
        times.push(Math.round(performance.now() - since));
        for (const token of people)
          if ((await send(run.origin, 'GET', '/api/users/me', { token })).status !== 200) lost += 1;
      }
    } finally {
      await interrupt(run);
      await removeCluster(dataDir);
      await rm(folder, { recursive: true, force: true });
    }
    const check = new Expectations();
    check.expect(Math.max(...times) <= STARTS_WITHIN_MS, `ready after ${Math.max(...times)} ms`);
    return { measured: `ready after ${times.join(', ')} ms`, missed: check.missed, lost, doubled: 0 };
  },
};

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../support/query.js';
import { Expectations, type Fault } from './support/fault.js';
import { underLoad } from './support/under-load.js';

const BACK_WITHIN_MS = 3_000;
const GIVES_UP_MS = 30_000;

/** The disk reports an error when PostgreSQL writes its log. PostgreSQL then panics and recovers. */
export const fault: Fault = {
  row: 'F9',
  done: 'disk of PostgreSQL: the next fdatasync answers EIO (strace)',
  expected: 'only 200 and 503, back within 3 s of the recovery',
  async run(stage) {
    const cluster = await stage.cluster();
    const { result, answers, broken, value } = await underLoad(cluster, async (watcher) => {
      const pids = await cluster.postgres.processes();
      const tracing = spawn(
        'strace',
        [
          '-qq',
          ...pids.flatMap((pid) => ['-p', String(pid)]),
          '-e',
          'trace=fdatasync',
          '-e',
          'inject=fdatasync:error=EIO',
        ],
        { stdio: ['ignore', 'ignore', 'pipe'] },
      );
      const isHit = await firstFailure(tracing);
      tracing.kill('SIGINT');
      await once(tracing, 'exit');
      const since = performance.now();
      while (!(await answersQueries(cluster.postgres.url))) await sleep(50);
      const recovered = Math.round(performance.now() - since);
      return { isHit, recovered, back: Math.round(await watcher.untilServed()) };
    });
    const { isHit, recovered, back } = value;
    const check = new Expectations();
    check.expect(isHit, 'no fdatasync failed');
    check.expect(answers.count((status) => status !== 200 && status !== 503) === 0, answers.statuses);
    check.expect(back <= BACK_WITHIN_MS, `back after ${back} ms`);
    check.expect(broken.length === 0, broken.join(', '));
    return {
      measured: `${answers.statuses}; PostgreSQL recovered in ${recovered} ms, back ${back} ms later; ${result.failures.length} of ${result.requests} requests of the load failed at first`,
      missed: check.missed,
      lost: result.lost,
      doubled: result.doubled,
    };
  },
};

/** @returns false if none failed in half a minute */
async function firstFailure(tracing: ChildProcess): Promise<boolean> {
  const late = sleep(GIVES_UP_MS, false);
  const hit = new Promise<boolean>((resolve) => {
    tracing.stderr?.setEncoding('utf8').on('data', (text: string) => text.includes('INJECTED') && resolve(true));
    tracing.once('error', () => resolve(false)).once('exit', () => resolve(false));
  });
  return Promise.race([hit, late]);
}

const answersQueries = (url: string): Promise<boolean> =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  );

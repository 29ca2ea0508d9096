import { setTimeout as sleep } from 'node:timers/promises';
import { Expectations, type Fault } from './support/fault.js';
import { underLoad } from './support/under-load.js';

const KILLS = Number(process.env['API_KILLS'] ?? 4);
const READY_WITHIN_MS = 10_000;
/** Workers read their index and APIs prepare pages for some seconds after the start of the cluster. */
const SETTLE_MS = 15_000;

/** One API after the other ends without warning, and its supervisor starts it again. */
export const fault: Fault = {
  row: 'F1',
  done: `APIs: kill -9, ${KILLS} times in turn, under load through nginx`,
  expected: 'the other API serves visitors; ready again within 10 s',
  async run(stage) {
    const cluster = await stage.cluster();
    const { result, answers, broken, value } = await underLoad(cluster, async () => {
      const ready: number[] = [];
      await sleep(SETTLE_MS);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const api = cluster.apis[kill % cluster.apis.length];
        if (api?.process.pid === undefined) throw new Error('an API does not run');
        process.kill(api.process.pid, 'SIGKILL');
        const since = performance.now();
        await sleep(500);
        while (!(await isReady(api.origin))) await sleep(100);
        ready.push(Math.round(performance.now() - since));
        // nginx counts whole seconds, and uses it again at most two after it was refused.
        await sleep(2_500);
      }
      return ready;
    });
    const longest = Math.max(...value);
    const check = new Expectations();
    check.expect(answers.count((status) => status !== 200) === 0, answers.statuses);
    check.expect(longest <= READY_WITHIN_MS, `ready after ${longest} ms`);
    check.expect(broken.length === 0, broken.join(', '));
    return {
      measured:
        `visitors ${answers.statuses}; ready after ${value.join(', ')} ms; of ${result.requests} requests of the load ` +
        `${result.failures.length} failed at first and were settled by their key`,
      missed: check.missed,
      lost: result.lost,
      doubled: result.doubled,
    };
  },
};

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health/ready`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

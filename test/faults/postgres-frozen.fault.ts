import { setTimeout as sleep } from 'node:timers/promises';
import { Expectations, type Fault } from './support/fault.js';
import { memoryOf } from './support/processes.js';
import { underLoad } from './support/under-load.js';

const FROZEN_MS = Number(process.env['FROZEN_SECONDS'] ?? 20) * 1_000;
const ANSWERS_WITHIN_MS = 6_000;
const BACK_WITHIN_MS = 2_000;
const GROWTH_MIB = 100;

/** A database that accepts bytes and answers nothing, like a machine whose disk hangs. */
export const fault: Fault = {
  row: 'F7',
  done: `PostgreSQL: SIGSTOP for ${FROZEN_MS / 1_000} s`,
  expected: '503 within 6 s, back within 2 s, APIs + 100 MiB at most',
  async run(stage) {
    const cluster = await stage.cluster();
    const memory = (): number[] => cluster.apis.map(({ process: { pid } }) => memoryOf(pid));
    const { result, answers, broken, value } = await underLoad(cluster, async (watcher) => {
      const before = memory();
      await cluster.postgres.signal('SIGSTOP');
      try {
        await sleep(FROZEN_MS);
      } finally {
        await cluster.postgres.signal('SIGCONT');
      }
      const growth = Math.max(...memory().map((bytes, n) => bytes - (before[n] ?? 0)));
      return { growth: Math.round(growth / 2 ** 20), back: Math.round(await watcher.untilServed()) };
    });
    const check = new Expectations();
    check.expect(answers.longest <= ANSWERS_WITHIN_MS, `longest answer ${answers.longest} ms`);
    check.expect(answers.count((status) => status !== 200 && status !== 503) === 0, answers.statuses);
    check.expect(value.back <= BACK_WITHIN_MS, `back after ${value.back} ms`);
    check.expect(value.growth <= GROWTH_MIB, `memory + ${value.growth} MiB`);
    check.expect(broken.length === 0, broken.join(', '));
    return {
      measured: `longest answer ${answers.longest} ms (${answers.statuses}), back after ${value.back} ms, memory + ${value.growth} MiB`,
      missed: check.missed,
      lost: result.lost,
      doubled: result.doubled,
    };
  },
};

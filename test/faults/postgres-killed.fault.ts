import { setTimeout as sleep } from 'node:timers/promises';
import { Expectations, type Fault } from './support/fault.js';
import { underLoad } from './support/under-load.js';

const AWAY_MS = 3_000;
const BACK_WITHIN_MS = 2_000;

/** All processes of the database end at once, and it is started again. */
export const fault: Fault = {
  row: 'F6',
  done: `PostgreSQL: kill -9 of all its processes, started again after ${AWAY_MS / 1_000} s`,
  expected: 'only 200 and 503, back within 2 s, no other process ends',
  async run(stage) {
    const cluster = await stage.cluster();
    const pids = (): (number | undefined)[] =>
      [...cluster.apis.map(({ process }) => process), ...cluster.workers].map(({ pid }) => pid);
    const before = pids();
    const {
      result,
      answers,
      broken,
      value: back,
    } = await underLoad(cluster, async (watcher) => {
      await cluster.postgres.signal('SIGKILL');
      await sleep(AWAY_MS);
      await cluster.postgres.restart();
      return Math.round(await watcher.untilServed());
    });
    const ended = pids().filter((pid, n) => pid !== before[n]).length;
    const check = new Expectations();
    check.expect(answers.count((status) => status !== 200 && status !== 503) === 0, answers.statuses);
    check.expect(back <= BACK_WITHIN_MS, `back after ${back} ms`);
    check.expect(ended === 0, `${ended} processes ended`);
    check.expect(broken.length === 0, broken.join(', '));
    return {
      measured: `${answers.statuses}, back ${back} ms after PostgreSQL, ${ended} processes ended`,
      missed: check.missed,
      lost: result.lost,
      doubled: result.doubled,
    };
  },
};

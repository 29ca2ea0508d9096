import { setTimeout as sleep } from 'node:timers/promises';
import { Expectations, type Fault } from './support/fault.js';
import { underLoad } from './support/under-load.js';

const AWAY_MS = 2_000;
const BACK_WITHIN_MS = 2_000;

/** The pooler ends with all connections. */
export const fault: Fault = {
  row: 'F6',
  done: `PgBouncer: kill -9, started again after ${AWAY_MS / 1_000} s`,
  expected: 'only 200 and 503, back within 2 s',
  async run(stage) {
    const cluster = await stage.cluster();
    const {
      result,
      answers,
      broken,
      value: back,
    } = await underLoad(cluster, async (watcher) => {
      await cluster.pooler.stop('SIGKILL');
      await sleep(AWAY_MS);
      await cluster.pooler.restart();
      return Math.round(await watcher.untilServed());
    });
    const check = new Expectations();
    check.expect(answers.count((status) => status !== 200 && status !== 503) === 0, answers.statuses);
    check.expect(back <= BACK_WITHIN_MS, `back after ${back} ms`);
    check.expect(broken.length === 0, broken.join(', '));
    return {
      measured: `${answers.statuses}, longest ${answers.longest} ms, back ${back} ms after PgBouncer`,
      missed: check.missed,
      lost: result.lost,
      doubled: result.doubled,
    };
  },
};

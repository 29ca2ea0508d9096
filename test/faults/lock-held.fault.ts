import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Expectations, type Fault } from './support/fault.js';
import { underLoad } from './support/under-load.js';
import { answersOf, Watcher } from './support/watcher.js';

const HELD_MS = 12_000;
const ANSWERS_WITHIN_MS = 6_500;
const HEALTH_MS = 1_000;
const BACK_WITHIN_MS = 2_000;

/** A forgotten transaction holds a table that every visit reads, so that all connections of the pools wait. */
export const fault: Fault = {
  row: 'F11',
  done: `connection pools full: the table of postings locked for ${HELD_MS / 1_000} s`,
  expected: '503 when the lock timeout ends, health p99 ≤ 1 s, back within 2 s',
  async run(stage) {
    const cluster = await stage.cluster();
    const { result, answers, broken, value } = await underLoad(cluster, async (watcher) => {
      const holder = new pg.Client({ connectionString: cluster.postgres.url });
      await holder.connect();
      const health = cluster.apis.map(({ origin }) => new Watcher(`${origin}/api/health`));
      try {
        await holder.query('begin');
        await holder.query('lock table job in access exclusive mode');
        await sleep(HELD_MS);
      } finally {
        await holder.query('rollback');
        await holder.end();
      }
      const back = Math.round(await watcher.untilServed());
      const beats = answersOf((await Promise.all(health.map((each) => each.stop()))).flatMap(({ all }) => all));
      return { beats, back };
    });
    const { beats, back } = value;
    const check = new Expectations();
    check.expect(answers.count((status) => status !== 200 && status !== 503) === 0, answers.statuses);
    check.expect(answers.longest <= ANSWERS_WITHIN_MS, `longest answer ${answers.longest} ms`);
    check.expect(beats.count((status) => status !== 200) === 0, `health ${beats.statuses}`);
    check.expect(beats.p99 <= HEALTH_MS, `health p99 ${beats.p99} ms`);
    check.expect(back <= BACK_WITHIN_MS, `back after ${back} ms`);
    check.expect(broken.length === 0, broken.join(', '));
    return {
      measured: `${answers.statuses}, longest ${answers.longest} ms, health p99 ${beats.p99} ms, back after ${back} ms`,
      missed: check.missed,
      lost: result.lost,
      doubled: result.doubled,
    };
  },
};

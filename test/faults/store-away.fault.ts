import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sample } from '../support/samples/samples.js';
import { Expectations, type Fault } from './support/fault.js';
import { send, signUp, uploadVideo } from './support/person.js';
import { underLoad } from './support/under-load.js';
import { danglingFiles, untilCompleted } from './support/videos.js';

const AWAY_MS = Number(process.env['STORE_SECONDS'] ?? 60) * 1_000;
const BEFORE = 4;
/** The last pause of a video is about as long as the outage. */
const COMPLETED_WITHIN_MS = 2 * AWAY_MS + 30_000;
const REFUSED_WITHIN_MS = 15_000;

/** Nothing listens at the address of the object store. */
export const fault: Fault = {
  row: 'F14',
  done: `object store: stopped for ${AWAY_MS / 1_000} s, with ${BEFORE} videos to process`,
  expected: 'uploads 503, everything else served; every video completed, no row names a missing file',
  async run(stage) {
    const cluster = await stage.cluster();
    const clip = await readFile(await sample('tiny-16x16.mp4'));
    const owner = await signUp(cluster.url, 'JOB_SEEKER');
    const ids: string[] = [];
    for (let n = 0; n < BEFORE; n += 1) ids.push((await uploadVideo(cluster.url, owner, clip)).id);
    const { result, answers, broken, value } = await underLoad(cluster, async () => {
      await cluster.store.stop();
      const refused = await uploadVideo(cluster.url, owner, clip);
      await sleep(AWAY_MS);
      const ready = await send(cluster.url, 'GET', '/api/health/ready');
      await cluster.store.restart();
      return { refused, ready: ready.status };
    });
    ids.push((await uploadVideo(cluster.url, owner, clip)).id);
    const { completed, failed, ms } = await untilCompleted(cluster, ids, COMPLETED_WITHIN_MS);
    const dangling = await danglingFiles(cluster);
    const check = new Expectations();
    const { refused } = value;
    check.expect(
      refused.status === 503 && refused.ms < REFUSED_WITHIN_MS,
      `upload ${refused.status} after ${refused.ms} ms`,
    );
    check.expect(answers.count((status) => status !== 200) === 0, answers.statuses);
    check.expect(
      result.failures.length === 0,
      `${result.failures.length} requests failed: ${result.failures[0] ?? ''}`,
    );
    check.expect(completed === ids.length, `${completed} of ${ids.length} completed, ${failed} failed`);
    check.expect(dangling.length === 0, `${dangling.length} rows name a missing file`);
    check.expect(broken.length === 0, broken.join(', '));
    return {
      measured:
        `upload ${refused.status} after ${refused.ms} ms, readiness ${value.ready}, others ${answers.statuses}; ` +
        `${completed} of ${ids.length} videos completed ${ms} ms after the end, ${dangling.length} rows without their file`,
      missed: check.missed,
      lost: result.lost + ids.length - completed,
      doubled: result.doubled,
    };
  },
};

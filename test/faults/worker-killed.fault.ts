import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.js';
import { query } from '../support/query.js';
import { sample } from '../support/samples/samples.js';
import { Expectations, type Fault } from './support/fault.js';
import { signUp, uploadVideo } from './support/person.js';
import { descendants, isAlive } from './support/processes.js';
import { danglingFiles, untilCompleted } from './support/videos.js';

const KILLS = Number(process.env['WORKER_KILLS'] ?? 3);
const RESUMED_WITHIN_MS = 10_000;
/** The kernel ends what a worker started when the worker ends. */
const ENDS_WITHIN_MS = 1_000;
const COMPLETED_WITHIN_MS = 120_000;

interface Encoding {
  readonly worker: number;
  /** ffmpeg and the programs that limit it. */
  readonly encoders: readonly number[];
}

/** A worker ends without warning in the middle of an encode. */
export const fault: Fault = {
  row: 'F3',
  done: `media worker: kill -9 during an encode, ${KILLS} times`,
  expected: 'another one encodes within 10 s, no ffmpeg stays, every video completed once',
  async run(stage) {
    const cluster = await stage.cluster();
    const clip = await readFile(await sample('long-work.mp4'));
    const owner = await signUp(cluster.url, 'JOB_SEEKER');
    const resumed: number[] = [];
    const ids: string[] = [];
    let orphans = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { id, status } = await uploadVideo(cluster.url, owner, clip);
      if (status !== 201) throw new Error(`an upload answered ${status}`);
      ids.push(id);
      const encoding = await nextEncoding(cluster, []);
      process.kill(encoding.worker, 'SIGKILL');
      const since = performance.now();
      await sleep(ENDS_WITHIN_MS);
      orphans += encoding.encoders.filter(isAlive).length;
      await nextEncoding(cluster, encoding.encoders);
      resumed.push(Math.round(performance.now() - since));
      await untilCompleted(cluster, ids, COMPLETED_WITHIN_MS);
    }
    const { completed, failed } = await untilCompleted(cluster, ids, COMPLETED_WITHIN_MS);
    const [rows] = await query<{ count: number }>(
      cluster.postgres.url,
      'select count(*)::int as count from video where owner_id = $1',
      [owner.id],
    );
    const dangling = await danglingFiles(cluster);
    const check = new Expectations();
    check.expect(Math.max(...resumed) <= RESUMED_WITHIN_MS, `resumed after ${Math.max(...resumed)} ms`);
    check.expect(orphans === 0, `${orphans} ffmpeg stayed`);
    check.expect(completed === KILLS, `${completed} of ${KILLS} completed, ${failed} failed`);
    check.expect(dangling.length === 0, `${dangling.length} rows name a missing file`);
    return {
      measured: `encoded again after ${resumed.join(', ')} ms, ${orphans} ffmpeg stayed, ${completed} of ${KILLS} completed`,
      missed: check.missed,
      lost: KILLS - completed,
      doubled: (rows?.count ?? 0) - KILLS,
    };
  },
};

/** Waits for an encoder of a media worker, other than those that are known. */
async function nextEncoding({ workers }: Cluster, known: readonly number[]): Promise<Encoding> {
  const deadline = performance.now() + COMPLETED_WITHIN_MS;
  while (performance.now() < deadline) {
    for (const { pid: worker } of workers) {
      if (worker === undefined) continue;
      const running = descendants(worker);
      const isNew = running.some(({ command, pid }) => isEncoder(command) && !known.includes(pid));
      if (isNew) return { worker, encoders: running.map(({ pid }) => pid) };
    }
    await sleep(20);
  }
  throw new Error('no worker encodes');
}

/** ffmpeg itself, not the program that limits it and names it among its arguments. */
const isEncoder = (command: string): boolean => /^(\S*\/)?ffmpeg\0/.test(command);

import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { FileGone, type MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import type { StorageKey } from '../../../server/modules/media/storage/storage-key.js';
import { storageOfUrl } from '../../../server/modules/media/storage/storage-of-url.js';
import { FixedClock } from '../../../server/platform/clock/clock.js';
import { file, type Person, signInAgain, signUp, statusOf, upload } from '../../http/media/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { type Bucket, bucketEnvironment, startBucket } from './support/bucket.js';
import { mountSmallDisk, type SmallDisk } from './support/full-disk.js';
import { type MediaWorker, startMediaWorker } from './support/media-worker.js';
import { eventually } from './support/processes.js';

/** `npm run soak:media` takes 200 videos, ten kills, and six minutes without the bucket. */
const VIDEOS = Number(process.env['LOST_VIDEOS'] ?? 6);
const KILLS = Number(process.env['LOST_KILLS'] ?? 1);
const OUTAGE_MS = Number(process.env['LOST_OUTAGE_SECONDS'] ?? 4) * 1000;
const FULL_MS = Number(process.env['LOST_FULL_SECONDS'] ?? 3) * 1000;
const SEED = Number(process.env['MEDIA_SEED'] ?? Date.now() % 1_000_000);
const ENDS_WITHIN_MS = 2 * OUTAGE_MS + 2 * FULL_MS + VIDEOS * 8_000 + 120_000;
const UPLOADS_A_PERSON = 15;
jest.setTimeout(ENDS_WITHIN_MS + 240_000);

const report = (line: string): void => void process.stderr.write(`    ${line}\n`);

/** Pauses are counted in real time, as the workers count it. */
class RunningClock extends FixedClock {
  override now(): Date {
    return new Date();
  }
}

/** Random shares, the same for the same seed. */
function* shares(): Generator<number> {
  for (let state = SEED; ;) {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    yield (state % 1_000) / 1_000;
  }
}

/** @throws if the storage does not answer */
async function isStored(storage: MediaStorage, key: StorageKey): Promise<boolean> {
  try {
    (await storage.open(key, { start: 0, end: 0 })).destroy();
    return true;
  } catch (error) {
    if (error instanceof FileGone) return false;
    throw error;
  }
}

describe('many videos, while workers are killed, the bucket is away and the disk is full', () => {
  let bucket: Bucket;
  let app: TestApp;
  let disk: SmallDisk | null;
  let workers: MediaWorker[] = [];

  beforeAll(async () => {
    bucket = await startBucket();
    app = await startTestApp({ clock: new RunningClock(), env: { STORAGE_URL: bucket.url } });
    // ffmpeg's user must reach its folders in it.
    await chmod(app.dataDir, 0o711);
    disk = await mountSmallDisk(join(app.dataDir, 'work'), 64);
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
    await disk?.remove();
    await app.close();
    await bucket.close();
  });

  const start = (): MediaWorker => startMediaWorker(app, { env: bucketEnvironment(bucket) });
  const counts = async (): Promise<{ completed: number; failed: number; all: number }> => {
    const [row] = await app.orm.em.fork().execute<{ completed: number; failed: number; all: number }[]>(
      `select count(*) filter (where status = 'completed')::int as completed,
              count(*) filter (where status = 'failed')::int as failed, count(*)::int as "all" from video`,
    );
    return row ?? { completed: 0, failed: 0, all: 0 };
  };

  it(`lose none of ${VIDEOS} (${KILLS} kills, seed ${SEED})`, async () => {
    const clip = await readFile(await sample('tiny-16x16.mp4'));
    const videos: { readonly owner: Person; readonly id: string }[] = [];
    workers = [start(), start()];
    const began = Date.now();
    const random = shares();
    let [kills, refusals] = [0, 0];
    let isOver = false;

    /** Kills a worker every few seconds; another one starts at once. */
    const killing = (async (): Promise<void> => {
      while (!isOver && kills < KILLS) {
        await sleep(3_000 + (random.next().value as number) * 12_000);
        const place = Math.floor((random.next().value as number) * workers.length);
        await workers[place]?.end('SIGKILL');
        workers[place] = start();
        kills += 1;
      }
    })();
    const troubles = (async (): Promise<void> => {
      await sleep(5_000);
      bucket.line.decide(({ place }) => (place % 2 === 0 ? 'unavailable' : 'cut-request'));
      await sleep(OUTAGE_MS);
      bucket.line.decide(null);
      await sleep(5_000);
      await disk?.fill();
      await sleep(FULL_MS);
      await disk?.empty();
    })();

    let owner = await signUp(app);
    while (videos.length < VIDEOS) {
      if (videos.length % UPLOADS_A_PERSON === UPLOADS_A_PERSON - 1) owner = await signUp(app);
      const answer = await upload(app, owner, [file(clip)]);
      if (answer.status === 201) {
        videos.push({ owner, id: answer.body.videoProfileId });
        continue;
      }
      // Without the bucket nothing is accepted, so nothing can be lost; the person reads that they can try again.
      expect(answer.status).toBe(503);
      refusals += 1;
      await sleep(1_000);
    }
    await troubles;
    await eventually(
      'all videos',
      async () => {
        const { completed, failed } = await counts();
        expect(failed).toBe(0);
        return completed === VIDEOS ? true : undefined;
      },
      ENDS_WITHIN_MS,
    );
    isOver = true;
    await killing;
    // Sessions of the first people have ended by then.
    const signedIn = new Map<string, Person>();
    for (const { owner: person, id } of videos) {
      const again = signedIn.get(person.id) ?? (await signInAgain(app, person));
      signedIn.set(person.id, again);
      expect((await statusOf(app, again, id)).status).toBe('COMPLETED');
    }
    // A refused upload left no row, and every row names a stored file.
    expect(await counts()).toEqual({ completed: VIDEOS, failed: 0, all: VIDEOS });
    const named = await app.orm.em.fork().execute<{ storage_key: string }[]>('select storage_key from media_file');
    // Opens each file, because this bucket cannot list thousands of them.
    const storage = await storageOfUrl(bucket.url);
    const missing: string[] = [];
    for (const { storage_key: key } of named) if (!(await isStored(storage, key))) missing.push(key);
    expect(missing).toEqual([]);
    report(
      `0 lost of ${VIDEOS}: ${kills} kills, bucket away ${OUTAGE_MS / 1000} s (${refusals} uploads refused meanwhile), ` +
        `${disk ? `disk full ${FULL_MS / 1000} s` : 'no full disk without root'}; all completed after ` +
        `${Math.round((Date.now() - began) / 1000)} s; ${named.length} files, all stored`,
    );
  });
});

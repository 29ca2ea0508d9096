import { createHash } from 'node:crypto';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { mediaLimits } from '../../../server/modules/media/domain/media-limits.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { file, type Person, signInAgain, signUp, statusOf, upload } from '../../http/media/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { letPass } from './support/cleaning.js';
import { type MediaWorker, startMediaWorker } from './support/media-worker.js';
import { eventually, parentOf, processesWith } from './support/processes.js';

/** Number of workers to kill, each at a random moment; `npm run soak:media` kills ten. */
const KILLS = Number(process.env['MEDIA_KILLS'] ?? 1);
const SEED = Number(process.env['MEDIA_SEED'] ?? Date.now() % 1_000_000);
const ENDS_WITHIN_MS = 300_000;
jest.setTimeout((KILLS + 1) * ENDS_WITHIN_MS);

const report = (line: string): void => void process.stderr.write(`    ${line}\n`);

/** Random shares of the processing time, the same for the same seed. */
function* moments(): Generator<number> {
  for (let state = SEED; ;) {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    yield (state % 1_000) / 1_000;
  }
}

interface FileRow {
  readonly kind: string;
  readonly storage_key: string;
  readonly sha256: string;
}

describe('a worker that is killed at any moment', () => {
  let app: TestApp;
  let owner: Person;
  let workers: MediaWorker[];
  let clip: Buffer;

  beforeAll(async () => {
    app = await startTestApp();
    owner = await signUp(app);
    workers = [startMediaWorker(app), startMediaWorker(app)];
    clip = await readFile(await sample('interview-moov-at-end.mp4'));
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
    await app.close();
  });

  const rows = <T extends object>(sql: string, parameters: unknown[] = []): Promise<T[]> =>
    app.orm.em.fork().execute<T[]>(sql, parameters);
  const put = async (): Promise<string> => (await upload(app, owner, [file(clip)])).body.videoProfileId;
  const filesOf = (id: string): Promise<FileRow[]> =>
    rows<FileRow>('select kind, storage_key, sha256 from media_file where video_id = ? order by kind', [id]);
  const kindsOf = async (id: string): Promise<string[]> => (await filesOf(id)).map(({ kind }) => kind);
  const isTakenOn = async (id: string): Promise<true | undefined> =>
    (await statusOf(app, owner, id)).status === 'PENDING' ? undefined : true;
  const stored = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of app.app.get(MediaStorage).list()) keys.push(key);
    return keys.sort();
  };
  /** Milliseconds until it is completed. The progress shown to its owner never decreases. */
  async function completed(id: string): Promise<number> {
    const startedAt = Date.now();
    const seen: number[] = [];
    await eventually(
      'the end',
      async () => {
        const { status, progress } = await statusOf(app, owner, id);
        seen.push(progress);
        if (status === 'FAILED') throw new Error('it failed');
        return status === 'COMPLETED' ? true : undefined;
      },
      ENDS_WITHIN_MS,
    );
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
    return Date.now() - startedAt;
  }

  /** The worker that processes the video at that moment; all workers if none was seen. */
  async function holdersAt(id: string, moment: number): Promise<readonly MediaWorker[]> {
    let holder: MediaWorker | undefined;
    while (Date.now() < moment) {
      for (const pid of await processesWith(id)) {
        const parent = await parentOf(pid).catch(() => 0);
        holder = workers.find((worker) => worker.pid === parent) ?? holder;
      }
      await sleep(10);
    }
    return holder ? [holder] : workers;
  }

  it(`completes every video, and once (${KILLS} kills, seed ${SEED})`, async () => {
    const first = await put();
    await eventually('a worker', () => isTakenOn(first), ENDS_WITHIN_MS);
    const usual = await completed(first);
    const wanted = await kindsOf(first);
    const ids = [first];
    const resumed: number[] = [];
    let early = 0;
    for (const share of moments()) {
      if (resumed.length === KILLS) break;
      // A person may upload at most twenty a day.
      if (ids.length % (mediaLimits.uploadsPerDay - 1) === 0) owner = await signUp(app);
      const id = await put();
      await eventually('a worker', () => isTakenOn(id), ENDS_WITHIN_MS);
      const killed = await holdersAt(id, Date.now() + share * usual);
      await Promise.all(killed.map((worker) => worker.end('SIGKILL')));
      const wasEarly = (await statusOf(app, owner, id)).status === 'COMPLETED';
      workers = [...workers.filter((worker) => !killed.includes(worker)), ...killed.map(() => startMediaWorker(app))];
      if (wasEarly) {
        // It completed before the kill, which proves nothing, so try again with another moment.
        early += 1;
        expect(early).toBeLessThan(KILLS + 20);
        continue;
      }
      const took = await completed(id);
      resumed.push(took);
      ids.push(id);
      report(`killed at ${Math.round(share * 100)} % (${killed.length} of 2 workers): completed ${took} ms later`);
      const moves = await rows<{ event: string }>(
        'select event from video_move where video_id = ? order by moved_at, id',
        [id],
      );
      expect(moves.map(({ event }) => event)).toEqual([
        'receive',
        'start',
        ...moves.slice(2, -1).map(() => 'start'),
        'complete',
      ]);
      expect(await kindsOf(id)).toEqual(wanted);
      const told = `select 1 from outbox_message where name = 'media.video-completed' and payload->>'video_id' = ?`;
      expect(await rows(told, [id])).toHaveLength(1);
    }
    const [videos] = await rows<{ count: number }>('select count(*)::int as count from video');
    expect(videos?.count).toBe(resumed.length + early + 1);

    // Every row names a file with the written content.
    for (const id of ids) {
      for (const { storage_key: key, sha256 } of await filesOf(id)) {
        const bytes = await readFile(join(app.dataDir, 'media', key));
        expect([key, createHash('sha256').update(bytes).digest('hex')]).toEqual([key, sha256]);
      }
    }
    // Files of a killed worker that no row names are deleted after their quarantine; otherwise only expired originals are.
    const named = (await rows<FileRow>('select storage_key from media_file')).map((row) => row.storage_key).sort();
    const orphans = (await stored()).length - named.length;
    app.clock.set(new Date());
    owner = await signInAgain(app, owner);
    const old = new Date(app.clock.now().getTime() - (mediaLimits.orphanAgeSeconds + 60) * 1000);
    for (const key of await stored()) await utimes(join(app.dataDir, 'media', key), old, old);
    await letPass(app, 9);
    const left = (await rows<FileRow>('select storage_key from media_file')).map((row) => row.storage_key).sort();
    expect(await stored()).toEqual(left);
    resumed.sort((a, b) => a - b);
    report(
      `seed ${SEED}: ${KILLS} kills, undisturbed ${usual} ms; completed after a kill in ${resumed[0]} to ` +
        `${resumed.at(-1)} ms; ${early} drawn again; ${orphans} files without a row, all swept`,
    );
  });
});

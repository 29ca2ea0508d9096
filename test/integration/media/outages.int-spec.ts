import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RequestContext } from '@mikro-orm/core';
import { jest } from '@jest/globals';
import type { FaultKind } from '../../../server/modules/media/domain/fault.js';
import type { StuckVideosPage } from '../../../server/modules/media/http/stuck-videos.contract.js';
import { CompressVideoJob } from '../../../server/modules/media/jobs/compress-video.job.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { Logger } from '../../../server/platform/logging/logger.js';
import { operator } from '../../http/credits/recruiters.js';
import { file, type Person, signUp, statusOf, upload } from '../../http/media/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { type Bucket, bucketEnvironment, startBucket } from './support/bucket.js';
import { mountSmallDisk, type SmallDisk } from './support/full-disk.js';
import { type MediaWorker, startMediaWorker } from './support/media-worker.js';
import { eventually } from './support/processes.js';

/** With a real worker and real time. `npm run soak:media` takes 40 videos and six minutes. */
const VIDEOS = Number(process.env['OUTAGE_VIDEOS'] ?? 4);
const OUTAGE_MS = Number(process.env['OUTAGE_SECONDS'] ?? 8) * 1000;
/** The last pause is about as long as the outage before it; the rest is processing. */
const ENDS_WITHIN_MS = 2 * OUTAGE_MS + VIDEOS * 20_000 + 60_000;
/** With a fake clock. */
const SIX_MINUTES_MS = 360_000;
jest.setTimeout(ENDS_WITHIN_MS + 300_000);

const report = (line: string): void => void process.stderr.write(`    ${line}\n`);

/** The failing part; `begin` and `end` start and end the outage. */
interface Trouble {
  readonly app: TestApp;
  begin(): Promise<unknown> | void;
  end(): Promise<unknown> | void;
  close(): Promise<void>;
}

const bucketAway = (fault: 'unavailable' | 'cut-request', isRead: boolean) => async (): Promise<Trouble> => {
  const bucket = await startBucket();
  const app = await startTestApp({ env: { STORAGE_URL: bucket.url } });
  return {
    app,
    // Either only writing fails, or reading too.
    begin: () => bucket.line.decide(({ method }) => (isRead || method === 'PUT' ? fault : undefined)),
    end: () => bucket.line.decide(null),
    close: async () => {
      await app.close();
      await bucket.close();
    },
  };
};

const diskFull = (place: 'media' | 'work', leftBytes: number) => async (): Promise<Trouble | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'entrevue-small-'));
  const app = await startTestApp({ env: place === 'media' ? { STORAGE_URL: `file:${join(folder, 'media')}` } : {} });
  // ffmpeg's user must reach its folders in it.
  await chmod(app.dataDir, 0o711);
  const mounted = place === 'media' ? folder : join(app.dataDir, 'work');
  const disk: SmallDisk | null = await mountSmallDisk(mounted, 8);
  const close = async (): Promise<void> => {
    await disk?.remove();
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  if (disk) return { app, begin: () => disk.fill(leftBytes), end: () => disk.empty(), close };
  await close();
  return null;
};

interface Row {
  readonly what: string;
  readonly fault: FaultKind;
  /** The answer to an upload during the outage. */
  readonly refusal: number;
  /** Fewer videos if each attempt encodes. */
  readonly videos: number;
  readonly prepare: () => Promise<Trouble | null>;
}

const table: readonly Row[] = [
  {
    what: 'a bucket that answers 503',
    fault: 'storage',
    refusal: 503,
    videos: 3,
    prepare: bucketAway('unavailable', true),
  },
  {
    what: 'a bucket that breaks off',
    fault: 'storage',
    refusal: 503,
    videos: 3,
    prepare: bucketAway('cut-request', true),
  },
  {
    what: 'a bucket that takes nothing',
    fault: 'storage',
    refusal: 503,
    videos: 1,
    prepare: bucketAway('unavailable', false),
  },
  { what: 'a full disk of the storage', fault: 'disk-full', refusal: 507, videos: 1, prepare: diskFull('media', 0) },
  {
    what: 'a storage that is full halfway',
    fault: 'disk-full',
    refusal: 201,
    videos: 1,
    prepare: diskFull('media', 16_384),
  },
  {
    what: 'a full disk of the work folders',
    fault: 'disk-full',
    refusal: 201,
    videos: 3,
    prepare: diskFull('work', 0),
  },
  { what: 'a work folder full halfway', fault: 'disk-full', refusal: 201, videos: 1, prepare: diskFull('work', 8_192) },
];

describe.each(table)('six minutes of $what', ({ what, fault, refusal, videos, prepare }) => {
  let trouble: Trouble | null;
  let clip: Buffer;

  beforeAll(async () => {
    clip = await readFile(await sample('tiny-16x16.mp4'));
    trouble = await prepare();
  });
  afterAll(() => trouble?.close());

  it('lose no video, and show the reason', async () => {
    if (!trouble) {
      report(`not tried: ${what} needs root, to mount a small disk`);
      return;
    }
    const { app } = trouble;
    app.clock.set(new Date());
    const owner = await signUp(app);
    const odile = await operator(app);
    const rows = <T extends object>(sql: string, parameters: unknown[] = []): Promise<T[]> =>
      app.orm.em.fork().execute<T[]>(sql, parameters);
    const put = () => upload(app, owner, [file(clip)]);
    const ids: string[] = [];
    for (let count = 0; count < videos; count += 1) ids.push((await put()).body.videoProfileId);

    await trouble.begin();
    const began = app.clock.now().getTime();
    const during = await put();
    expect(during.status).toBe(refusal);
    if (during.status === 201) ids.push(during.body.videoProfileId);

    /** The time at which each video is due: now, or the end of its pause. Each has exactly one job. */
    const due = async (): Promise<readonly { readonly id: string; readonly at: number }[]> => {
      const waiting = await rows<{ id: string; retry_at: string | null; jobs: number }>(
        `select v.id, f.retry_at, (select count(*)::int from outbox_message m
                                    where m.published_at is null and m.payload->>'video_id' = v.id::text) as jobs
           from video v left join video_fault f on f.video_id = v.id where v.status = 'uploaded'`,
      );
      expect(waiting.map(({ jobs }) => jobs)).toEqual(waiting.map(() => 1));
      return waiting.map(({ id, retry_at }) => ({ id, at: retry_at === null ? began : Date.parse(retry_at) }));
    };
    const work = async (id: string): Promise<void> => {
      await rows(`update outbox_message set published_at = now() where payload->>'video_id' = ?`, [id]);
      await RequestContext.create(app.orm.em, () =>
        app.app.get(CompressVideoJob).handle(
          { video_id: id },
          {
            attempt: 1,
            isLastAttempt: false,
            signal: new AbortController().signal,
            progress: () => Promise.resolve(),
            requestId: null,
            log: app.app.get(Logger),
          },
        ),
      );
    };
    /** @returns whether there was something to do before then */
    const workOnNext = async (until: number): Promise<boolean> => {
      const [next] = [...(await due())].sort((left, right) => left.at - right.at);
      if (!next || next.at >= until) return false;
      app.clock.set(new Date(Math.max(next.at, app.clock.now().getTime())));
      await work(next.id);
      return true;
    };

    let tries = 0;
    while (await workOnNext(began + SIX_MINUTES_MS)) tries += 1;
    expect(tries).toBeGreaterThanOrEqual(6 * ids.length);
    for (const id of ids) {
      const seen = await statusOf(app, owner, id);
      expect(seen).toMatchObject({ status: 'PENDING', paused: true, delayed: false, error: null });
    }
    const { body: stuck } = await app.request<StuckVideosPage>({ url: '/api/admin/stuck-videos', token: odile.token });
    expect(stuck.videos.map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const video of stuck.videos) expect(video).toMatchObject({ state: 'PAUSED', fault, can_retry: true });

    await trouble.end();
    while (await workOnNext(Number.POSITIVE_INFINITY)) continue;
    if (refusal !== 201) ids.push((await put()).body.videoProfileId);
    while (await workOnNext(Number.POSITIVE_INFINITY)) continue;
    for (const id of ids) expect(await statusOf(app, owner, id)).toMatchObject({ status: 'COMPLETED', error: null });
    expect(app.clock.now().getTime() - began).toBeLessThan(2 * SIX_MINUTES_MS);

    // Failed attempts left no files; otherwise a full disk would stay full.
    const named = await rows<{ storage_key: string }>('select storage_key from media_file');
    const stored: string[] = [];
    for await (const { key } of app.app.get(MediaStorage).list()) stored.push(key);
    expect(stored.sort()).toEqual(named.map(({ storage_key }) => storage_key).sort());
  });
});

describe('a bucket that is unavailable for a while, with a real worker', () => {
  let bucket: Bucket;
  let app: TestApp;
  let worker: MediaWorker | undefined;

  beforeAll(async () => {
    bucket = await startBucket();
    app = await startTestApp({ env: { STORAGE_URL: bucket.url } });
    app.clock.set(new Date());
  });
  afterAll(async () => {
    await worker?.end('SIGKILL');
    await app.close();
    await bucket.close();
  });

  it(`loses none of ${VIDEOS} videos`, async () => {
    const clip = await readFile(await sample('tiny-16x16.mp4'));
    const videos: { readonly owner: Person; readonly id: string }[] = [];
    let owner = await signUp(app);
    for (let count = 0; count < VIDEOS; count += 1) {
      // One person may upload twenty a day.
      if (count % 15 === 14) owner = await signUp(app);
      videos.push({ owner, id: (await upload(app, owner, [file(clip)])).body.videoProfileId });
    }
    bucket.line.decide(({ place }) => (place % 2 === 0 ? 'unavailable' : 'cut-request'));
    worker = startMediaWorker(app, { env: bucketEnvironment(bucket) });
    const began = Date.now();
    const counts = async (): Promise<Readonly<Record<string, number>>> => {
      const found = await app.orm.em
        .fork()
        .execute<{ status: string; count: number }[]>('select status, count(*)::int as count from video group by 1');
      return Object.fromEntries(found.map(({ status, count }) => [status, count]));
    };
    await eventually(
      'the end of the outage',
      async () => {
        const { failed = 0, completed = 0 } = await counts();
        expect([failed, completed]).toEqual([0, 0]);
        return Date.now() - began >= OUTAGE_MS ? true : undefined;
      },
      OUTAGE_MS + 30_000,
    );
    bucket.line.decide(null);
    await eventually(
      'all videos',
      async () => {
        const { failed = 0, completed = 0 } = await counts();
        expect(failed).toBe(0);
        app.clock.set(new Date());
        return completed === VIDEOS ? true : undefined;
      },
      ENDS_WITHIN_MS,
    );
    const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`;
    report(
      `outage ${seconds(OUTAGE_MS)}: ${VIDEOS} of ${VIDEOS} completed ${seconds(Date.now() - began)} after its start`,
    );
  });
});

import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { file, type Person, signUp, statusOf, upload } from '../../http/media/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { type RedisServer, startRedis } from '../queue/support/redis-server.js';
import { type MediaWorker, startMediaWorker } from './support/media-worker.js';
import { eventually } from './support/processes.js';

const VIDEOS = 4;
/** A lost job is noticed within a minute; the videos here take seconds. */
const COMPLETED_WITHIN_MS = 75_000;
jest.setTimeout(180_000);

/** Redis lost every job, as after a restart without its file. The rows say which work is left. */
describe('videos whose jobs Redis has lost', () => {
  let redis: RedisServer;
  let app: TestApp;
  let owner: Person;
  let worker: MediaWorker | undefined;

  beforeAll(async () => {
    redis = await startRedis();
    app = await startTestApp();
    // The worker uses the real clock, so the rows need real times.
    app.clock.set(new Date());
    owner = await signUp(app);
  });
  afterAll(async () => {
    await worker?.end('SIGKILL');
    await app.close();
    await redis.stop();
  });

  const start = (queues: string): MediaWorker => startMediaWorker(app, { queues, env: { QUEUE_URL: redis.url } });
  const unsent = async (): Promise<number> => {
    const [row] = await app.orm.em
      .fork()
      .execute<{ count: number }[]>(`select count(*)::int as count from outbox_message where published_at is null`);
    return row?.count ?? 0;
  };

  it('are processed within a minute, and completed once', async () => {
    const clip = await readFile(await sample('tiny-16x16.mp4'));
    const ids: string[] = [];
    for (let count = 0; count < VIDEOS; count += 1) {
      ids.push((await upload(app, owner, [file(clip)])).body.videoProfileId);
    }
    // This worker sends jobs to Redis but does not process videos.
    const sender = start('media-upkeep');
    await eventually('the jobs in Redis', async () => ((await unsent()) === 0 ? true : undefined), 60_000);
    await sender.end('SIGKILL');
    const client = new Redis(redis.url);
    expect(await client.dbsize()).toBeGreaterThan(0);
    await client.flushall();
    await client.quit();

    worker = start('media,media-upkeep');
    const begun = Date.now();
    for (const id of ids) {
      const left = COMPLETED_WITHIN_MS - (Date.now() - begun);
      await eventually(
        `the end of ${id}`,
        async () => ((await statusOf(app, owner, id)).status === 'COMPLETED' ? true : undefined),
        left,
      );
    }
    const completed = await app.orm.em
      .fork()
      .execute<{ count: number }[]>(
        `select count(*)::int as count from outbox_message where name = 'media.video-completed'`,
      );
    expect(completed).toEqual([{ count: VIDEOS }]);
  });
});

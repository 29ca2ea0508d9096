import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { JobRegistry } from '../../../server/platform/queue/job-registry.js';
import { file, type Person, signUp, statusOf, upload } from '../../http/media/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { type MediaWorker, startMediaWorker } from './support/media-worker.js';
import { eventually } from './support/processes.js';

/** One encodes and five wait. */
const LONG_VIDEOS = 6;
jest.setTimeout(180_000);

describe('lanes', () => {
  let app: TestApp;
  let worker: MediaWorker | undefined;
  beforeAll(async () => {
    app = await startTestApp();
    // The worker uses the real clock, so the rows need real times.
    app.clock.set(new Date());
  });
  afterAll(async () => {
    await worker?.end('SIGKILL');
    await app.close();
  });

  const rows = <T extends object>(sql: string, parameters: unknown[] = []): Promise<T[]> =>
    app.orm.em.fork().execute<T[]>(sql, parameters);
  const put = async (owner: Person, bytes: Buffer): Promise<string> =>
    (await upload(app, owner, [file(bytes)])).body.videoProfileId;
  const until = (owner: Person, id: string, wanted: string): Promise<true> =>
    eventually(
      `${wanted} of ${id}`,
      async () => ((await statusOf(app, owner, id)).status === wanted ? true : undefined),
      60_000,
    );

  it('let a short video pass six long ones, and files be deleted meanwhile', async () => {
    const [long, short] = await Promise.all([
      readFile(await sample('long-talk.mp4')),
      readFile(await sample('tiny-16x16.mp4')),
    ]);
    const owners = await Promise.all(Array.from({ length: LONG_VIDEOS / 2 }, () => signUp(app)));
    const longOnes: string[] = [];
    for (const owner of owners) for (let count = 0; count < 2; count += 1) longOnes.push(await put(owner, long));
    worker = startMediaWorker(app);
    const waiting = async (): Promise<number> =>
      (await rows(`select 1 from video where lane = 'long' and status in ('uploaded', 'processing')`)).length;
    await eventually(
      'long videos in their lane',
      async () => ((await waiting()) >= LONG_VIDEOS - 1 ? true : undefined),
      90_000,
    );
    const encoding = `select id from video where lane = 'long' and status = 'processing' and claims > 1`;
    await eventually(
      'the first of them at work',
      async () => ((await rows(encoding)).length === 1 ? true : undefined),
      30_000,
    );

    const person = await signUp(app);
    const begun = Date.now();
    const id = await put(person, short);
    await until(person, id, 'COMPLETED');
    const took = Date.now() - begun;
    // If it had waited for them, all six long videos would be completed first.
    const ended = await rows(`select 1 from video where lane = 'long' and status = 'completed'`);
    expect(LONG_VIDEOS - ended.length).toBeGreaterThanOrEqual(3);
    process.stderr.write(`    a short video behind ${LONG_VIDEOS} long ones: ${took} ms\n`);
    expect(await rows(`select lane, claims from video where id = ?`, [id])).toEqual([{ lane: 'short', claims: 1 }]);
    expect((await rows(encoding)).length).toBeLessThanOrEqual(1);

    const storage = app.app.get(MediaStorage);
    const filesOf = async (): Promise<number> => {
      let count = 0;
      for await (const { key } of storage.list()) count += key.includes(id) ? 1 : 0;
      return count;
    };
    expect(await filesOf()).toBeGreaterThan(3);
    await app.request({ method: 'DELETE', url: `/api/videos/${id}`, token: person.token });
    await eventually('the end of its files', async () => ((await filesOf()) === 0 ? true : undefined), 10_000);
    expect(await waiting()).toBeGreaterThanOrEqual(1);
  });

  it('keep what hides and deletes apart from what computes and reviews', () => {
    const registry = app.app.get<JobRegistry>(JobRegistry);
    const queueOf = (name: string): string | undefined => registry.find(name)?.definition.queue.name;
    const namesIn = (queue: string): string[] =>
      registry
        .inQueue(queue)
        .map(({ name }) => name)
        .sort();
    expect(namesIn('matching-withdrawals')).toEqual([
      'matching.withdraw-excluded',
      'matching.withdraw-job',
      'matching.withdraw-seeker',
    ]);
    expect(namesIn('media-erasure')).toEqual(['media.erase-files', 'media.erase-owned-file', 'media.erase-replaced']);
    expect(queueOf('media.compress-long-video')).toBe('media-long');
    expect(queueOf('media.compress-video')).toBe('media');
  });
});

import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { VideoSummary } from '../../../server/modules/media/http/media.contract.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { file, signUp, upload } from '../../http/media/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { type MediaWorker, startMediaWorker } from './support/media-worker.js';
import { encoderIn, eventually } from './support/processes.js';

jest.setTimeout(300_000);

describe('a worker that is killed while it makes a video again', () => {
  let app: TestApp;
  const workers: MediaWorker[] = [];
  beforeAll(async () => {
    app = await startTestApp();
    // The worker uses the real clock, so the rows need real times.
    app.clock.set(new Date());
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
    await app.close();
  });

  it('leaves the earlier files playing, and another one makes it once', async () => {
    const owner = await signUp(app);
    const { body } = await upload(app, owner, [file(await readFile(await sample('interview-moov-at-end.mp4')))]);
    const id = body.videoProfileId;
    await app.runJobs();
    const rows = <T extends object>(sql: string): Promise<T[]> => app.orm.em.fork().execute<T[]>(sql, [id]);
    const tagOf = async (): Promise<[number, unknown]> => {
      const { status, headers } = await app.request({ url: `/api/stream/video/${id}`, token: owner.token });
      return [status, headers['etag']];
    };
    const before = await tagOf();
    const first = startMediaWorker(app);
    workers.push(first);
    const payload = { reduces_noise: true };
    const chosen = await app.request({ method: 'PUT', url: `/api/videos/${id}`, token: owner.token, payload });
    expect(chosen.status).toBe(200);
    // Stopped by a signal, so that it cannot finish before its worker is killed, even on a fast machine.
    process.kill(await encoderIn(id, 60_000), 'SIGSTOP');
    await first.end('SIGKILL');
    expect(await tagOf()).toEqual(before);
    expect(await rows('select state from video_remake where video_id = ?')).toEqual([{ state: 'waiting' }]);
    workers.push(startMediaWorker(app));
    await eventually(
      'the new files',
      async () => {
        const { body } = await app.request<VideoSummary>({ url: `/api/videos/${id}`, token: owner.token });
        expect((await tagOf())[0]).toBe(200);
        return body.noise?.state === 'READY' ? true : undefined;
      },
      120_000,
    );
    expect(await tagOf()).not.toEqual(before);
    expect(await rows('select claims, requests from video_remake where video_id = ?')).toEqual([
      { claims: 2, requests: 1 },
    ]);
    // Nothing of the killed attempt; the earlier files wait for the end of their addresses.
    const named = await rows<{ storage_key: string }>('select storage_key from media_file where video_id = ?');
    const [erasure] = await app.orm.em
      .fork()
      .execute<{ keys: string[] }[]>(
        `select payload->'keys' as keys from outbox_message where name = 'media.erase-replaced'`,
      );
    const stored: string[] = [];
    for await (const { key } of app.app.get(MediaStorage).list()) if (key.includes(id)) stored.push(key);
    expect(stored.sort()).toEqual([...named.map((row) => row.storage_key), ...(erasure?.keys ?? [])].sort());
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { RequestContext } from '@mikro-orm/core';
import { CompressVideoJob } from '../../../server/modules/media/jobs/compress-video.job.js';
import { MediaFacade, MediaPersonalData } from '../../../server/modules/media/index.js';
import type { VideosMy, VideoSummary } from '../../../server/modules/media/http/media.contract.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { Logger } from '../../../server/platform/logging/logger.js';
import { sample } from '../../support/samples/samples.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { file, type Person, signUp, statusOf, upload, uploadAndProcess } from './people.js';

jest.setTimeout(120_000);

describe('the own videos of a person', () => {
  let app: TestApp;
  let owner: Person;
  let clip: Buffer;

  beforeAll(async () => {
    app = await startTestApp();
    clip = await readFile(await sample('tiny-16x16.mp4'));
  });
  beforeEach(async () => {
    owner = await signUp(app);
  });
  afterAll(() => app.close());

  const put = (id: string, payload: object, person = owner) =>
    app.request<VideoSummary & { code: string }>({
      method: 'PUT',
      url: `/api/videos/${id}`,
      token: person.token,
      payload,
    });
  const filesOf = async (id: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of app.app.get(MediaStorage).list()) if (key.includes(id)) keys.push(key);
    return keys;
  };

  it('are listed newest first, page by page', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      app.clock.advance(1_000);
      ids.unshift((await upload(app, owner, [file(clip)])).body.videoProfileId);
    }
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        app.request<VideosMy>({ url: `/api/videos/my?page=${page}&limit=2`, token: owner.token }),
      ),
    );
    expect(pages.flatMap(({ body }) => body.videos.map((video) => video.id))).toEqual(ids);
    expect(pages.map(({ body }) => [body.total, body.page, body.limit])).toEqual([
      [5, 1, 2],
      [5, 2, 2],
      [5, 3, 2],
    ]);
    expect((await app.request({ url: '/api/videos/my?limit=101', token: owner.token })).status).toBe(400);
  });

  it('can be named, described, hidden and shown', async () => {
    const id = await uploadAndProcess(app, owner, clip);
    const changed = await put(id, {
      title: ' Soudeuse, huit ans ',
      description: 'Trois réponses',
      visibility: 'hidden',
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        id,
        title: 'Soudeuse, huit ans',
        description: 'Trois réponses',
        visibility: 'HIDDEN',
        status: 'COMPLETED',
      },
    });
    expect((await put(id, { description: '' })).body).toMatchObject({ title: 'Soudeuse, huit ans', description: null });
    expect((await put(id, { title: '' })).status).toBe(400);
    expect((await put(id, { title: 'x', owner_id: owner.id })).status).toBe(400);
    expect((await put(id, { status: 'COMPLETED' })).status).toBe(400);
    expect((await put(id, { visibility: 'PUBLIC' })).status).toBe(400);
  });

  it('cannot be read, changed or removed by others', async () => {
    const id = await uploadAndProcess(app, owner, clip);
    const stranger = await signUp(app);
    const calls = [
      { url: `/api/videos/${id}` },
      { url: `/api/upload/video/status/${id}` },
      { method: 'PUT', url: `/api/videos/${id}`, payload: { title: 'x' } },
      { method: 'DELETE', url: `/api/videos/${id}` },
      { method: 'DELETE', url: `/api/upload/video/${id}` },
    ] as const;
    for (const call of calls) expect((await app.request({ ...call, token: stranger.token })).status).toBe(404);
    expect(await statusOf(app, owner, id)).toMatchObject({ status: 'COMPLETED' });
    expect((await app.request<VideosMy>({ url: '/api/videos/my', token: stranger.token })).body.total).toBe(0);
  });

  it.each(['/api/videos', '/api/upload/video', '/api/upload/VIDEO'])(
    'DELETE %s removes every file immediately and permanently',
    async (path) => {
      const id = await uploadAndProcess(app, owner, clip);
      expect((await filesOf(id)).length).toBeGreaterThanOrEqual(3);
      const answer = await app.request({ method: 'DELETE', url: `${path}/${id}`, token: owner.token });
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
      expect(await filesOf(id)).toEqual([]);
      for (const url of [
        `/api/videos/${id}`,
        `/api/stream/video/${id}`,
        `/api/stream/thumbnail/${id}`,
        `/api/upload/video/status/${id}`,
      ]) {
        expect((await app.request({ url, token: owner.token })).status).toBe(404);
      }
      expect((await app.request({ method: 'DELETE', url: `${path}/${id}`, token: owner.token })).status).toBe(404);
      const moves = await app.orm.em
        .fork()
        .execute<{ to_status: string }[]>('select to_status from video_move where video_id = ? order by moved_at, id', [
          id,
        ]);
      expect(moves.map((move) => move.to_status)).toEqual(['uploaded', 'processing', 'completed', 'removed']);
      await app.runJobs();
    },
  );

  it('can be removed while they wait, and while they are processed', async () => {
    const waiting = (await upload(app, owner, [file(clip)])).body.videoProfileId;
    await app.request({ method: 'DELETE', url: `/api/videos/${waiting}`, token: owner.token });
    await app.runJobs();
    expect(await filesOf(waiting)).toEqual([]);

    const long = await readFile(await sample('long-work.mp4'));
    const running = (await upload(app, owner, [file(long)])).body.videoProfileId;
    const job = app.app.get(CompressVideoJob);
    const progress: number[] = [];
    const outcome = RequestContext.create(app.orm.em, () =>
      job.handle(
        { video_id: running },
        {
          attempt: 1,
          isLastAttempt: false,
          signal: new AbortController().signal,
          requestId: null,
          log: app.app.get(Logger),
          progress: async (percent) => {
            progress.push(percent);
            if (progress.length === 2)
              await app.request({ method: 'DELETE', url: `/api/videos/${running}`, token: owner.token });
          },
        },
      ),
    );
    expect(await outcome).toBe('skipped');
    expect(progress.at(-1)).toBeLessThan(100);
    expect(await filesOf(running)).toEqual([]);
    // ffmpeg may have finished reading the original; none of its output stays.
    expect((await readdir(`${app.dataDir}/work`).catch(() => [])).filter((name) => name.startsWith(running))).toEqual(
      [],
    );
    await app.runJobs();
  });

  it('are all removed when their owner closes the account', async () => {
    const ids = [
      await uploadAndProcess(app, owner, clip),
      (await upload(app, owner, [file(clip)])).body.videoProfileId,
    ];
    const facade = app.app.get(MediaFacade);
    const ask = <T>(question: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, question);
    expect(await ask(() => facade.countVideos(owner.id))).toBe(2);
    expect(await ask(() => facade.hasProcessedVideo(owner.id))).toBe(true);
    expect([...(await ask(() => facade.playableVideosOf([owner.id]))).keys()]).toEqual([owner.id]);
    await ask(() => app.app.get(MediaPersonalData).close(owner.id));
    await app.runJobs();
    for (const id of ids) expect(await filesOf(id)).toEqual([]);
    expect(await ask(() => facade.countVideos(owner.id))).toBe(0);
    expect(await ask(() => facade.hasProcessedVideo(owner.id))).toBe(false);
  });

  it('that are hidden are not shown to others', async () => {
    const id = await uploadAndProcess(app, owner, clip);
    const facade = app.app.get(MediaFacade);
    const shown = (): Promise<number> =>
      RequestContext.create(app.orm.em, async () => (await facade.playableVideosOf([owner.id])).size);
    expect(await shown()).toBe(1);
    await put(id, { visibility: 'HIDDEN' });
    expect(await shown()).toBe(0);
  });
});

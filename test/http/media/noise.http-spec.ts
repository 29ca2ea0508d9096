import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { RequestContext } from '@mikro-orm/core';
import type { StreamMetadata, VideoSummary } from '../../../server/modules/media/http/media.contract.js';
import { RemoveStaleUploadsJob } from '../../../server/modules/media/jobs/remove-stale-uploads.job.js';
import { ResumeVideosJob } from '../../../server/modules/media/jobs/resume-videos.job.js';
import { MediaFacade } from '../../../server/modules/media/index.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { Logger } from '../../../server/platform/logging/logger.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { inParallel } from '../../support/in-parallel.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { file, type Person, signInAgain, signUp, upload } from './people.js';

jest.setTimeout(180_000);

const HOUR = 3_600_000;
type Answered = VideoSummary & { readonly code?: string };

describe('noise reduction as the owner’s choice', () => {
  let app: TestApp;
  let owner: Person;
  let clip: Buffer;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
    clip = await readFile(await sample('voice.m4a'));
  });
  beforeEach(async () => {
    owner = await signUp(app);
  });
  afterAll(() => app.close());

  const rows = <T extends object>(sql: string, parameters: unknown[] = []): Promise<T[]> =>
    query<T>(app.databaseUrl, sql, parameters);
  const choose = (id: string, reduces: unknown, { token } = owner) =>
    app.request<Answered>({ method: 'PUT', url: `/api/videos/${id}`, token, payload: { reduces_noise: reduces } });
  const noiseOf = async (id: string): Promise<VideoSummary['noise']> =>
    (await app.request<VideoSummary>({ url: `/api/videos/${id}`, token: owner.token })).body.noise;
  const tagOf = async (id: string): Promise<string> => {
    const { status, headers } = await app.request({ url: `/api/stream/video/${id}`, token: owner.token });
    expect(status).toBe(200);
    return String(headers['etag']);
  };
  const storedOf = async (id: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of app.app.get(MediaStorage).list()) if (key.includes(id)) keys.push(key);
    return keys.sort();
  };
  const namedOf = async (id: string): Promise<string[]> => {
    const named = await rows<{ storage_key: string }>('select storage_key from media_file where video_id = $1', [id]);
    return named.map(({ storage_key: key }) => key).sort();
  };
  const context = () => ({
    attempt: 1,
    isLastAttempt: false,
    signal: new AbortController().signal,
    progress: () => Promise.resolve(),
    requestId: null,
    log: app.app.get(Logger),
  });
  const inScope = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const made = async (): Promise<string> => {
    const { body } = await upload(app, owner, [file(clip, 'voix.m4a')]);
    await app.runJobs();
    return body.videoProfileId;
  };
  /** A recording whose noise is already reduced, by the way of forms. */
  const reduced = async (value = 'true') => {
    const answer = await upload<{ videoProfileId: string; code?: string }>(app, owner, [
      { name: 'reduces_noise', value },
      file(clip, 'voix.m4a'),
    ]);
    await app.runJobs();
    return answer;
  };

  it('is asked with the upload, in a form and in pieces', async () => {
    const { videoProfileId: id } = (await reduced()).body;
    expect(await noiseOf(id)).toMatchObject({ reduced: true, state: 'READY' });
    expect((await reduced('perhaps')).status).toBe(400);
    const metadata = (value: string): string =>
      [`filename ${btoa('voix.m4a')}`, `reduces_noise ${btoa(value)}`].join(',');
    const begin = (value: string) =>
      app.request({
        method: 'POST',
        url: '/api/uploads',
        token: owner.token,
        headers: { 'tus-resumable': '1.0.0', 'upload-length': String(clip.length), 'upload-metadata': metadata(value) },
      });
    expect((await begin('perhaps')).status).toBe(400);
    const url = String((await begin('true')).headers['location']);
    const piece = await app.request({
      method: 'PATCH',
      url,
      token: owner.token,
      payload: clip,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
    });
    expect(piece.status).toBe(204);
    await app.runJobs();
    expect(await noiseOf(url.split('/').at(-1) ?? '')).toMatchObject({ reduced: true, state: 'READY' });
  });

  it('makes the files again when it changes, while the earlier ones play', async () => {
    const id = await made();
    const [before, named] = [await tagOf(id), await namedOf(id)];
    const { changeable_until: until } = (await noiseOf(id)) ?? {};
    expect(new Date(until ?? 0).getTime()).toBe(app.clock.now().getTime() + 24 * HOUR);
    expect((await choose(id, true)).body.noise).toEqual({ reduced: true, state: 'UNDER_WAY', changeable_until: until });
    expect(await tagOf(id)).toBe(before);
    const [cost] = await rows<{ cpu: number }>('select made_cpu_ms as cpu from video where id = $1', [id]);
    await app.runJobs({ delayed: false });
    expect(await noiseOf(id)).toEqual({ reduced: true, state: 'READY', changeable_until: until });
    expect(await tagOf(id)).not.toBe(before);
    const now = await namedOf(id);
    expect(now).toHaveLength(named.length);
    // The original alone stays.
    expect(now.filter((key) => named.includes(key))).toHaveLength(1);
    // Viewers who have a signed address of an earlier file may finish; then it is deleted.
    expect(await storedOf(id)).toHaveLength(2 * named.length - 1);
    await app.runJobs();
    expect(await storedOf(id)).toEqual(now);
    const [both] = await rows<{ cpu: number; made: string; sum: string }>(
      `select made_cpu_ms as cpu, made_bytes as made,
              (select sum(size_bytes) from media_file where video_id = video.id and kind <> 'original') as sum
         from video where id = $1`,
      [id],
    );
    expect(both?.cpu).toBeGreaterThan(cost?.cpu ?? Infinity);
    expect(both?.made).toBe(both?.sum);
    const metadata = await app.request<StreamMetadata>({ url: `/api/stream/metadata/${id}`, token: owner.token });
    expect(metadata.text).not.toContain('noise');
  });

  it('is one request, however often and however many at once ask for the same', async () => {
    const id = await made();
    const answers = await inParallel(Array.from({ length: 6 }), () => choose(id, true));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await rows('select state, requests from video_remake where video_id = $1', [id])).toEqual([
      { state: 'waiting', requests: 1 },
    ]);
    const asked = `select 1 from outbox_message where name = 'media.remake-video' and payload->>'video_id' = $1`;
    expect(await rows(asked, [id])).toHaveLength(1);
    // Choices against each other: one row, and the files are as the last one wanted.
    await inParallel([false, true, false, true, false, true], (choice) => choose(id, choice));
    await app.runJobs();
    const [row] = await rows<{ state: string; files: boolean }>(
      'select r.state, v.reduces_noise as files from video_remake r join video v on v.id = r.video_id where v.id = $1',
      [id],
    );
    expect(row).toEqual({ state: 'done', files: (await noiseOf(id))?.reduced });
    expect(await storedOf(id)).toEqual(await namedOf(id));
  });

  it('can be taken back before it is made: nothing is made then', async () => {
    const id = await made();
    const before = await tagOf(id);
    await choose(id, true);
    expect((await choose(id, false)).body.noise).toMatchObject({ reduced: false, state: 'READY' });
    await app.runJobs();
    expect(await tagOf(id)).toBe(before);
  });

  it('belongs to the owner, of a finished video whose original is kept', async () => {
    const id = await made();
    expect((await choose(id, true, await signUp(app))).status).toBe(404);
    for (const nonsense of ['true', 1, null]) expect((await choose(id, nonsense)).status).toBe(400);
    const { body } = await upload(app, owner, [file(clip, 'voix.m4a')]);
    expect(await choose(body.videoProfileId, true)).toMatchObject({ status: 409, body: { code: 'MEDIA.NOT_READY' } });
    expect((await choose(body.videoProfileId, false)).status).toBe(200);
    await rows(
      `insert into video_remake (video_id, state, reduces_noise, requests, retry_at, requested_at, updated_at)
       values ($1, 'done', false, 10, now(), now(), now())`,
      [id],
    );
    expect(await choose(id, true)).toMatchObject({ status: 409, body: { code: 'MEDIA.TOO_MANY_REMAKES' } });
    await expect(rows('update video_remake set requests = 11 where video_id = $1', [id])).rejects.toThrow('check');
    await rows(`delete from media_file where video_id = $1 and kind = 'original'`, [id]);
    expect(await noiseOf(id)).toEqual({ reduced: false, state: 'READY', changeable_until: null });
    await rows('delete from video_remake where video_id = $1', [id]);
    expect(await choose(id, true)).toMatchObject({ status: 409, body: { code: 'MEDIA.ORIGINAL_GONE' } });
  });

  it('keeps the original until it is made, and no longer', async () => {
    const id = await made();
    await choose(id, true);
    app.clock.advance(25 * HOUR);
    owner = await signInAgain(app, owner);
    const sweep = (): Promise<unknown> => inScope(() => app.app.get(RemoveStaleUploadsJob).handle({}, context()));
    const original = `select 1 from media_file where video_id = $1 and kind = 'original'`;
    await sweep();
    expect(await rows(original, [id])).toHaveLength(1);
    await app.runJobs();
    expect(await noiseOf(id)).toMatchObject({ reduced: true, state: 'READY' });
    await sweep();
    expect(await rows(original, [id])).toHaveLength(0);
  });

  it('waits out a fault of ours, and gives up after two days with the earlier files in place', async () => {
    const id = await made();
    const before = await tagOf(id);
    const [stored] = await rows<{ key: string }>(
      `select storage_key as key from media_file where video_id = $1 and kind = 'original'`,
      [id],
    );
    const path = join(app.dataDir, 'media', stored?.key ?? '');
    await rename(path, `${path}.away`);
    await choose(id, true);
    await app.runJobs({ delayed: false });
    const fault = 'select state, tries, fault_kind from video_remake where video_id = $1';
    expect(await rows(fault, [id])).toEqual([{ state: 'waiting', tries: 1, fault_kind: 'storage' }]);
    expect([await tagOf(id), await noiseOf(id)]).toMatchObject([before, { state: 'UNDER_WAY' }]);
    app.clock.advance(49 * HOUR);
    owner = await signInAgain(app, owner);
    await app.runJobs();
    expect(await noiseOf(id)).toMatchObject({ reduced: false, state: 'FAILED' });
    expect(await tagOf(id)).toBe(before);
    await rename(`${path}.away`, path);
    await choose(id, true);
    await app.runJobs();
    expect(await noiseOf(id)).toMatchObject({ reduced: true, state: 'READY' });
    expect(await tagOf(id)).not.toBe(before);
  });

  it('is asked for again if the queue lost it, by an index', async () => {
    const id = await made();
    await choose(id, true);
    await rows('delete from outbox_message');
    app.clock.advance(60_000);
    expect(await inScope(() => app.app.get(ResumeVideosJob).handle())).toBe('done');
    await app.runJobs();
    expect(await noiseOf(id)).toMatchObject({ reduced: true, state: 'READY' });
    // With a handful of rows the planner reads the whole table.
    const plan = await app.orm.em.fork().transactional(async (inside) => {
      await inside.execute('set local enable_seqscan = off');
      return inside.execute<{ 'QUERY PLAN': string }[]>(
        `explain select 1 from video_remake where state = 'waiting' and updated_at < now() order by updated_at, video_id`,
      );
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/video_remake_waiting_index/);
  });

  it('ends with the video, whose files are then all deleted', async () => {
    const id = await made();
    await choose(id, true);
    await app.runJobs();
    await choose(id, false);
    expect((await app.request({ method: 'DELETE', url: `/api/videos/${id}`, token: owner.token })).status).toBe(200);
    await app.runJobs();
    expect(await storedOf(id)).toEqual([]);
    expect(await rows('select 1 from video_remake where video_id = $1', [id])).toEqual([]);
  });

  it('makes the sound for blind reviewers again too', async () => {
    const id = await made();
    await inScope(() => app.app.get(MediaFacade).wantSound(id));
    await app.runJobs();
    const sound = `select id from media_file where video_id = $1 and kind = 'sound'`;
    const [before] = await rows<{ id: string }>(sound, [id]);
    await choose(id, true);
    await app.runJobs();
    const [after] = await rows<{ id: string }>(sound, [id]);
    expect(before).toBeDefined();
    expect(after).toBeDefined();
    expect(after?.id).not.toBe(before?.id);
  });
});

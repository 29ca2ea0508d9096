import { readFile } from 'node:fs/promises';
import { RequestContext } from '@mikro-orm/core';
import { jest } from '@jest/globals';
import type { StuckVideo, StuckVideosPage } from '../../../server/modules/media/http/stuck-videos.contract.js';
import { PauseProcessing } from '../../../server/modules/media/use-cases/pause-processing.js';
import type { FaultKind } from '../../../server/modules/media/domain/fault.js';
import { costs } from '../../../server/modules/media/queries/video-costs.query.js';
import type { VideoCosts } from '../../../server/modules/media/http/video-costs.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { operator as newOperator } from '../credits/recruiters.js';
import { file, type Person, signUp, statusOf, upload, uploadAndProcess } from './people.js';

jest.setTimeout(120_000);

describe('videos that are stuck', () => {
  let app: TestApp;
  let odile: { readonly id: string; readonly token: string };
  let owner: Person;
  let clip: Buffer;

  beforeAll(async () => {
    app = await startTestApp();
    odile = await newOperator(app);
    clip = await readFile(await sample('tiny-16x16.mp4'));
  });
  beforeEach(async () => {
    owner = await signUp(app);
    await rows('delete from video');
  });
  afterAll(() => app.close());

  const rows = (sql: string, parameters: unknown[] = []): Promise<Record<string, unknown>[]> =>
    app.orm.em.fork().execute(sql, parameters);
  const put = async (): Promise<string> => (await upload(app, owner, [file(clip)])).body.videoProfileId;
  const pause = (id: string, kind: FaultKind = 'disk-full'): Promise<unknown> =>
    RequestContext.create(app.orm.em, () =>
      app.app.get(PauseProcessing).execute(id, null, { kind, detail: 'ENOSPC: no space left on device' }),
    );
  const list = async (): Promise<readonly StuckVideo[]> => {
    const { body } = await app.request<StuckVideosPage>({ url: '/api/admin/stuck-videos', token: odile.token });
    expect(body.total).toBe(body.videos.length);
    return body.videos;
  };
  const retry = (id?: string): Promise<TestAnswer<{ retried?: number; code?: string }>> =>
    app.request({
      method: 'POST',
      url: id === undefined ? '/api/admin/stuck-videos/retry' : `/api/admin/stuck-videos/${id}/retry`,
      token: odile.token,
    });
  const givenUp = async (): Promise<string> => {
    const id = await put();
    for (let tries = 0; tries < 3; tries += 1) await pause(id, 'unclear');
    expect(await statusOf(app, owner, id)).toMatchObject({ status: 'FAILED' });
    return id;
  };

  it('are listed with the reason, without their owners’ texts and file names', async () => {
    const canary = 'canary-7f31';
    const ready = await uploadAndProcess(app, owner, clip);
    const failed = await givenUp();
    const { body } = await upload(app, owner, [{ name: 'title', value: canary }, file(clip, `${canary}.mp4`)]);
    await pause(body.videoProfileId);
    const answer = await app.request<StuckVideosPage>({ url: '/api/admin/stuck-videos', token: odile.token });
    expect(answer.text).not.toContain(canary);
    expect(answer.text).not.toContain(owner.email);
    expect(answer.text).not.toContain(ready);
    expect(answer.body.videos).toMatchObject([
      { id: body.videoProfileId, state: 'PAUSED', fault: 'disk-full' },
      {
        id: failed,
        owner_id: owner.id,
        state: 'FAILED',
        fault: 'unclear',
        detail: 'ENOSPC: no space left on device',
        failure_code: 'MEDIA.PROCESSING_FAILED',
        tries: 3,
        retry_at: null,
        can_retry: true,
      },
    ]);
  });

  it('show when a paused one is retried, and also one that has waited for minutes', async () => {
    const [paused, waiting] = [await put(), await put()];
    await pause(paused);
    await rows(`update video set updated_at = updated_at - interval '4 minutes' where id = ?`, [waiting]);
    const found = await list();
    expect(found.find(({ id }) => id === paused)).toMatchObject({
      state: 'PAUSED',
      fault: 'disk-full',
      tries: 1,
      retry_at: new Date(app.clock.now().getTime() + 5_000).toISOString(),
      can_retry: true,
    });
    expect(found.find(({ id }) => id === waiting)).toMatchObject({ state: 'WAITING', fault: null, can_retry: true });
    expect(found).toHaveLength(2);
  });

  it('tell their owners that we are working on it', async () => {
    const id = await put();
    await pause(id);
    expect(await statusOf(app, owner, id)).toMatchObject({ status: 'PENDING', paused: true, error: null });
  });

  it('one is retried once and becomes ready; the action is audited', async () => {
    const id = await givenUp();
    expect(await retry(id)).toMatchObject({ status: 200, body: { retried: 1 } });
    expect(await statusOf(app, owner, id)).toMatchObject({ status: 'PENDING', paused: false, error: null });
    // A repeated request changes nothing.
    expect(await retry(id)).toMatchObject({ status: 409, body: { code: 'MEDIA.NOTHING_TO_RETRY' } });
    const acts = await rows('select action, subject_type, details from audit_entry where subject_id = ?', [id]);
    expect(acts).toEqual([{ action: 'VIDEO_RETRIED', subject_type: 'VIDEO', details: { fault: 'unclear' } }]);
    await app.runJobs();
    expect(await statusOf(app, owner, id)).toMatchObject({ status: 'COMPLETED' });
    expect(await list()).toEqual([]);
    expect((await retry(id)).status).toBe(409);
  });

  it('two operators in parallel retry it once', async () => {
    const id = await givenUp();
    const answers = await Promise.all([retry(id), retry(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rows('select 1 from audit_entry where subject_id = ?', [id])).toHaveLength(1);
  });

  it('all are retried with one request; a second time there is nothing to do', async () => {
    const [first, second] = [await put(), await givenUp()];
    await pause(first, 'storage');
    expect(await retry()).toMatchObject({ status: 200, body: { retried: 2 } });
    expect(await retry()).toMatchObject({ status: 409, body: { code: 'MEDIA.NOTHING_TO_RETRY' } });
    await app.runJobs();
    for (const id of [first, second]) {
      expect(await statusOf(app, owner, id)).toMatchObject({ status: 'COMPLETED' });
    }
  });

  it('one with a faulty file is listed, but not retried', async () => {
    const id = await uploadAndProcess(app, owner, await readFile(await sample('bad-truncated.mp4')));
    expect(await list()).toMatchObject([
      { id, state: 'FAILED', fault: null, failure_code: 'MEDIA.UNREADABLE', can_retry: false },
    ]);
    expect((await retry(id)).status).toBe(409);
    expect((await retry()).status).toBe(409);
    expect(await statusOf(app, owner, id)).toMatchObject({ status: 'FAILED' });
  });

  it('one that was removed is not listed any more', async () => {
    const id = await put();
    await pause(id);
    await app.request({ method: 'DELETE', url: `/api/videos/${id}`, token: owner.token });
    expect(await list()).toEqual([]);
    expect((await retry(id)).status).toBe(404);
    expect(await rows('select 1 from video_fault')).toEqual([]);
  });

  describe('and what a minute of video costs', () => {
    const cost = async (): Promise<VideoCosts> =>
      (await app.request<VideoCosts>({ url: '/api/admin/video-costs', token: odile.token })).body;

    it('is not shown without a finished video', async () => {
      await put();
      expect(await cost()).toEqual({ days: 30, kinds: [] });
    });

    it('is what ffmpeg used and what is stored, of videos of the last 30 days', async () => {
      const id = await uploadAndProcess(app, owner, clip);
      const [made] = await rows(
        `select duration, (select sum(size_bytes)::int from media_file where video_id = v.id and kind <> 'original') as bytes
           from video v where id = ?`,
        [id],
      );
      const { kinds } = await cost();
      expect(kinds).toMatchObject([{ kind: 'VIDEO', videos: 1 }]);
      expect(kinds[0]?.cpu_seconds?.median).toBeGreaterThan(0);
      expect(kinds[0]?.bytes.median).toBeCloseTo((Number(made?.['bytes']) * 60) / Number(made?.['duration']), 3);
      const change = (sets: string) => rows(`update video set ${sets} where id = ?`, [id]);
      await change('made_cpu_ms = 30000, made_bytes = 5000000, duration = 60');
      const figures = { videos: 1, bytes: { median: 5_000_000, p95: 5_000_000 } };
      expect(await cost()).toMatchObject({ kinds: [{ ...figures, cpu_seconds: { median: 30, p95: 30 } }] });
      expect((await cost()).kinds).toMatchObject([{ by_hardware: 0, fallbacks: 0 }]);
      await change(`made_with = 'vaapi'`);
      expect((await cost()).kinds).toMatchObject([{ by_hardware: 1, fallbacks: 0 }]);
      await change(`made_with = 'fallback'`);
      expect((await cost()).kinds).toMatchObject([{ by_hardware: 0, fallbacks: 1 }]);
      await expect(change(`made_with = 'other'`)).rejects.toThrow('video_made_with_check');
      // An encoder on another machine that does not report its processor time.
      await change('made_cpu_ms = null');
      expect(await cost()).toMatchObject({ kinds: [{ ...figures, cpu_seconds: null }] });
      await change(`finished_at = finished_at - interval '31 days'`);
      expect(await cost()).toEqual({ days: 30, kinds: [] });
    });

    it('has the median and the 95th percentile of many, found by an index', async () => {
      const ids = [await put(), await put(), await put()];
      for (const [place, id] of ids.entries())
        await rows(
          `update video set status = 'completed', progress = 100, width = 2, height = 2, duration = 30, finished_at = ?,
                  made_cpu_ms = ?, made_bytes = 500 where id = ?`,
          [app.clock.now(), (place + 1) * 1000, id],
        );
      expect(await cost()).toMatchObject({
        kinds: [{ videos: 3, cpu_seconds: { median: 4, p95: 5.8 }, bytes: { p95: 1000 } }],
      });
      await expect(rows('update video set made_cpu_ms = -1')).rejects.toThrow('video_made_check');
      const em = app.orm.em.fork();
      const plan = await em.transactional(async (inside) => {
        await inside.execute('set local enable_seqscan = off');
        return inside.execute<object[]>(`explain ${costs}`, [app.clock.now()]);
      });
      expect(JSON.stringify(plan)).toContain('video_status_finished_at_index');
    });
  });
});

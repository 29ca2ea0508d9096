import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RequestContext } from '@mikro-orm/core';
import { jest } from '@jest/globals';
import { mediaLimits } from '../../../server/modules/media/domain/media-limits.js';
import { CompressVideoJob } from '../../../server/modules/media/jobs/compress-video.job.js';
import { RemoveStaleUploadsJob } from '../../../server/modules/media/jobs/remove-stale-uploads.job.js';
import { ResumeVideosJob } from '../../../server/modules/media/jobs/resume-videos.job.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { CompleteProcessing } from '../../../server/modules/media/use-cases/complete-processing.js';
import { PauseProcessing } from '../../../server/modules/media/use-cases/pause-processing.js';
import { RecordProgress } from '../../../server/modules/media/use-cases/record-progress.js';
import { StartProcessing } from '../../../server/modules/media/use-cases/start-processing.js';
import { Logger } from '../../../server/platform/logging/logger.js';
import { Metrics } from '../../../server/platform/metrics/metrics.js';
import type { JobContext } from '../../../server/platform/queue/job-context.js';
import { file, type Person, signInAgain, signUp, statusOf, upload, uploadAndProcess } from '../../http/media/people.js';
import { sample } from '../../support/samples/samples.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { encoderIn } from './support/processes.js';

jest.setTimeout(180_000);

describe('processing', () => {
  let app: TestApp;
  let owner: Person;
  let clip: Buffer;
  let long: Buffer;

  beforeAll(async () => {
    app = await startTestApp();
    clip = await readFile(await sample('tiny-16x16.mp4'));
    long = await readFile(await sample('long-work.mp4'));
  });
  beforeEach(async () => {
    owner = await signUp(app);
  });
  afterAll(() => app.close());

  const inScope = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const put = async (bytes: Buffer): Promise<string> => (await upload(app, owner, [file(bytes)])).body.videoProfileId;
  const context = (changes: Partial<JobContext> = {}): JobContext => ({
    attempt: 1,
    isLastAttempt: false,
    signal: new AbortController().signal,
    progress: () => Promise.resolve(),
    requestId: null,
    log: app.app.get(Logger),
    ...changes,
  });
  const run = (id: string, changes?: Partial<JobContext>): Promise<'done' | 'skipped'> =>
    inScope(() => app.app.get(CompressVideoJob).handle({ video_id: id }, context(changes)));
  const storage = (): MediaStorage => app.app.get(MediaStorage);
  const keys = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const { key } of storage().list()) found.push(key);
    return found.sort();
  };
  const rows = (sql: string, parameters: unknown[] = []): Promise<Record<string, unknown>[]> =>
    app.orm.em.fork().execute(sql, parameters);
  /** Clears the outbox, so that no message about another test's videos waits. */
  const forgetJobs = (): Promise<unknown> => rows('delete from outbox_message');

  it('shows a percentage that never decreases, and ends with everything stored once', async () => {
    const id = await put(long);
    const seen: number[] = [];
    const reported: number[] = [];
    let isRunning = true;
    const watch = (async () => {
      while (isRunning) {
        seen.push((await statusOf(app, owner, id)).progress);
        await sleep(50);
      }
    })();
    expect(await run(id, { progress: async (percent) => void reported.push(percent) })).toBe('done');
    isRunning = false;
    await watch;
    seen.push((await statusOf(app, owner, id)).progress);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
    expect(new Set(seen).size).toBeGreaterThan(4);
    expect(seen.at(-1)).toBe(100);
    expect([...reported].sort((a, b) => a - b)).toEqual(reported);
    const files = await rows('select kind, storage_key from media_file where video_id = ? order by kind', [id]);
    const ladder = [
      ...Array.from({ length: 5 }, () => 'playlist'),
      'poster',
      'rendition',
      'sprite',
      'sprite-map',
      'stream',
    ];
    expect(files.map((row) => row['kind'])).toEqual(['original', ...ladder]);
    expect((await keys()).filter((key) => key.includes(id))).toEqual(files.map((row) => row['storage_key']).sort());
    expect(await run(id)).toBe('skipped');
    const events = await rows(`select name from outbox_message where payload->>'video_id' = ? order by id`, [id]);
    expect(events.map((row) => row['name'])).toEqual(['media.video-uploaded', 'media.video-completed']);
    const text = await app.app.get(Metrics, { strict: false }).text();
    const shown = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    expect(shown('entrevue_video_seconds_total')).toBeGreaterThan(1);
    expect(shown('entrevue_ffmpeg_seconds_total')).toBeGreaterThan(0);
    const [cost] = await rows(
      `select made_cpu_ms, made_bytes::int as made_bytes, duration,
              (select sum(size_bytes)::int from media_file where video_id = v.id and kind <> 'original') as stored
         from video v where id = ?`,
      [id],
    );
    expect(cost?.['made_bytes']).toBe(cost?.['stored']);
    expect(cost?.['made_cpu_ms']).toBeGreaterThan(0);
    expect(shown('entrevue_video_cpu_seconds_total')).toBeCloseTo(Number(cost?.['made_cpu_ms']) / 1000, 6);
    expect(shown('entrevue_video_made_bytes_total')).toBe(cost?.['made_bytes']);
    for (const length of ['made', 'cpu_measured'])
      expect(shown(`entrevue_video_${length}_seconds_total`)).toBeCloseTo(Number(cost?.['duration']), 6);
  });

  it('whose ffmpeg is killed is retried, and no part of the first attempt is public', async () => {
    const id = await put(long);
    const first = run(id);
    process.kill(await encoderIn(id), 'SIGKILL');
    expect(await first).toBe('done');
    const between = await statusOf(app, owner, id);
    expect(between).toMatchObject({ status: 'PENDING', paused: true, delayed: false, error: null, result: null });
    expect(await rows('select kind, tries from video_fault where video_id = ?', [id])).toEqual([
      { kind: 'killed', tries: 1 },
    ]);
    expect((await app.request({ url: `/api/stream/video/${id}`, token: owner.token })).status).toBe(409);
    expect((await keys()).filter((key) => key.includes(id))).toHaveLength(1);

    expect(await run(id, { attempt: 2 })).toBe('done');
    const status = await statusOf(app, owner, id);
    expect(status.status).toBe('COMPLETED');
    expect(status.progress).toBeGreaterThanOrEqual(between.progress);
    const moves = await rows('select event, to_status from video_move where video_id = ? order by moved_at, id', [id]);
    expect(moves.map((move) => move['event'])).toEqual(['receive', 'start', 'pause', 'start', 'complete']);
    expect(await rows('select 1 from video_fault where video_id = ?', [id])).toEqual([]);
  });

  it('whose workers were killed one after the other waits; after 48 hours its owner is notified', async () => {
    app.clock.set(new Date());
    owner = await signUp(app);
    const id = await put(clip);
    const exhaust = (): Promise<void> =>
      inScope(() => app.app.get(CompressVideoJob).exhausted({ video_id: id }, new Error('its worker died 4 times')));
    await exhaust();
    expect(await statusOf(app, owner, id)).toMatchObject({ status: 'PENDING', paused: true, error: null });
    app.clock.advance(48 * 3600 * 1000 - 60_000);
    await exhaust();
    owner = await signInAgain(app, owner);
    expect((await statusOf(app, owner, id)).paused).toBe(true);
    app.clock.advance(60_000);
    await exhaust();
    expect(await statusOf(app, owner, id)).toMatchObject({
      status: 'FAILED',
      paused: false,
      error: { code: 'MEDIA.PROCESSING_FAILED' },
    });
    expect(await run(id)).toBe('skipped');
    await forgetJobs();
  });

  it('pauses longer each time, and does not count against its owner’s limit meanwhile', async () => {
    const id = await put(clip);
    await forgetJobs();
    const pauses: unknown[] = [];
    for (let tries = 1; tries <= 4; tries += 1) {
      const started = await inScope(() => app.app.get(StartProcessing).execute(id, 'short'));
      const claim = started.kind === 'started' ? started.claim : 0;
      await inScope(() => app.app.get(PauseProcessing).execute(id, claim, { kind: 'storage', detail: 'away' }));
      const [again] = await rows(
        `select round(extract(epoch from available_at - created_at))::int as pause from outbox_message
          where name = 'media.compress-video' order by id desc limit 1`,
      );
      pauses.push(again?.['pause']);
    }
    expect(pauses).toEqual([5, 10, 20, 40]);
    expect(await rows(`select 1 from video where owner_id = ? and status = 'processing'`, [owner.id])).toEqual([]);
    await forgetJobs();
    expect(await run(id)).toBe('done');
    expect((await statusOf(app, owner, id)).status).toBe('COMPLETED');
  });

  it('on which ffmpeg crashes three times is FAILED, and its original stays for a month', async () => {
    app.clock.set(new Date());
    owner = await signUp(app);
    const id = await put(clip);
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await statusOf(app, owner, id)).toMatchObject({ status: 'PENDING' });
      await inScope(() => app.app.get(PauseProcessing).execute(id, null, { kind: 'unclear', detail: 'SIGSEGV' }));
    }
    expect(await statusOf(app, owner, id)).toMatchObject({ status: 'FAILED', paused: false });
    const sweep = (): Promise<unknown> => inScope(() => app.app.get(RemoveStaleUploadsJob).handle({}, context()));
    const originals = (): Promise<unknown[]> => rows('select 1 from media_file where video_id = ?', [id]);
    app.clock.advance((mediaLimits.failedOriginalRetentionSeconds - 60) * 1000);
    await sweep();
    expect(await originals()).toHaveLength(1);
    app.clock.advance(120_000);
    await sweep();
    expect(await originals()).toEqual([]);
    await forgetJobs();
  });

  it('that is handed back at a shutdown continues later', async () => {
    const id = await put(long);
    const stop = new AbortController();
    const first = run(id, { signal: stop.signal });
    first.catch(() => undefined);
    await encoderIn(id);
    stop.abort(new Error('shutting down'));
    await expect(first).rejects.toThrow('shutting down');
    expect((await statusOf(app, owner, id)).status).toBe('PROCESSING');
    expect(await run(id)).toBe('done');
  });

  it('by an overtaken worker changes nothing, and leaves no file', async () => {
    const id = await put(long);
    const slow = run(id);
    slow.catch(() => undefined);
    await encoderIn(id);
    // The queue gave the video to another worker, which was faster.
    const second = await inScope(() => app.app.get(StartProcessing).execute(id, 'short'));
    expect(second).toMatchObject({ kind: 'started', claim: 2 });
    expect(await slow).toBe('skipped');
    expect(await inScope(() => app.app.get(RecordProgress).execute(id, 1, 50))).toBe(false);
    const result = { duration: 1, width: 16, height: 16, sourceCodec: 'h264' };
    expect(await inScope(() => app.app.get(CompleteProcessing).execute(id, 1, result, []))).toBe(false);
    expect((await statusOf(app, owner, id)).status).toBe('PROCESSING');
    expect((await keys()).filter((key) => key.includes(id))).toHaveLength(1);
  });

  it('handles two videos per owner at a time; a third video waits without failing', async () => {
    const ids = [await put(clip), await put(clip), await put(clip)];
    await forgetJobs();
    for (const id of ids.slice(0, 2)) await inScope(() => app.app.get(StartProcessing).execute(id, 'short'));
    const [, , third = ''] = ids;
    expect(await run(third)).toBe('skipped');
    expect((await statusOf(app, owner, third)).status).toBe('PENDING');
    const [again] = await rows('select name, payload, available_at > now() as later from outbox_message');
    expect(again).toEqual({ name: 'media.compress-video', payload: { video_id: third }, later: true });
    const other = await signUp(app);
    const free = (await upload(app, other, [file(clip)])).body.videoProfileId;
    expect(await run(free)).toBe('done');
    await forgetJobs();
  });

  it('is not given endlessly to workers that it crashes', async () => {
    const id = await put(clip);
    for (let count = 0; count < mediaLimits.maxClaims; count += 1)
      await inScope(() => app.app.get(StartProcessing).execute(id, 'short'));
    await forgetJobs();
    expect(await run(id)).toBe('done');
    expect(await statusOf(app, owner, id)).toMatchObject({ status: 'PENDING', paused: true });
    expect(await rows('select kind from video_fault where video_id = ?', [id])).toEqual([{ kind: 'killed' }]);
    // Later attempts start a new count.
    await forgetJobs();
    expect(await run(id)).toBe('done');
    expect((await statusOf(app, owner, id)).status).toBe('COMPLETED');
  });

  describe('the sweep', () => {
    const sweep = (): Promise<'done' | 'skipped'> =>
      inScope(() => app.app.get(RemoveStaleUploadsJob).handle({}, context()));

    it('removes originals a day after the video was finished, and only those', async () => {
      const id = await uploadAndProcess(app, owner, clip);
      await sweep();
      expect(await rows('select kind from media_file where video_id = ? order by kind', [id])).toHaveLength(9);
      app.clock.advance(mediaLimits.originalRetentionSeconds * 1000 + 1_000);
      await sweep();
      const kinds = await rows('select kind from media_file where video_id = ? order by kind', [id]);
      expect(kinds.map(({ kind }) => kind)).toEqual([
        ...Array.from({ length: 4 }, () => 'playlist'),
        'poster',
        'rendition',
        'sprite',
        'sprite-map',
      ]);
      expect((await keys()).filter((key) => key.includes(id))).toHaveLength(8);
    });

    it('requests a new job for a video whose job was lost', async () => {
      owner = await signUp(app);
      const id = await put(clip);
      await forgetJobs();
      app.clock.advance(mediaLimits.strandedSeconds * 1000 + 1_000);
      await inScope(() => app.app.get(ResumeVideosJob).handle());
      await inScope(() => app.app.get(ResumeVideosJob).handle());
      const asked = await rows(`select name from outbox_message where payload->>'video_id' = ?`, [id]);
      expect(asked).toEqual([{ name: 'media.compress-video' }]);
      await app.runJobs();
      const [video] = await rows('select status from video where id = ?', [id]);
      expect(video).toEqual({ status: 'completed' });
    });
  });

  it('leaves nothing in its work folders', async () => {
    const left = await readdir(join(app.dataDir, 'work')).catch(() => []);
    expect(left).toEqual([]);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { mediaLimits } from '../../../server/modules/media/domain/media-limits.js';
import { probeTool } from '../../support/samples/ffmpeg-tool.js';
import { sample, type SampleName } from '../../support/samples/samples.js';
import type { UploadInfo, VideoSummary, VideosMy } from '../../../server/modules/media/http/media.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { file, form, type Person, signInAgain, signUp, statusOf, upload, uploadAndProcess } from './people.js';

jest.setTimeout(180_000);

const clip = async (name: SampleName): Promise<Buffer> => readFile(await sample(name));

describe('uploading a video', () => {
  let app: TestApp;
  let seeker: Person;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    seeker = await signUp(app);
  });
  afterAll(() => app.close());

  const storedFiles = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of app.app.get(MediaStorage).list()) keys.push(key);
    return keys.sort();
  };
  const leftovers = (): Promise<string[]> => readdir(`${app.dataDir}/media/.unfinished`).catch(() => []);

  it('returns the stored video, then its progress, then the result', async () => {
    const bytes = await clip('interview-moov-at-end.mp4');
    const answer = await upload(app, seeker, [
      { name: 'title', value: '  Ma présentation ' },
      { name: 'quality', value: 'LOW' },
      file(bytes, 'C:\\Users\\moi\\entrevue finale.mp4'),
    ]);
    expect(answer.status).toBe(201);
    const id = answer.body.videoProfileId;
    expect(answer.body).toEqual({
      videoProfileId: id,
      url: `/api/stream/video/${id}`,
      thumbnailUrl: `/api/stream/thumbnail/${id}`,
      originalName: 'entrevue finale.mp4',
      originalSize: bytes.length,
      finalSize: null,
      duration: null,
      dimensions: null,
      compressed: null,
      metadata: { codec: null },
      status: 'PENDING',
    });
    expect(await statusOf(app, seeker, id)).toEqual({
      id,
      status: 'PENDING',
      progress: 0,
      delayed: false,
      paused: false,
      error: null,
      result: null,
    });
    // Without a worker it is neither completed nor failed, and its owner reads that it takes longer.
    app.clock.advance(4 * 60_000);
    expect(await statusOf(app, seeker, id)).toMatchObject({ status: 'PENDING', progress: 0, delayed: true });

    await app.runJobs();

    const status = await statusOf(app, seeker, id);
    expect(status).toMatchObject({ status: 'COMPLETED', progress: 100, delayed: false, error: null });
    expect(status.result).toMatchObject({
      dimensions: { width: 640, height: 360 },
      compressed: true,
      metadata: { codec: 'h264' },
    });
    expect(status.result?.duration).toBeCloseTo(6, 0);
    expect(status.result?.finalSize).toBeGreaterThan(1_000);

    const mine = await app.request<VideosMy>({ url: '/api/videos/my', token: seeker.token });
    expect(mine.body).toMatchObject({ total: 1, page: 1, limit: 20 });
    expect(mine.body.videos[0]).toMatchObject({
      id,
      title: 'Ma présentation',
      status: 'COMPLETED',
      visibility: 'VISIBLE',
    });
  });

  it('accepts fields after the file too, and gives an untitled video a title in its owner’s language', async () => {
    const bytes = await clip('tiny-16x16.mp4');
    const after = await upload(app, seeker, [
      file(bytes),
      { name: 'title', value: 'Après' },
      { name: 'quality', value: 'high' },
    ]);
    const french = await upload(app, seeker, [file(bytes)]);
    const english = await upload(app, seeker, [file(bytes)], { 'accept-language': 'en-CA' });
    const titleOf = async (id: string): Promise<string> =>
      (await app.request<VideoSummary>({ url: `/api/videos/${id}`, token: seeker.token })).body.title;
    expect(await titleOf(after.body.videoProfileId)).toBe('Après');
    expect(await titleOf(french.body.videoProfileId)).toBe('Présentation vidéo');
    expect(await titleOf(english.body.videoProfileId)).toBe('Video introduction');
  });

  it('accepts a phone’s recording, and serves no location data', async () => {
    const id = await uploadAndProcess(app, seeker, await clip('phone-hevc-rotated-gps.mov'));
    expect((await statusOf(app, seeker, id)).result?.dimensions).toEqual({ width: 360, height: 640 });
    for (const kind of ['video', 'thumbnail']) {
      const { bytes } = await app.request({ url: `/api/stream/${kind}/${id}`, token: seeker.token });
      expect(bytes.toString('latin1')).not.toMatch(/45\.5017|Telephone-7C1F|note-9E2B/);
    }
  });

  it.each([
    [
      'bad-text-named.mp4',
      415,
      'MEDIA.UNSUPPORTED_FORMAT',
      'Unsupported video format. Please use MP4, WebM, MOV, AVI, or MKV.',
    ],
    ['bad-empty.mp4', 400, 'MEDIA.EMPTY_FILE', 'This file is empty. Choose another one.'],
  ] as const)('%s is refused with %i', async (name, status, code, error) => {
    const before = await storedFiles();
    const answer = await upload(app, seeker, [file(await clip(name))], { 'accept-language': 'en' });
    expect(answer).toMatchObject({ status, body: { code, error } });
    expect(await storedFiles()).toEqual(before);
    expect((await app.request<VideosMy>({ url: '/api/videos/my', token: seeker.token })).body.total).toBe(0);
  });

  it.each([
    ['a playlist named .mp4', '#EXTM3U\n#EXTINF:5,\nhttp://127.0.0.1:9/x.ts\n', 'playlist.mp4'],
    ['an ffconcat named .mkv', 'ffconcat version 1.0\nfile /etc/hostname\n', 'concat.mkv'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'video.mp4'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'video.mp4'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 'video.webm'],
    [
      'sound',
      Buffer.concat([Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000'), Buffer.alloc(200)]),
      'a.mp4',
    ],
    ['a program', Buffer.from('7f454c4602010100', 'hex'), 'a.mov'],
  ])('%s is refused by its content, whatever it is called', async (_, content, name) => {
    const answer = await upload(app, seeker, [file(Buffer.from(content), name)]);
    expect(answer).toMatchObject({ status: 415, body: { code: 'MEDIA.UNSUPPORTED_FORMAT' } });
  });

  it.each([
    ['bad-truncated.mp4', 'MEDIA.UNREADABLE', /damaged or incomplete/],
    ['bad-audio-only.mp4', 'MEDIA.NO_VIDEO_TRACK', /no picture/],
    ['bad-24h-long.mp4', 'MEDIA.TOO_LONG', /longer than 60 minutes/],
    ['bad-pixel-bomb.mp4', 'MEDIA.TOO_MANY_PIXELS', /12000 × 9000/],
  ] as const)('%s fails with a reason in both languages, and is not stored', async (name, code, english) => {
    const id = await uploadAndProcess(app, seeker, await clip(name));
    const status = await statusOf(app, seeker, id);
    expect(status).toMatchObject({ status: 'FAILED', result: null, error: { code } });
    expect(status.error?.message).toMatch(english);
    const french = (await statusOf(app, seeker, id, 'fr')).error?.message ?? '';
    expect(french).not.toBe(status.error?.message);
    expect(french).not.toMatch(/[{}]/);
    expect((await storedFiles()).filter((key) => key.includes(id))).toEqual([]);
    expect((await app.request({ url: `/api/stream/video/${id}`, token: seeker.token })).status).toBe(409);
  });

  it('produces a file with properties that any player supports', async () => {
    const id = await uploadAndProcess(app, seeker, await clip('browser-fragmented.mp4'));
    const key = (await storedFiles()).find((name) => name.includes(id) && name.endsWith('.mp4'));
    expect((await probeTool(`${app.dataDir}/media/${key}`)).format.format_name).toContain('mp4');
  });

  it('accepts a video without sound, and an old camcorder’s', async () => {
    for (const name of ['webcam-no-audio.mkv', 'camcorder-mpeg4-mp3.avi', 'browser-no-duration.webm'] as const) {
      const id = await uploadAndProcess(app, seeker, await clip(name));
      expect(await statusOf(app, seeker, id)).toMatchObject({ status: 'COMPLETED' });
    }
  });

  describe('needs a valid form:', () => {
    it.each<[string, Parameters<typeof form>[0], number, string, string[]]>([
      ['a file', [{ name: 'title', value: 'x' }], 400, 'MEDIA.MISSING_FILE', ['file']],
      ['one file', [file(Buffer.from('x')), file(Buffer.from('y'))], 415, 'MEDIA.UNSUPPORTED_FORMAT', []],
      [
        'known fields',
        [{ name: 'owner_id', value: 'x' }, file(Buffer.from('x'))],
        400,
        'REQUEST.INVALID',
        ['owner_id'],
      ],
      [
        'a quality that exists',
        [{ name: 'quality', value: 'ultra' }, file(Buffer.from('x'))],
        400,
        'REQUEST.INVALID',
        ['quality'],
      ],
      [
        'a title that fits',
        [{ name: 'title', value: 'x'.repeat(200) }, file(Buffer.from('x'))],
        400,
        'REQUEST.INVALID',
        ['title'],
      ],
      ['the field "file"', [file(Buffer.from('x'), 'x.mp4', 'video')], 400, 'REQUEST.INVALID', ['video']],
    ])('%s', async (_, parts, status, code, paths) => {
      const answer = await upload<{ code: string; details?: { path: string }[] }>(app, seeker, parts);
      expect([answer.status, answer.body.code, (answer.body.details ?? []).map(({ path }) => path)]).toEqual([
        status,
        code,
        paths,
      ]);
    });

    it('wrong fields after the file leave nothing stored', async () => {
      const before = await storedFiles();
      const bytes = await clip('tiny-16x16.mp4');
      const late = await upload(app, seeker, [file(bytes), { name: 'quality', value: 'ultra' }]);
      const twice = await upload(app, seeker, [file(bytes), file(bytes)]);
      expect([late.status, twice.status]).toEqual([400, 400]);
      expect(twice.body).toMatchObject({ code: 'MEDIA.ONE_FILE_ONLY' });
      expect(await storedFiles()).toEqual(before);
      expect(await leftovers()).toEqual([]);
    });

    it('a multipart body', async () => {
      const answer = await app.request({
        method: 'POST',
        url: '/api/upload/video',
        token: seeker.token,
        payload: { file: 'x' },
      });
      expect(answer).toMatchObject({ status: 400, body: { code: 'MEDIA.MISSING_FILE' } });
    });

    it('a safe file name', async () => {
      const bytes = await clip('tiny-16x16.mp4');
      const names = [
        '../../../etc/passwd',
        '..\\..\\boot.ini',
        'CON',
        'a\u202egpj.mp4',
        '.htaccess',
        'x'.repeat(4_096),
        '',
      ];
      for (const name of names) {
        const answer = await upload(app, seeker, [file(bytes, name)]);
        // The form parser treats a file without a name as a field.
        expect([201, 400]).toContain(answer.status);
        if (answer.status === 201) expect(answer.body.originalName).not.toMatch(/[/\\\u202e]/);
      }
      for (const key of await storedFiles())
        expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.[0-9a-f]{12}\.[a-z0-9]+$/);
    });
  });

  it('is for signed-in seekers and recruiters', async () => {
    const body = form([file(await clip('tiny-16x16.mp4'))]);
    const anonymous = await app.request({ method: 'POST', url: '/api/upload/video', ...body });
    expect(anonymous.status).toBe(401);
    const recruiter = await signUp(app, 'RECRUITER');
    expect((await upload(app, recruiter, [file(await clip('tiny-16x16.mp4'))])).status).toBe(201);
  });

  it('respects the key of a repeated request', async () => {
    const bytes = await clip('tiny-16x16.mp4');
    const headers = { 'idempotency-key': 'upload-once' };
    const first = await upload(app, seeker, [file(bytes)], headers);
    const again = await upload(app, seeker, [file(bytes)], headers);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect((await app.request<VideosMy>({ url: '/api/videos/my', token: seeker.token })).body.total).toBe(1);
  });

  it('shows its limits, and enforces them', async () => {
    const bytes = await clip('tiny-16x16.mp4');
    const info = (): Promise<UploadInfo> =>
      app.request<UploadInfo>({ url: '/api/upload/info', token: seeker.token }).then(({ body }) => body);
    expect((await info()).quota).toMatchObject({ uploads_per_day: 20, uploads_left_today: 20, storage_used_bytes: 0 });
    const ids: string[] = [];
    for (let count = 0; count < mediaLimits.uploadsPerDay; count += 1) {
      ids.push((await upload(app, seeker, [file(bytes)])).body.videoProfileId);
    }
    expect((await info()).quota).toMatchObject({ uploads_left_today: 0, storage_used_bytes: 20 * bytes.length });

    // Removing one frees the space, but still counts for the day.
    await app.request({ method: 'DELETE', url: `/api/videos/${ids[0]}`, token: seeker.token });
    expect((await info()).quota.storage_used_bytes).toBe(19 * bytes.length);
    const refused = await upload(app, seeker, [file(bytes)]);
    expect(refused).toMatchObject({ status: 429, body: { code: 'MEDIA.TOO_MANY_UPLOADS' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);

    app.clock.advance(24 * 3600 * 1000 + 1);
    const nextDay = await upload(app, await signInAgain(app, seeker), [file(bytes)]);
    expect(nextDay.status).toBe(201);
  });

  it('counts parallel uploads one after the other: the last place is given once', async () => {
    const bytes = await clip('tiny-16x16.mp4');
    for (let count = 0; count < mediaLimits.uploadsPerDay - 1; count += 1) await upload(app, seeker, [file(bytes)]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(app, seeker, [file(bytes)])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429, 429, 429]);
    expect((await storedFiles()).length).toBeGreaterThan(0);
  });
});

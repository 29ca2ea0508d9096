import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { RequestContext } from '@mikro-orm/postgresql';
import { encoderLimits } from '../../../server/modules/media/domain/encoder-limits.js';
import type {
  ClaimAnswer,
  EncoderJobAnswer,
  StoredRung,
} from '../../../server/modules/media/http/encoder-jobs.contract.js';
import type { EncoderCreated, EncodersPage } from '../../../server/modules/media/http/encoders.contract.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { SweepEncoders } from '../../../server/modules/media/use-cases/sweep-encoders.js';
import { createLogger } from '../../../server/platform/logging/logger.js';
import { operator as newOperator } from '../../http/credits/recruiters.js';
import { file, type Person, signInAgain, signUp, statusOf, upload } from '../../http/media/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { ffmpegTool, probeTool } from '../../support/samples/ffmpeg-tool.js';
import { sample } from '../../support/samples/samples.js';
import { asEncoder, sendBytes } from './support/remote-encoder.js';

jest.setTimeout(180_000);

/** The original: three segments, with sound. */
const source = ['-f', 'lavfi', '-i', 'testsrc2=size=640x480:rate=10:duration=9'];
const voice = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=9'];
const picture = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
  ...['-force_key_frames', 'expr:gte(t,n_forced*2)', '-sc_threshold', '0'],
];
const sound = ['-c:a', 'aac', '-ar', '48000', '-ac', '1'];

type Name = StoredRung['name'];
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('what an encoder sends', () => {
  let app: TestApp;
  let folder: string;
  let operator: Person | { token: string; id: string };
  let token: string;
  let encoderId: string;
  let original: Buffer;
  let good: ReadonlyMap<Name, Buffer>;
  let counter = 0;

  async function clip(...args: readonly string[]): Promise<Buffer> {
    counter += 1;
    const target = join(folder, `${counter}.mp4`);
    await ffmpegTool(...args, target);
    return readFile(target);
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-results-'));
    app = await startTestApp({ env: { MEDIA_ENCODERS: 'remote' } });
    operator = await newOperator(app);
    original = await clip(...source, ...voice, ...picture, ...sound, '-shortest');
    good = new Map<Name, Buffer>([
      ['720p', await clip(...source, ...voice, ...picture, ...sound, '-metadata', 'comment=whose machine it was')],
      ['360p', await clip(...source, ...voice, '-vf', 'scale=480:360', ...picture, ...sound)],
    ]);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    const { body } = await app.request<EncoderCreated>({
      method: 'POST',
      url: '/api/admin/encoders',
      token: operator.token,
      payload: { name: 'étranger', slots: 2 },
    });
    ({ token } = body);
    encoderId = body.encoder.id;
    await claim();
  });

  const claim = async (): Promise<EncoderJobAnswer | null> => {
    const answer = await asEncoder<ClaimAnswer>(app, token, 'POST', '', { protocol: 1, version: '1.0.0' });
    expect(answer.status).toBe(200);
    return answer.body.job;
  };
  const rows = <T extends object>(sql: string, parameters: unknown[] = []): Promise<T[]> =>
    app.orm.em.fork().execute<T[]>(sql, parameters);

  /** A new video, in the hands of the encoder. */
  async function taken(bytes = original): Promise<{ owner: Person; id: string; job: EncoderJobAnswer }> {
    const owner = await signUp(app);
    const id = (await upload(app, owner, [file(bytes)])).body.videoProfileId;
    await app.runJobs();
    // Our own worker left it.
    expect((await statusOf(app, owner, id)).status).toBe('PENDING');
    const job = await claim();
    if (job?.video_id !== id) throw new Error('another video was waiting');
    return { owner, id, job };
  }

  const addressOf = (job: EncoderJobAnswer, name: Name): string =>
    job.addresses.files.find((each) => each.name === name)?.url ?? '';

  async function send(job: EncoderJobAnswer, files: ReadonlyMap<Name, Buffer>): Promise<number> {
    for (const [name, bytes] of files) {
      const { status, body } = await sendBytes<StoredRung>(app, addressOf(job, name), bytes);
      expect([status, body]).toEqual([200, { name, size: bytes.length, sha256: sha(bytes) }]);
    }
    const announced = [...files].map(([name, bytes]) => ({ name, size: bytes.length, sha256: sha(bytes) }));
    return (await asEncoder(app, token, 'POST', `/${job.id}/result`, { files: announced })).status;
  }

  it('is published if it is what the original must become, written again by us', async () => {
    const { owner, id, job } = await taken();
    expect(await send(job, good)).toBe(202);
    await app.runJobs();
    expect((await statusOf(app, owner, id)).status).toBe('COMPLETED');
    const stored = await rows<{ kind: string; storage_key: string }>(
      'select kind, storage_key from media_file where video_id = ?',
      [id],
    );
    expect(stored.filter(({ kind }) => kind === 'stream')).toHaveLength(1);
    const rendition = stored.find(({ kind }) => kind === 'rendition')?.storage_key ?? '';
    const { format } = await probeTool(join(app.dataDir, 'media', rendition));
    expect(JSON.stringify(format.tags ?? {})).not.toContain('whose machine');
  });

  const hostile: readonly (readonly [string, () => Promise<ReadonlyMap<Name, Buffer>> | ReadonlyMap<Name, Buffer>])[] =
    [
      [
        'a playlist with the name of a video',
        () => new Map(good).set('720p', Buffer.from('#EXTM3U\n#EXTINF:4,\nfile:///etc/passwd\n')),
      ],
      ['a text', () => new Map(good).set('360p', Buffer.from('this is not a video'))],
      ['only one of the rungs', () => new Map([...good].slice(0, 1))],
      ['a picture of another size', () => new Map(good).set('360p', good.get('720p') as Buffer)],
      [
        'a video of another length',
        async () =>
          new Map(good).set(
            '720p',
            await clip(
              '-f',
              'lavfi',
              '-i',
              'testsrc2=size=640x480:rate=10:duration=19',
              ...voice,
              ...picture,
              ...sound,
            ),
          ),
      ],
      ['a video without its sound', async () => new Map(good).set('720p', await clip(...source, ...picture))],
      [
        'a second sound',
        async () =>
          new Map(good).set(
            '720p',
            await clip(...source, ...voice, '-map', '0:v', '-map', '1:a', '-map', '1:a', ...picture, ...sound),
          ),
      ],
      [
        'another codec',
        async () => new Map(good).set('720p', await clip(...source, ...voice, '-c:v', 'mpeg4', ...sound)),
      ],
      [
        'a picture that half of the phones cannot decode',
        async () =>
          new Map(good).set(
            '720p',
            await clip(...source, ...voice, '-c:v', 'libx264', '-pix_fmt', 'yuv444p', ...sound),
          ),
      ],
      [
        'too few key frames',
        async () =>
          new Map(good).set(
            '720p',
            await clip(
              ...source,
              ...voice,
              '-c:v',
              'libx264',
              '-profile:v',
              'high',
              '-pix_fmt',
              'yuv420p',
              '-g',
              '250',
              ...sound,
            ),
          ),
      ],
      [
        'cut at other places than the other rung',
        async () =>
          new Map(good).set(
            '720p',
            await clip(
              ...source,
              ...voice,
              ...picture.slice(0, -4),
              '-force_key_frames',
              'expr:gte(t,n_forced*1.5)',
              '-sc_threshold',
              '0',
              ...sound,
            ),
          ),
      ],
      [
        'damaged packets',
        () => {
          const bytes = Buffer.from(good.get('720p') as Buffer);
          const from = bytes.indexOf('mdat') + 4_000;
          for (let at = from; at < bytes.length - 4_000; at += 7) bytes[at] = (bytes[at] ?? 0) ^ 0xff;
          return new Map(good).set('720p', bytes);
        },
      ],
      [
        'far more bytes than the rung may have',
        async () =>
          new Map(good).set(
            '360p',
            await clip(
              ...source,
              ...voice,
              '-vf',
              'scale=480:360,noise=alls=100:allf=t',
              ...picture,
              '-qp',
              '1',
              ...sound,
            ),
          ),
      ],
    ];

  it.each(hostile)('is refused if it is %s, and a worker of ours makes the video', async (_, make) => {
    const { owner, id, job } = await taken();
    expect(await send(job, await make())).toBe(202);
    await app.runJobs();
    const [ended] = await rows<{ state: string; reason: string }>(
      'select state, reason from encoder_job where id = ?',
      [job.id],
    );
    expect(ended?.state).toBe('refused');
    expect(ended?.reason).not.toBe('');
    expect((await statusOf(app, owner, id)).status).toBe('COMPLETED');
    const { body } = await app.request<EncodersPage>({ url: '/api/admin/encoders', token: operator.token });
    expect(body.encoders.find((each) => each.id === encoderId)).toMatchObject({ jobs_done: 0, jobs_refused: 1 });
  });

  it('is refused if other bytes arrived than it announces', async () => {
    const { job } = await taken();
    for (const [name, bytes] of good) await sendBytes(app, addressOf(job, name), bytes);
    const announce = (change: (each: StoredRung) => StoredRung): Promise<{ status: number }> =>
      asEncoder(app, token, 'POST', `/${job.id}/result`, {
        files: [...good].map(([name, bytes]) => change({ name, size: bytes.length, sha256: sha(bytes) })),
      });
    expect((await announce((each) => ({ ...each, size: each.size + 1 }))).status).toBe(409);
    expect((await announce((each) => ({ ...each, sha256: '0'.repeat(64) }))).status).toBe(409);
    expect((await announce((each) => each)).status).toBe(202);
    // Once is enough.
    expect((await announce((each) => each)).status).toBe(409);
    await app.runJobs();
  });

  it('is not kept if it is a rung of a better quality, or too large', async () => {
    const { job } = await taken();
    expect(job.addresses.files.map(({ name }) => name)).toEqual(['360p', '720p']);
    const [other] = job.addresses.files;
    const better = (other?.url ?? '').replace('/360p?', '/1080p?');
    expect((await sendBytes(app, better, original)).status).toBe(403);
    expect((await sendBytes(app, addressOf(job, '720p'), Buffer.alloc(0))).status).toBe(400);
    await asEncoder(app, token, 'POST', `/${job.id}/return`, { rejected: true, reason: 'enough' });
    await app.runJobs();
  });

  it('counts no more after its lease, even complete: the next one has the video', async () => {
    const { owner, id, job } = await taken();
    for (const [name, bytes] of good) await sendBytes(app, addressOf(job, name), bytes);
    app.clock.advance((encoderLimits.leaseSeconds + 1) * 1000);
    const late = await asEncoder(app, token, 'PATCH', `/${job.id}`, { progress: 99 });
    expect([late.status, (late.body as { code: string }).code]).toEqual([409, 'MEDIA.ENCODER_JOB_LOST']);
    const files = [...good].map(([name, bytes]) => ({ name, size: bytes.length, sha256: sha(bytes) }));
    expect((await asEncoder(app, token, 'POST', `/${job.id}/result`, { files })).status).toBe(409);
    expect((await sendBytes(app, addressOf(job, '360p'), good.get('360p') as Buffer)).status).toBe(409);

    await sweep(app);
    const next = await claim();
    expect([next?.video_id, next?.claim]).toEqual([id, job.claim + 1]);
    if (!next) return;
    expect(await send(next, good)).toBe(202);
    await app.runJobs();
    expect((await statusOf(app, await signInAgain(app, owner), id)).status).toBe('COMPLETED');
    await sweep(app);
    // Nothing is left of what the first one sent.
    const named = new Set(
      (await rows<{ storage_key: string }>('select storage_key from media_file where video_id = ?', [id])).map(
        ({ storage_key: key }) => key,
      ),
    );
    const kept: string[] = [];
    for await (const { key } of app.app.get(MediaStorage).list()) if (key.includes(id)) kept.push(key);
    expect(kept.filter((key) => !named.has(key))).toEqual([]);
  });

  it('is never believed about the original: a worker of ours looks', async () => {
    const { owner, id, job } = await taken();
    await asEncoder(app, token, 'POST', `/${job.id}/return`, { rejected: true, reason: 'MEDIA.UNREADABLE' });
    await app.runJobs();
    expect((await statusOf(app, owner, id)).status).toBe('COMPLETED');
  });

  it('is not waited for while no encoder is in contact: a worker of ours makes the video', async () => {
    app.clock.advance((encoderLimits.aliveSeconds + 1) * 1000);
    const owner = await signUp(app);
    const id = (await upload(app, owner, [file(original)])).body.videoProfileId;
    await app.runJobs();
    expect((await statusOf(app, owner, id)).status).toBe('COMPLETED');
  });

  it('of an original that is at fault ends the video as ever', async () => {
    const { owner, id, job } = await taken(await readFile(await sample('bad-truncated.mp4')));
    await asEncoder(app, token, 'POST', `/${job.id}/return`, { rejected: true, reason: 'MEDIA.UNREADABLE' });
    await app.runJobs();
    expect((await statusOf(app, owner, id)).status).toBe('FAILED');
  });
});

/** The sweep that the schedule starts every ten seconds. */
const sweep = (app: TestApp): Promise<number> =>
  RequestContext.create(app.orm.em, () =>
    app.app.get(SweepEncoders, { strict: false }).execute(new AbortController().signal, createLogger('silent')),
  );

import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type {
  ClaimAnswer,
  EncoderJobAnswer,
  StoredRung,
} from '../../../server/modules/media/http/encoder-jobs.contract.js';
import type { EncoderCreated } from '../../../server/modules/media/http/encoders.contract.js';
import { FixedClock } from '../../../server/platform/clock/clock.js';
import { operator as newOperator } from '../../http/credits/recruiters.js';
import { file, type Person, signUp, statusOf, upload } from '../../http/media/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { ffmpegTool } from '../../support/samples/ffmpeg-tool.js';
import { startMediaWorker } from './support/media-worker.js';
import { eventually } from './support/processes.js';
import { asEncoder, sendBytes, startEncoder } from './support/remote-encoder.js';

jest.setTimeout(240_000);
const ENDS_WITHIN_MS = 180_000;

/** Leases are compared with the time of the encoders, which is real. */
class RunningClock extends FixedClock {
  override now(): Date {
    return new Date();
  }
}

const drawn = 'testsrc2=size=640x480:rate=10:duration=2';
const source = ['-f', 'lavfi', '-i', drawn];
/** With the noise of a camera, because drawn pictures alone need as many bytes in each codec. */
const filmed = ['-f', 'lavfi', '-i', `${drawn},noise=alls=12:allf=t`];
const voice = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2', '-c:a', 'aac', '-ar', '48000', '-ac', '1'];
const h264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-g', '20'];
const av1 = ['-c:v', 'libsvtav1', '-preset', '12', '-crf', '50', '-pix_fmt', 'yuv420p', '-g', '20'];

describe('an encoder on another machine and AV1', () => {
  const env = { MEDIA_ENCODERS: 'remote', MEDIA_CODECS: 'h264,av1' };
  let app: TestApp;
  let folder: string;
  let owner: Person;
  let operator: string;
  let original: Buffer;
  let files: ReadonlyMap<StoredRung['name'], Buffer>;

  const clip = async (name: string, ...args: readonly string[]): Promise<Buffer> => {
    await ffmpegTool(...args, join(folder, name));
    return readFile(join(folder, name));
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-codecs-'));
    app = await startTestApp({ clock: new RunningClock(), env });
    [owner, operator] = [await signUp(app), (await newOperator(app)).token];
    original = await clip('original.mp4', ...filmed, ...voice, ...h264);
    const small = ['-vf', 'scale=480:360'];
    files = new Map<StoredRung['name'], Buffer>([
      ['720p', await clip('720p.mp4', ...source, ...voice, ...h264)],
      ['360p', await clip('360p.mp4', ...source, ...voice, ...small, ...h264)],
      ['720p_av1', await clip('720p_av1.mp4', ...source, ...voice, ...av1)],
      ['360p_av1', await clip('360p_av1.mp4', ...source, ...voice, ...small, ...av1)],
    ]);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const rows = <T extends object>(sql: string, parameters: unknown[] = []): Promise<T[]> =>
    app.orm.em.fork().execute<T[]>(sql, parameters);
  const admit = async (): Promise<string> => {
    const sent = { method: 'POST', url: '/api/admin/encoders', token: operator } as const;
    return (await app.request<EncoderCreated>({ ...sent, payload: { name: 'ailleurs', slots: 2 } })).body.token;
  };
  const rungsOf = async (id: string): Promise<readonly string[]> =>
    (
      await rows<{ label: string }>(
        `select label from media_file where video_id = ? and kind in ('rendition', 'stream') order by label`,
        [id],
      )
    ).map(({ label }) => label);

  /** A new video, in the hands of an encoder. */
  async function taken(token: string, program: object): Promise<{ id: string; job: EncoderJobAnswer }> {
    await asEncoder(app, token, 'POST', '', { version: '1', ...program });
    const id = (await upload(app, owner, [file(original)])).body.videoProfileId;
    await app.runJobs();
    const { job } = (await asEncoder<ClaimAnswer>(app, token, 'POST', '', { version: '1', ...program })).body;
    if (job?.video_id !== id) throw new Error('another video was waiting');
    return { id, job };
  }

  async function send(token: string, job: EncoderJobAnswer, names: readonly StoredRung['name'][]): Promise<string> {
    const announced: StoredRung[] = [];
    for (const name of names) {
      const bytes = files.get(name) ?? Buffer.alloc(0);
      const url = job.addresses.files.find((each) => each.name === name)?.url ?? '';
      expect((await sendBytes(app, url, bytes)).status).toBe(200);
      announced.push({ name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    }
    expect((await asEncoder(app, token, 'POST', `/${job.id}/result`, { files: announced })).status).toBe(202);
    await app.runJobs();
    const [ended] = await rows<{ state: string }>('select state from encoder_job where id = ?', [job.id]);
    return ended?.state ?? '';
  }

  it('makes it if it can', async () => {
    const worker = startMediaWorker(app, { queues: 'media-checks,media-erasure,media-upkeep', env });
    const encoder = await startEncoder(await app.listen(), await admit());
    try {
      await eventually('the program', () => (encoder.output().includes('encoder started') ? true : undefined), 60_000);
      expect(encoder.output()).toContain('"codecs":["h264","av1"');
      const id = (await upload(app, owner, [file(original)])).body.videoProfileId;
      await eventually(
        'the video',
        async () => ((await statusOf(app, owner, id)).status === 'COMPLETED' ? true : undefined),
        ENDS_WITHIN_MS,
      );
      expect(await rungsOf(id)).toEqual(['360p', '360p_av1', '720p', '720p_av1']);
      const [job] = await rows('select state, codecs from encoder_job where video_id = ?', [id]);
      expect(job).toEqual({ state: 'done', codecs: 'av1' });
    } finally {
      await encoder.end('SIGKILL');
      await worker.end('SIGKILL');
    }
  });

  it('is published without it if the program is older, or its encoder failed', async () => {
    const token = await admit();
    for (const program of [{ protocol: 3 }, { protocol: 4, codecs: ['av1'] }]) {
      const { id, job } = await taken(token, program);
      expect(await send(token, job, ['720p', '360p'])).toBe('done');
      expect(await rungsOf(id)).toEqual(['360p', '720p']);
    }
  });

  it('is refused with a part of its rungs, or H.264 under their names', async () => {
    const token = await admit();
    const part = await taken(token, { protocol: 4, codecs: ['av1'] });
    expect(await send(token, part.job, ['720p', '360p', '720p_av1'])).toBe('refused');
    // A worker of ours made it, in both codecs.
    expect((await statusOf(app, owner, part.id)).status).toBe('COMPLETED');
    expect(await rungsOf(part.id)).toEqual(['360p', '360p_av1', '720p', '720p_av1']);
    const right = files;
    files = new Map(right).set('720p_av1', right.get('720p') ?? Buffer.alloc(0));
    const other = await taken(token, { protocol: 4, codecs: ['av1'] });
    expect(await send(token, other.job, ['720p', '360p', '720p_av1', '360p_av1'])).toBe('refused');
    files = right;
    const [noted] = await rows<{ reason: string }>('select reason from encoder_job where id = ?', [other.job.id]);
    expect(noted?.reason).toBe('720p_av1 has a picture in another format');
  });
});

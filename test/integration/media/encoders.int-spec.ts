import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { jest } from '@jest/globals';
import type { ClaimAnswer } from '../../../server/modules/media/http/encoder-jobs.contract.js';
import type { EncoderCreated, EncodersPage } from '../../../server/modules/media/http/encoders.contract.js';
import { FixedClock } from '../../../server/platform/clock/clock.js';
import { operator as newOperator } from '../../http/credits/recruiters.js';
import { file, type Person, signUp, statusOf, upload } from '../../http/media/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { type MediaWorker, startMediaWorker } from './support/media-worker.js';
import { encoderIn, eventually } from './support/processes.js';
import { asEncoder, type RemoteEncoder, startEncoder } from './support/remote-encoder.js';

jest.setTimeout(240_000);
const ENDS_WITHIN_MS = 120_000;

/** Leases are compared with the time of the encoders, which is real. */
class RunningClock extends FixedClock {
  override now(): Date {
    return new Date();
  }
}

/** It takes milliseconds. A revocation that only the lease notices takes 40 s, so this limit holds on a busy machine, too. */
const SOON_MS = 5_000;

describe('an encoder on another machine', () => {
  let app: TestApp;
  let url: string;
  let operator: string;
  let owner: Person;
  let worker: MediaWorker;
  const running: RemoteEncoder[] = [];

  beforeAll(async () => {
    // Our workers only check; so whatever is made was made by an encoder.
    app = await startTestApp({ clock: new RunningClock(), env: { MEDIA_ENCODERS: 'remote' } });
    url = await app.listen();
    operator = (await newOperator(app)).token;
    worker = startMediaWorker(app, {
      queues: 'media-checks,media-erasure,media-upkeep',
      env: { MEDIA_ENCODERS: 'remote' },
    });
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((encoder) => encoder.end('SIGKILL')));
  });
  afterAll(async () => {
    await worker.end('SIGKILL');
    await app.close();
  });
  beforeEach(async () => {
    owner = await signUp(app);
  });

  const rows = <T extends object>(sql: string, parameters: unknown[] = []): Promise<T[]> =>
    app.orm.em.fork().execute<T[]>(sql, parameters);
  const admit = async (name: string, slots = 1): Promise<EncoderCreated> => {
    const sent = { method: 'POST', url: '/api/admin/encoders', token: operator, payload: { name, slots } } as const;
    return (await app.request<EncoderCreated>(sent)).body;
  };
  const start = async (token: string): Promise<RemoteEncoder> => {
    const encoder = await startEncoder(url, token);
    running.push(encoder);
    return encoder;
  };
  const put = async (name: Parameters<typeof sample>[0]): Promise<string> =>
    (await upload(app, owner, [file(await readFile(await sample(name)))])).body.videoProfileId;
  const completed = (id: string): Promise<true> =>
    eventually(
      'the video',
      async () => {
        const { status } = await statusOf(app, owner, id);
        if (status === 'FAILED') throw new Error('it failed');
        return status === 'COMPLETED' ? true : undefined;
      },
      ENDS_WITHIN_MS,
    );
  const listed = async (): Promise<EncodersPage['encoders']> =>
    (await app.request<EncodersPage>({ url: '/api/admin/encoders', token: operator })).body.encoders;

  it('makes a video with an address and a token alone', async () => {
    const { token, encoder } = await admit('atelier');
    await start(token);
    const id = await put('interview-moov-at-end.mp4');
    await completed(id);

    const kinds = await rows<{ kind: string; label: string }>(
      `select kind, label from media_file where video_id = ? and kind <> 'original' order by kind, label`,
      [id],
    );
    expect(kinds.map(({ kind, label }) => `${kind} ${label}`.trim())).toEqual([
      'playlist 360p',
      'playlist 720p',
      'playlist iframes',
      'playlist images',
      'playlist main',
      'poster',
      'rendition 720p',
      'sprite',
      'sprite-map',
      'stream 360p',
    ]);
    // The encoder's processor time and that of the check.
    const [cost] = await rows<{ encoder: number; all: number }>(
      `select j.cpu_ms as encoder, v.made_cpu_ms as all from video v join encoder_job j on j.video_id = v.id where v.id = ?`,
      [id],
    );
    expect(cost?.encoder).toBeGreaterThan(0);
    expect(cost?.all).toBeGreaterThan(cost?.encoder ?? 0);
    const played = await app.request({ url: `/api/stream/video/${id}`, token: owner.token });
    expect(played.status).toBe(200);
    const shown = (await listed()).find((each) => each.id === encoder.id);
    expect(shown).toMatchObject({ jobs_done: 1, jobs_refused: 0, running: 0, is_alive: true });
    expect(shown?.version).toMatch(/^\d/);
    // Its own files are deleted once the video has them.
    await eventually('the cleaning', async () =>
      (await rows('select 1 from encoder_file')).length ? undefined : true,
    );
  });

  it('is killed in the middle, and another one finishes: one result', async () => {
    const [first, second] = [await admit('premier'), await admit('second')];
    const doomed = await start(first.token);
    const id = await put('long-work.mp4');
    await encoderIn(id, 60_000);
    await doomed.end('SIGKILL');
    await start(second.token);
    await completed(id);

    const jobs = await rows<{ encoder_id: string; claim: number; state: string }>(
      'select encoder_id, claim, state from encoder_job where video_id = ? order by claim',
      [id],
    );
    expect(jobs).toEqual([
      { encoder_id: first.encoder.id, claim: 1, state: 'lost' },
      { encoder_id: second.encoder.id, claim: 2, state: 'done' },
    ]);
    const told = `select 1 from outbox_message where name = 'media.video-completed' and payload->>'video_id' = ?`;
    expect(await rows(told, [id])).toHaveLength(1);
    const moves = await rows<{ event: string }>(
      'select event from video_move where video_id = ? order by moved_at, id',
      [id],
    );
    expect(moves.map(({ event }) => event)).toEqual(['receive', 'start', 'pause', 'start', 'complete']);
  });

  it('stops soon after its token is revoked, and keeps nothing', async () => {
    const { token, encoder } = await admit('révoqué');
    const process = await start(token);
    const id = await put('long-work.mp4');
    await encoderIn(id, 60_000);
    const since = Date.now();
    await app.request({ method: 'DELETE', url: `/api/admin/encoders/${encoder.id}`, token: operator });
    expect((await statusOf(app, owner, id)).status).toBe('PENDING');
    expect(Date.now() - since).toBeLessThan(SOON_MS);
    // The program learns it with its next report.
    await eventually('the end of the program', () => (process.exitCode() === 1 ? true : undefined), 20_000);
    expect(process.output()).toContain('revoked');
  });

  it('is cut off in the middle of a file soon after its token is revoked', async () => {
    const { token, encoder } = await admit('coupé');
    await put('tiny-16x16.mp4');
    const { job } = (await asEncoder<ClaimAnswer>(app, token, 'POST', '', { protocol: 1, version: '1' })).body;
    const address = job?.addresses.files[0]?.url ?? '';
    const target = new URL(new URL(address).pathname + new URL(address).search, url);
    const sending = request(target, {
      method: 'PUT',
      headers: { 'content-type': 'application/offset+octet-stream', 'content-length': 1_000_000 },
    });
    const cut = new Promise<number>((resolve) => {
      for (const end of ['error', 'response', 'close']) sending.once(end, () => resolve(Date.now()));
    });
    sending.write(Buffer.alloc(10_000));
    await eventually('the first bytes', async () => {
      const [row] = await rows<{ puts: number }>('select puts from encoder_job where id = ?', [job?.id]);
      return row?.puts === 1 ? true : undefined;
    });
    const since = Date.now();
    await app.request({ method: 'DELETE', url: `/api/admin/encoders/${encoder.id}`, token: operator });
    expect((await cut) - since).toBeLessThan(SOON_MS);
    sending.destroy();
  });
});

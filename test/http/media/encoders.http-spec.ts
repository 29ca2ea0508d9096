import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { encoderLimits } from '../../../server/modules/media/domain/encoder-limits.js';
import type { ClaimAnswer, EncoderJobAnswer } from '../../../server/modules/media/http/encoder-jobs.contract.js';
import type { EncoderCreated, EncodersPage } from '../../../server/modules/media/http/encoders.contract.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { inParallel } from '../../support/in-parallel.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { operator as newOperator } from '../credits/recruiters.js';
import { file, signUp, upload } from './people.js';

describe('encoders on other machines', () => {
  let app: TestApp;
  let operator: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { MEDIA_ENCODERS: 'shared', SESSION_IDLE_SECONDS: '86400' } });
    operator = (await newOperator(app)).token;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    // Each test has its own videos.
    await query(app.databaseUrl, 'delete from encoder_job');
    await query(app.databaseUrl, `update video set status = 'removed' where status in ('uploaded', 'processing')`);
  });

  const admit = async (slots = 1): Promise<EncoderCreated> => {
    const payload = { name: '  Atelier du sous-sol ', slots };
    const answer = await app.request<EncoderCreated>({
      method: 'POST',
      url: '/api/admin/encoders',
      token: operator,
      payload,
    });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const asks = <T = ClaimAnswer>(token: string, path = '', payload: object = { protocol: 1, version: '1.0.0' }) =>
    app.request<T>({
      method: path === '' || path.endsWith('/return') || path.endsWith('/result') ? 'POST' : 'PATCH',
      url: `/api/encoder/jobs${path}`,
      payload,
      headers: { authorization: `Encoder ${token}` },
    });
  const codeOf = ({ status, body }: TestAnswer<unknown>): [number, string] => [
    status,
    (body as { code?: string }).code ?? '',
  ];
  /** Videos that wait; their jobs are not run, so no worker of ours takes them. */
  const waiting = async (count: number): Promise<readonly string[]> => {
    const bytes = await readFile(await sample('tiny-16x16.mp4'));
    return inParallel(
      Array.from({ length: count }),
      async () => (await upload(app, await signUp(app), [file(bytes)])).body.videoProfileId,
    );
  };
  const jobOf = async (token: string): Promise<EncoderJobAnswer> => {
    const { job } = (await asks(token)).body;
    if (!job) throw new Error('no video was waiting');
    return job;
  };
  const path = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '');

  it('are admitted by an operator: the token is shown once and stored as a hash', async () => {
    const { encoder, token } = await admit(3);
    expect(encoder).toMatchObject({ name: 'Atelier du sous-sol', slots: 3, is_alive: false, version: null });
    const { text } = await app.request({ url: '/api/admin/encoders', token: operator });
    expect(text).toContain(encoder.id);
    expect(text).not.toContain(token);
    const [row] = await query<{ row: string }>(app.databaseUrl, 'select e::text as row from encoder e where id = $1', [
      encoder.id,
    ]);
    expect(row?.row).not.toContain(token);
    const { body } = await app.request<{ entries: { action: string }[] }>({ url: '/api/admin/audit', token: operator });
    expect(body.entries.map(({ action }) => action)).toContain('ENCODER_CREATED');
  });

  it('are listed with their last contact and version', async () => {
    const { encoder, token } = await admit();
    await asks(token, '', { protocol: 1, version: '2.3.4' });
    const { body } = await app.request<EncodersPage>({ url: '/api/admin/encoders?limit=100', token: operator });
    expect(body.encoders.find(({ id }) => id === encoder.id)).toMatchObject({
      version: '2.3.4',
      is_alive: true,
      last_contact_at: app.clock.now().toISOString(),
    });
  });

  it('get nothing with another token, a session, or no token', async () => {
    const { token } = await admit();
    const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const authorization of [`Encoder ${wrong}`, `Encoder x`, `Bearer ${token}`, `Bearer ${operator}`, '']) {
      const payload = { protocol: 1, version: '1' };
      const answer = await app.request({
        method: 'POST',
        url: '/api/encoder/jobs',
        payload,
        headers: { authorization },
      });
      expect(answer.status).toBe(401);
    }
    // And their token is no session.
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.request({ url: '/api/admin/encoders', headers })).status).toBe(401);
    expect((await app.request({ url: '/api/users/me', headers })).status).toBe(401);
  });

  it('race for one video: one of ten has it', async () => {
    const [id] = await waiting(1);
    const tokens = await inParallel(Array.from({ length: 10 }), async () => (await admit()).token);
    const answers = await Promise.all(tokens.map((token) => asks(token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const jobs = answers.flatMap(({ body }) => (body.job ? [body.job] : []));
    expect(jobs.map((job) => [job.video_id, job.claim])).toEqual([[id, 1]]);
    const active = await query(app.databaseUrl, 'select 1 from encoder_job where ended_at is null');
    expect(active).toHaveLength(1);
  });

  it('have as many videos at once as they may, however they ask', async () => {
    await waiting(4);
    const { token } = await admit(2);
    const answers = await Promise.all(Array.from({ length: 8 }, () => asks(token)));
    expect(answers.filter(({ body }) => body.job !== null)).toHaveLength(2);
  });

  it('are refused by the database itself if two had one video', async () => {
    await waiting(1);
    const { token, encoder } = await admit(2);
    const { id } = await jobOf(token);
    await expect(
      query(
        app.databaseUrl,
        `insert into encoder_job (id, encoder_id, video_id, claim, slot, state, progress, started_at, progress_at, lease_until,
                                  deadline_at)
         select gen_random_uuid(), $1, video_id, 9, 2, 'encoding', 0, now(), now(), now(), now() from encoder_job where id = $2`,
        [encoder.id, id],
      ),
    ).rejects.toThrow('encoder_job_video_unique');
  });

  it('read the original and nothing else, by an address that ends', async () => {
    const [id] = await waiting(1);
    const { token } = await admit();
    const job = await jobOf(token);
    const original = await app.request({ url: path(job.addresses.original) });
    expect([original.status, original.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(original.bytes.equals(await readFile(await sample('tiny-16x16.mp4')))).toBe(true);
    const ranged = await app.request({ url: path(job.addresses.original), headers: { range: 'bytes=0-9' } });
    expect([ranged.status, ranged.bytes.length]).toEqual([206, 10]);
    // Another job, another method, a changed signature, no signature.
    const other = path(job.addresses.original).replace(job.id, id ?? '');
    expect((await app.request({ url: other })).status).toBe(403);
    const put = path(job.addresses.files[0]?.url ?? '');
    expect((await app.request({ url: put })).status).toBe(404);
    expect((await app.request({ url: path(job.addresses.original).split('?')[0] ?? '' })).status).toBe(403);
    app.clock.advance(601_000);
    expect((await app.request({ url: path(job.addresses.original) })).status).toBe(403);
  });

  it('keep a video by reporting, and lose it by silence', async () => {
    await waiting(1);
    const { token } = await admit();
    const { id } = await jobOf(token);
    for (const progress of [10, 20, 15, 30]) {
      app.clock.advance(20_000);
      expect((await asks(token, `/${id}`, { progress })).status).toBe(200);
    }
    app.clock.advance((encoderLimits.leaseSeconds + 1) * 1000);
    expect(codeOf(await asks(token, `/${id}`, { progress: 40 }))).toEqual([409, 'MEDIA.ENCODER_JOB_LOST']);
  });

  it('know nothing of the jobs of others', async () => {
    await waiting(1);
    const [mine, theirs] = [await admit(), await admit()];
    const { id } = await jobOf(mine.token);
    expect((await asks(theirs.token, `/${id}`, { progress: 1 })).status).toBe(409);
    const back = { rejected: false, reason: 'x' };
    expect((await asks(theirs.token, `/${id}/return`, back)).status).toBe(409);
    expect((await asks(mine.token, `/${id}/return`, back)).status).toBe(200);
  });

  it('end at once when their token is revoked, with every address', async () => {
    await waiting(1);
    const { token, encoder } = await admit();
    const job = await jobOf(token);
    const url = `/api/admin/encoders/${encoder.id}`;
    expect((await app.request({ method: 'DELETE', url, token: operator })).status).toBe(200);
    expect((await app.request({ method: 'DELETE', url, token: operator })).status).toBe(404);
    expect((await asks(token)).status).toBe(401);
    expect((await app.request({ url: path(job.addresses.original) })).status).toBe(409);
    // Its video goes to the next.
    const next = await jobOf((await admit()).token);
    expect([next.video_id, next.claim]).toEqual([job.video_id, job.claim + 1]);
  });

  it('may ask often, but not without end', async () => {
    const { token } = await admit();
    await query(app.databaseUrl, 'update encoder set asked = $1', [encoderLimits.asksPerMinute]);
    const answer = await asks(token);
    expect(codeOf(answer)).toEqual([429, 'MEDIA.ENCODER_TOO_FAST']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    app.clock.advance(60_000);
    expect((await asks(token)).status).toBe(200);
  });

  it('get no video that was lost three times, or whose owner has no place', async () => {
    const [id = ''] = await waiting(1);
    const { token } = await admit(4);
    await query(
      app.databaseUrl,
      `insert into encoder_job (id, encoder_id, video_id, claim, slot, state, progress, started_at, progress_at, lease_until,
                                deadline_at, ended_at)
       select gen_random_uuid(), e.id, $1, n, 1, 'lost', 0, now(), now(), now(), now(), now()
         from generate_series(1, 3) n, (select id from encoder limit 1) e`,
      [id],
    );
    expect((await asks(token)).body.job).toBeNull();
  });

  it('report their processor time, which is believed only if a machine could have used it', async () => {
    await waiting(3);
    const bytes = Buffer.from('no video');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const submit = async (...costs: object[]): Promise<[number[], unknown]> => {
      const { token } = await admit();
      const job = await jobOf(token);
      const { name = '', url = '' } = job.addresses.files[0] ?? {};
      const headers = { 'content-type': 'application/offset+octet-stream' };
      await app.request({ method: 'PUT', url: path(url), headers, payload: bytes });
      app.clock.advance(2_000);
      const files = [{ name, size: bytes.length, sha256 }];
      const statuses: number[] = [];
      for (const cost of costs) statuses.push((await asks(token, `/${job.id}/result`, { files, ...cost })).status);
      const [row] = await query<{ cpu_ms: number | null }>(
        app.databaseUrl,
        'select cpu_ms from encoder_job where id = $1',
        [job.id],
      );
      return [statuses, row?.cpu_ms];
    };
    expect(await submit({ cpu_ms: 4_321 })).toEqual([[202], 4_321]);
    // More than 256 cores have in two seconds.
    expect(await submit({ cpu_ms: 2_000 * encoderLimits.maxCores + 600_000 })).toEqual([[202], null]);
    const wrong = [-1, 1.5, 2 ** 31, '5'].map((figure) => ({ cpu_ms: figure }));
    expect(await submit(...wrong, {})).toEqual([[400, 400, 400, 400, 202], null]);
  });

  it('get no recording of sound, which our own workers make', async () => {
    const { token } = await admit();
    const { status } = await upload(app, await signUp(app), [
      file(await readFile(await sample('voice.mp3')), 'voice.mp3'),
    ]);
    expect(status).toBe(201);
    expect((await asks(token)).body.job).toBeNull();
  });

  it('get no trimmed video, because an older program would encode what was cut', async () => {
    const { token } = await admit();
    const [id = ''] = await waiting(1);
    const keep = (kept: string) =>
      query(app.databaseUrl, 'update video set original_kept = $2::jsonb where id = $1', [id, kept]);
    // Reversed, of two recordings, of no form.
    for (const wrong of ['[{"from":900,"to":0}]', '[null,{"from":0,"to":900}]', '{}', '[{"from":"0","to":"900"}]'])
      await expect(keep(wrong)).rejects.toThrow('video_original_kept_check');
    await keep('[{"from":0,"to":900}]');
    expect((await asks(token)).body.job).toBeNull();
  });

  it('get a video whose noise is to be reduced only if they can', async () => {
    const fields = [file(await readFile(await sample('tiny-16x16.mp4'))), { name: 'reduces_noise', value: 'true' }];
    await upload(app, await signUp(app), fields);
    const { token, encoder } = await admit(2);
    for (const protocol of [1, 2]) expect((await asks(token, '', { protocol, version: '1' })).body.job).toBeNull();
    const { job } = (await asks(token, '', { protocol: 3, version: '1' })).body;
    expect(job).toMatchObject({ reduces_noise: true });
    const kept = await query(app.databaseUrl, 'select protocol from encoder where id = $1', [encoder.id]);
    expect(kept).toEqual([{ protocol: 3 }]);
    await waiting(1);
    expect((await asks(token, '', { protocol: 2, version: '1' })).body.job).toMatchObject({ reduces_noise: false });
  });

  it('are asked for the codecs of the installation that they can encode', async () => {
    const inAll = await startTestApp({ beside: app, env: { MEDIA_ENCODERS: 'shared', MEDIA_CODECS: 'h264,av1,hevc' } });
    const { token } = await admit(4);
    const headers = { authorization: `Encoder ${token}` };
    const claimed = async (program: object): Promise<EncoderJobAnswer> => {
      await waiting(1);
      const payload = { version: '1', ...program };
      const answer = await inAll.request<ClaimAnswer>({ method: 'POST', url: '/api/encoder/jobs', payload, headers });
      if (!answer.body.job) throw new Error(`no job: ${answer.text}`);
      return answer.body.job;
    };
    const namesOf = ({ addresses }: Pick<EncoderJobAnswer, 'addresses'>): readonly string[] =>
      addresses.files.map(({ name }) => name);
    // A program before protocol 4 would not understand the name of another file.
    expect(namesOf(await claimed({ protocol: 3 }))).toEqual(['360p', '720p']);
    expect(namesOf(await claimed({ protocol: 4 }))).toEqual(['360p', '720p']);
    const job = await claimed({ protocol: 4, codecs: ['av1'] });
    expect(job.codecs).toEqual(['av1']);
    expect(namesOf(job)).toEqual(['360p', '720p', '360p_av1', '720p_av1']);
    const url = `/api/encoder/jobs/${job.id}`;
    const { body } = await inAll.request<EncoderJobAnswer>({ method: 'PATCH', url, payload: { progress: 1 }, headers });
    expect(namesOf(body)).toEqual(namesOf(job));
    // Its address of one codec opens nothing of another.
    const address = new URL(job.addresses.files.find(({ name }) => name === '720p_av1')?.url ?? '');
    const other = address.pathname.replace('720p_av1', '720p_hevc') + address.search;
    const sent = { method: 'PUT', headers: { 'content-type': 'application/offset+octet-stream' } } as const;
    expect((await inAll.request({ ...sent, url: other, payload: Buffer.alloc(10) })).status).toBe(403);
    expect(
      codeOf(await inAll.request({ ...sent, url: address.pathname + address.search, payload: Buffer.alloc(10) }))[0],
    ).toBe(200);
    await inAll.close();
    // An installation with H.264 alone asks for nothing else.
    await waiting(1);
    expect((await asks(token, '', { protocol: 4, version: '1', codecs: ['av1', 'hevc'] })).body.job?.codecs).toEqual(
      [],
    );
  });

  it('get nothing if the setting says so', async () => {
    await waiting(1);
    const { token } = await admit();
    const askedOf = async (other: TestApp, protocol: number): Promise<ClaimAnswer['job']> => {
      const payload = { protocol, version: '1' };
      const headers = { authorization: `Encoder ${token}` };
      const answer = await other.request<ClaimAnswer>({ method: 'POST', url: '/api/encoder/jobs', payload, headers });
      expect(answer.status).toBe(200);
      return answer.body.job;
    };
    const closed = await startTestApp({ beside: app, env: { MEDIA_ENCODERS: 'local' } });
    expect(await askedOf(closed, 2)).toBeNull();
    await closed.close();
    // An older program would change the loudness.
    const asRecorded = await startTestApp({ beside: app, env: { MEDIA_ENCODERS: 'shared', MEDIA_LOUDNESS: 'off' } });
    expect(await askedOf(asRecorded, 1)).toBeNull();
    expect(await askedOf(asRecorded, 2)).toMatchObject({ levels_sound: false });
    await asRecorded.close();
    await waiting(1);
    expect((await asks((await admit()).token)).body.job).toMatchObject({ levels_sound: true });
  });

  it('find their work by an index', async () => {
    const plan = await query<{ 'QUERY PLAN': string }>(
      app.databaseUrl,
      `explain select 1 from encoder_job where video_id = gen_random_uuid() and ended_at is null`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index/);
  });
});

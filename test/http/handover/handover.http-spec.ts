import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type {
  CurrentHandover,
  HandoverMade,
  HandoverOpened,
} from '../../../server/modules/handover/http/handover.contract.js';
import type { AccountSessions } from '../../../server/modules/identity/http/account-security.contract.js';
import { AccessRules } from '../../../server/platform/auth/access-rules.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { pdf } from '../../support/samples/documents.js';
import { sample } from '../../support/samples/samples.js';
import { connected, until } from '../../support/sockets.js';
import { signUp } from '../identity/people.js';
import { file, form } from '../media/people.js';
import { filled, NOBODY } from '../walks/matrix/row.js';

jest.setTimeout(120_000);

type Refusal = { readonly code: string };
const MINUTE = 60_000;

/** The routes that each page of a phone needs; every other one refuses its session. */
const ofEveryPhone = ['GET /api/users/me', 'POST /api/auth/logout', 'GET /api/handover', 'PUT /api/handover/status'];
const ofRecording = [
  ...ofEveryPhone,
  'GET /api/upload/info',
  'GET /api/answer-preferences',
  'GET /api/video-questions/blocks',
  'POST /api/video-questions/videos/:id/questions/batch',
  'POST /api/uploads',
  'POST /api/presence-draws',
  'POST /api/videos/written',
];
const allowed = {
  VIDEO: ofRecording,
  ANSWERS: ofRecording,
  RESUME: [...ofEveryPhone, 'POST /api/upload/file'],
} as const;
type Kind = keyof typeof allowed;

describe('continuing on a phone', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const pageOf = (kind: Kind) => (kind === 'ANSWERS' ? { kind, job_id: NOBODY } : { kind });
  const make = (token: string, kind: Kind = 'VIDEO') =>
    app.request<HandoverMade>({ method: 'POST', url: '/api/handover', token, payload: { page: pageOf(kind) } });
  const tokenIn = ({ body }: TestAnswer<HandoverMade>): string => body.url.split('#token=')[1] ?? '';
  const open = <T = HandoverOpened>(token: string) =>
    app.request<T>({ method: 'POST', url: '/api/handover/open', payload: { token } });
  const report = (token: string, payload: object) =>
    app.request<CurrentHandover & Refusal>({ method: 'PUT', url: '/api/handover/status', token, payload });
  const seen = async (token: string) =>
    (await app.request<CurrentHandover>({ url: '/api/handover', token })).body.handover;
  const meOf = async (token: string) => (await app.request({ url: '/api/users/me', token })).status;

  async function withPhone(kind: Kind = 'VIDEO') {
    const { token: computer, user } = await signUp(app);
    const link = tokenIn(await make(computer, kind));
    const { body } = await open(link);
    return { computer, link, phone: body.token, user, opened: body };
  }

  async function sendVideo(token: string): Promise<string> {
    const clip = await readFile(await sample('tiny-16x16.mp4'));
    const version = { 'tus-resumable': '1.0.0' };
    const name = Buffer.from('clip.mp4').toString('base64');
    const begun = await app.request({
      method: 'POST',
      url: '/api/uploads',
      token,
      headers: { ...version, 'upload-length': String(clip.length), 'upload-metadata': `filename ${name}` },
    });
    const url = String(begun.headers['location']);
    const sent = await app.request({
      method: 'PATCH',
      url,
      token,
      payload: clip,
      headers: { ...version, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    });
    if (sent.status !== 204) throw new Error(`the piece answered ${sent.status}: ${sent.text}`);
    return url.split('/').at(-1) ?? '';
  }

  it('opens a link once: of two phones at the same moment, one gets a session', async () => {
    const { token: computer, user } = await signUp(app);
    const made = await make(computer);
    expect(made).toMatchObject({ status: 201, body: { handover: { status: 'WAITING', page: { kind: 'VIDEO' } } } });
    const answers = await Promise.all(Array.from({ length: 4 }, () => open<HandoverOpened & Refusal>(tokenIn(made))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    expect(answers.filter(({ status }) => status === 410).map(({ body }) => body.code)).toEqual(
      Array(3).fill('HANDOVER.LINK_USED'),
    );
    const sessions = await query<{ method: string; limited_to: string }>(
      app.databaseUrl,
      `select method, limited_to from session where account_id = $1 and method = 'HANDOVER'`,
      [user.id],
    );
    expect(sessions).toEqual([{ method: 'HANDOVER', limited_to: 'VIDEO' }]);
  });

  it('has a constraint that lets a link open one session only', async () => {
    const { phone } = await withPhone();
    expect(await meOf(phone)).toBe(200);
    await expect(
      query(
        app.databaseUrl,
        `insert into session (id, account_id, token_hash, created_at, last_seen_at, expires_at, method, parent_id, limited_to, link_hash)
         select gen_random_uuid(), account_id, repeat('a', 64), created_at, last_seen_at, expires_at, method, parent_id, limited_to, link_hash
           from session where link_hash is not null limit 1`,
      ),
    ).rejects.toThrow('session_link_hash_unique');
  });

  it('keeps neither the link nor the session in clear, and sets no cookie on the phone', async () => {
    const { token: computer } = await signUp(app);
    const link = tokenIn(await make(computer));
    const { body, headers } = await open(link);
    expect(headers['set-cookie']).toBeUndefined();
    const [{ text = '' } = {}] = await query<{ text: string }>(
      app.databaseUrl,
      `select string_agg(h::text, ' ') || (select string_agg(s::text, ' ') from session s) as text from handover h`,
    );
    expect([text.includes(link), text.includes(body.token)]).toEqual([false, false]);
  });

  it('ends an older link, and its phone, when a new one is made', async () => {
    const { computer, phone } = await withPhone();
    const second = tokenIn(await make(computer));
    expect(await meOf(phone)).toBe(401);
    const third = tokenIn(await make(computer));
    expect(await open<Refusal>(second)).toMatchObject({ status: 410, body: { code: 'HANDOVER.LINK_ENDED' } });
    expect((await open(third)).status).toBe(200);
  });

  it('works for five minutes, and not after the computer signed out', async () => {
    const { token: computer } = await signUp(app);
    const late = tokenIn(await make(computer));
    app.clock.advance(5 * MINUTE);
    expect(await open<Refusal>(late)).toMatchObject({ status: 410, body: { code: 'HANDOVER.LINK_ENDED' } });
    expect(await seen(computer)).toMatchObject({ status: 'ENDED' });
    const orphan = tokenIn(await make(computer));
    await app.request({ method: 'POST', url: '/api/auth/logout', token: computer });
    expect(await open<Refusal>(orphan)).toMatchObject({ status: 410, body: { code: 'HANDOVER.LINK_ENDED' } });
  });

  it.each(Object.keys(allowed) as Kind[])('refuses every route that %s does not need', async (kind) => {
    const { phone } = await withPhone(kind);
    const open: string[] = [];
    for (const { method, path, rule } of app.app.get(AccessRules).routes()) {
      const route = `${method} ${path}`;
      if (rule?.kind === 'anyone' || (allowed[kind] as readonly string[]).includes(route)) continue;
      const { status, text } = await app.request({
        method: method as 'GET',
        url: filled(path, NOBODY),
        token: phone,
        ...(method !== 'GET' && { payload: {} }),
      });
      if (status !== 403 || !text.includes('IDENTITY.SESSION_LIMITED')) open.push(`${route} answered ${status}`);
    }
    expect(open).toEqual([]);
    for (const route of allowed[kind].filter((each) => each.startsWith('GET'))) {
      expect([route, (await app.request({ url: route.split(' ')[1] ?? '', token: phone })).status]).toEqual([
        route,
        200,
      ]);
    }
  });

  it('shows the phone’s steps and its video on the computer, then ends the phone', async () => {
    const { computer, phone, opened } = await withPhone();
    expect(opened.handover.status).toBe('CONNECTED');
    for (const status of ['RECORDING', 'SENDING', 'RECORDING', 'SENDING'] as const) {
      expect((await report(phone, { status })).status).toBe(200);
      expect(await seen(computer)).toMatchObject({ status, video_id: null });
    }
    const videoId = await sendVideo(phone);
    expect(await report(phone, { status: 'DONE', video_id: videoId })).toMatchObject({ status: 200 });
    expect(await seen(computer)).toMatchObject({ status: 'DONE', video_id: videoId });
    // The answer may be lost, so the phone can ask again for a minute.
    expect((await report(phone, { status: 'DONE', video_id: videoId })).status).toBe(200);
    expect(await report(phone, { status: 'RECORDING' })).toMatchObject({
      status: 409,
      body: { code: 'HANDOVER.OVER' },
    });
    app.clock.advance(MINUTE + 1000);
    expect([await meOf(phone), await meOf(computer)]).toEqual([401, 200]);
    expect((await seen(computer))?.status).toBe('DONE');
  });

  it('writes a presentation on the phone, and reports it like a recording', async () => {
    const { computer, phone } = await withPhone();
    expect((await report(phone, { status: 'RECORDING' })).status).toBe(200);
    const payload = { answers: [{ question_text: 'Qui êtes-vous ?', answer_text: 'Une soudeuse.' }] };
    const written = await app.request<{ id: string; kind: string }>({
      method: 'POST',
      url: '/api/videos/written',
      token: phone,
      payload,
    });
    expect(written).toMatchObject({ status: 201, body: { kind: 'TEXT' } });
    expect((await report(phone, { status: 'DONE', video_id: written.body.id })).status).toBe(200);
    expect(await seen(computer)).toMatchObject({ status: 'DONE', video_id: written.body.id });
    const resume = await withPhone('RESUME');
    const refused = await app.request({ method: 'POST', url: '/api/videos/written', token: resume.phone, payload });
    expect(refused.status).toBe(403);
  });

  it('believes neither another person’s video nor a résumé that was there before', async () => {
    const [{ phone }, other] = [await withPhone(), await signUp(app)];
    const theirs = await sendVideo(other.token);
    for (const video_id of [theirs, NOBODY]) {
      const refused = await report(phone, { status: 'DONE', video_id });
      expect(refused).toMatchObject({ status: 409, body: { code: 'HANDOVER.NOTHING_ARRIVED' } });
    }
    const sendResume = async (token: string) =>
      app.request({ method: 'POST', url: '/api/upload/file', token, ...form([file(pdf(), 'cv.pdf')]) });
    const { token: computer } = await signUp(app);
    expect((await sendResume(computer)).status).toBe(201);
    app.clock.advance(1000);
    const { token } = (await open(tokenIn(await make(computer, 'RESUME')))).body;
    expect((await report(token, { status: 'DONE' })).body.code).toBe('HANDOVER.NOTHING_ARRIVED');
    expect((await sendResume(token)).status).toBe(201);
    expect((await report(token, { status: 'DONE' })).status).toBe(200);
  });

  it('is in the list of sessions, outlasts a long recording, and ends from there, with the computer, or after two hours', async () => {
    const { computer, phone } = await withPhone();
    const { sessions } = (await app.request<AccountSessions>({ url: '/api/auth/sessions', token: computer })).body;
    const listed = sessions.find(({ method }) => method === 'HANDOVER');
    expect(listed).toMatchObject({ current: false });
    // The computer stays active meanwhile; the phone sends nothing for longer than sessions may be idle.
    for (let minutes = 0; minutes < 15; minutes += 5) {
      app.clock.advance(5 * MINUTE);
      expect(await meOf(computer)).toBe(200);
    }
    expect(await meOf(phone)).toBe(200);
    await app.request({ method: 'DELETE', url: `/api/auth/sessions/${listed?.id}`, token: computer });
    expect(await meOf(phone)).toBe(401);
    expect(await seen(computer)).toMatchObject({ status: 'ENDED' });

    const second = await withPhone();
    expect((await app.request({ method: 'DELETE', url: '/api/handover', token: second.computer })).status).toBe(200);
    expect([await meOf(second.phone), await meOf(second.computer)]).toEqual([401, 200]);

    const third = await withPhone();
    await app.request({ method: 'POST', url: '/api/auth/logout', token: third.computer });
    expect(await meOf(third.phone)).toBe(401);

    const fourth = await withPhone();
    app.clock.advance(2 * 60 * MINUTE + 1000);
    expect(await meOf(fourth.phone)).toBe(401);
  });

  it('tells the computer at once; the phone hears nothing of the account, and is cut off when it ends', async () => {
    const address = await app.listen();
    const { token: computer } = await signUp(app);
    const desk = await connected(address, { token: computer });
    const { phone } = { phone: (await open(tokenIn(await make(computer)))).body.token };
    const handset = await connected(address, { token: phone });
    await report(phone, { status: 'RECORDING' });
    const statuses = () =>
      desk.heard.filter(({ name }) => name === 'handover.changed').map(({ message }) => message['status']);
    await until(() => statuses().includes('RECORDING'));
    expect(statuses()).toEqual(['CONNECTED', 'RECORDING']);
    await app.request({ method: 'DELETE', url: '/api/handover', token: computer });
    await until(() => handset.ends.length > 0);
    expect(handset.heard.map(({ name }) => name)).toEqual(['ready']);
    desk.socket.close();
  });
});

describe('limits of links to a phone', () => {
  it('are thirty an hour for a person', async () => {
    const app = await startTestApp({ env: { RATE_LIMIT: 'on' } });
    const { token } = await signUp(app);
    const statuses: number[] = [];
    for (let link = 0; link < 31; link += 1) {
      const payload = { page: { kind: 'VIDEO' } };
      statuses.push((await app.request({ method: 'POST', url: '/api/handover', token, payload })).status);
    }
    await app.close();
    expect(statuses).toEqual([...Array<number>(30).fill(201), 429]);
  });
});

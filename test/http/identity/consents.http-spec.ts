import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type { ConsentsPage } from '../../../server/modules/identity/http/privacy.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { unzip } from '../../support/unzip.js';
import { signUp } from './people.js';

describe('what I agreed to', () => {
  let app: TestApp;
  let seeker: SessionAnswer;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    seeker = await signUp(app, { consents: { adult: true, terms: true, privacy: true, profile_visible: true } });
  });
  afterAll(() => app.close());

  const url = '/api/users/me/consents';
  const list = async (query = ''): Promise<ConsentsPage> =>
    (await app.request<ConsentsPage>({ url: `${url}${query}`, token: seeker.token })).body;
  const answer = (payload: object) => {
    app.clock.advance(1_000);
    return app.request<ConsentsPage & { code: string }>({ method: 'PUT', url, token: seeker.token, payload });
  };
  const me = async () => (await app.request<SessionAnswer['user']>({ url: '/api/users/me', token: seeker.token })).body;

  it('is listed with the version of the text and the time, newest first, page by page', async () => {
    const page = await list();
    expect(page.total).toBe(4);
    expect(page.consents.map(({ kind }) => kind).sort()).toEqual(['ADULT', 'PRIVACY', 'PROFILE_VISIBLE', 'TERMS']);
    expect(page.consents[0]).toMatchObject({
      granted: true,
      version: '2025-10-24',
      given_at: expect.stringMatching(/Z$/),
    });
    await answer({ kind: 'MARKETING', granted: true });
    expect((await list('?limit=1')).consents).toMatchObject([{ kind: 'MARKETING', granted: true }]);
    expect((await list('?limit=2&page=3')).consents).toHaveLength(1);
    expect((await app.request({ url })).status).toBe(401);
  });

  it('to promotional mail is given and withdrawn, recorded each time, and withdrawing ends the mail', async () => {
    expect((await answer({ kind: 'marketing', granted: true })).body.consents[0]).toMatchObject({ granted: true });
    expect((await me()).notification_preferences.email_updates).toBe(true);
    const withdrawn = await answer({ kind: 'MARKETING', granted: false });
    expect(withdrawn).toMatchObject({ status: 200, body: { total: 6 } });
    expect((await me()).notification_preferences).toEqual({
      email_messages: true,
      email_updates: false,
      email_applications: true,
    });
    // Repeating it records nothing more.
    expect((await answer({ kind: 'MARKETING', granted: false })).body.total).toBe(6);
  });

  it('to sales of one video is recorded with every change of the answer, once, and is in the export', async () => {
    const sale = (allowed: boolean | null) => {
      const payload = { video_sale_allowed: allowed };
      return app.request({ method: 'PUT', url: '/api/users/me', token: seeker.token, payload });
    };
    const sales = async (): Promise<readonly boolean[]> =>
      (await list('?limit=100')).consents.filter(({ kind }) => kind === 'VIDEO_SALE').map(({ granted }) => granted);
    const raced = await Promise.all(Array.from({ length: 6 }, () => sale(true)));
    expect(raced.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await sales()).toEqual([true]);
    for (const allowed of [false, false, true, null]) {
      app.clock.advance(1_000);
      await sale(allowed);
    }
    expect(await sales()).toEqual([false, true, false, true]);
    const { bytes } = await app.request({ url: '/api/users/me/export', token: seeker.token });
    const exported = JSON.parse(String((await unzip(bytes)).get('consents.json'))) as { kind: string }[];
    expect(exported.filter(({ kind }) => kind === 'VIDEO_SALE')).toHaveLength(4);
    const hiring = await signUp(app, { user_type: 'RECRUITER' });
    await app.request({
      method: 'PUT',
      url: '/api/users/me',
      token: hiring.token,
      payload: { video_sale_allowed: true },
    });
    const rows = await query(app.databaseUrl, `select 1 from consent where account_id = $1 and kind = 'VIDEO_SALE'`, [
      hiring.user.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('cannot be changed where the account depends on it, nor for somebody else', async () => {
    for (const payload of [
      { kind: 'TERMS', granted: false },
      { kind: 'PROFILE_VISIBLE', granted: false },
      { kind: 'MARKETING' },
      { kind: 'MARKETING', granted: 'yes' },
      { kind: 'MARKETING', granted: true, account_id: seeker.user.id },
    ]) {
      expect((await answer(payload)).status).toBe(400);
    }
    expect((await list()).total).toBe(4);
  });

  it('is requested from an account without consents, and recorded once with version and time', async () => {
    await query(app.databaseUrl, `delete from consent where account_id = $1 and kind in ('ADULT', 'TERMS')`, [
      seeker.user.id,
    ]);
    expect((await me()).consents_missing).toEqual(['ADULT', 'TERMS']);
    const agree = (payload: object) => app.request<ConsentsPage>({ method: 'POST', url, token: seeker.token, payload });
    for (const payload of [{}, { adult: true }, { adult: true, terms: false }]) {
      expect((await agree(payload)).status).toBe(400);
    }
    const answers = await Promise.all([1, 2, 3].map(() => agree({ adult: true, terms: true })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await query<{ kind: string; version: string }>(
      app.databaseUrl,
      `select kind, version from consent where account_id = $1 and kind in ('ADULT', 'TERMS') order by kind`,
      [seeker.user.id],
    );
    expect(rows).toEqual([
      { kind: 'ADULT', version: '2025-10-24' },
      { kind: 'TERMS', version: '2025-10-24' },
    ]);
    expect((await me()).consents_missing).toEqual([]);
  });

  it('is recorded for a person who signs in with a demo account', async () => {
    for (const user_type of ['JOB_SEEKER', 'RECRUITER']) {
      const { body } = await app.request<SessionAnswer>({
        method: 'POST',
        url: '/api/auth/mock-login',
        payload: { user_type },
      });
      expect(body.user.consents_missing).toEqual([]);
    }
  });

  it('is recorded when the profile is hidden and shown', async () => {
    const payload = { profile_visible: false };
    app.clock.advance(1_000);
    await app.request({ method: 'PUT', url: '/api/users/me/preferences', token: seeker.token, payload });
    expect((await list()).consents[0]).toMatchObject({ kind: 'PROFILE_VISIBLE', granted: false });
  });
});

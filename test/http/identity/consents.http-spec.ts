import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type { ConsentsPage } from '../../../server/modules/identity/http/privacy.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
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

  it('to mail about news is given and taken back, each time recorded, and taking back ends the mail', async () => {
    expect((await answer({ kind: 'marketing', granted: true })).body.consents[0]).toMatchObject({ granted: true });
    expect((await me()).notification_preferences.email_updates).toBe(true);
    const withdrawn = await answer({ kind: 'MARKETING', granted: false });
    expect(withdrawn).toMatchObject({ status: 200, body: { total: 6 } });
    expect((await me()).notification_preferences).toEqual({
      email_messages: true,
      email_updates: false,
      email_applications: true,
    });
    // Said twice is said once.
    expect((await answer({ kind: 'MARKETING', granted: false })).body.total).toBe(6);
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

  it('is recorded when the profile is hidden and shown', async () => {
    const payload = { profile_visible: false };
    app.clock.advance(1_000);
    await app.request({ method: 'PUT', url: '/api/users/me/preferences', token: seeker.token, payload });
    expect((await list()).consents[0]).toMatchObject({ kind: 'PROFILE_VISIBLE', granted: false });
  });
});

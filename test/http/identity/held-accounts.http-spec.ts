import { randomUUID } from 'node:crypto';
import { AccessRules, type RuledRoute } from '../../../server/platform/auth/access-rules.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { makePending } from '../walks/cast.js';
import { recruiterOf } from './hiring.js';
import { signUp } from './people.js';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The writes that are allowed without consents. */
const open = [
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/:id',
  'DELETE /api/users/me',
  'POST /api/auth/logout',
  'POST /api/users/me/consents',
  'PUT /api/users/me/consents',
];
const MISSING = 'IDENTITY.CONSENTS_MISSING';

describe('an account without recorded consents', () => {
  let app: TestApp;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    app = await startTestApp();
    const pending = await signUp(app, { user_type: 'RECRUITER' });
    await makePending(app, pending.user.id);
    tokens.set('JOB_SEEKER', (await signUp(app)).token);
    tokens.set('RECRUITER', (await recruiterOf(app)).token);
    tokens.set('PENDING_RECRUITER', pending.token);
    await query(app.databaseUrl, `delete from consent where kind = 'TERMS'`);
  });
  afterAll(() => app.close());

  const nameOf = ({ method, path }: RuledRoute): string => `${method} ${path}`;
  /** All roles that may call it, except operators. */
  const callers = ({ rule }: RuledRoute): string[] =>
    [...tokens.keys()].filter(
      (role) => rule?.kind === 'signed-in' || (rule?.kind === 'roles' && rule.roles.includes(role)),
    );
  const call = ({ method, path }: RuledRoute, role: string) =>
    app.request<{ code?: string }>({
      method: method as 'POST',
      url: path.replace(/:\w+/g, randomUUID()),
      token: tokens.get(role) ?? '',
    });

  it('is refused every write except giving consent, signing out and closing the account', async () => {
    const writes = app.app
      .get(AccessRules)
      .routes()
      .filter(({ method }) => !reads.has(method));
    const passed = new Set<string>();
    const asked: string[] = [];
    for (const route of writes.filter((each) => !open.includes(nameOf(each)))) {
      for (const role of callers(route)) {
        asked.push(nameOf(route));
        const { status, body } = await call(route, role);
        if (status !== 403 || body.code !== MISSING) passed.add(`${nameOf(route)} as ${role}: ${status} ${body.code}`);
      }
    }
    expect([...passed]).toEqual([]);
    expect(asked).toEqual(
      expect.arrayContaining(['POST /api/messages', 'POST /api/applications', 'PUT /api/users/me', 'POST /api/jobs']),
    );
    expect(writes.map(nameOf)).toEqual(expect.arrayContaining(open));
  });

  it('gets the reason in both languages', async () => {
    const refusal = async (language: string) =>
      (
        await app.request<{ error: string }>({
          method: 'POST',
          url: '/api/messages',
          token: tokens.get('JOB_SEEKER') ?? '',
          headers: { 'accept-language': language },
        })
      ).body.error;
    expect(await refusal('fr')).toContain('18 ans');
    expect(await refusal('en')).toContain('terms of service');
  });

  it('can read and export its data, and write after giving consent', async () => {
    const token = tokens.get('JOB_SEEKER') ?? '';
    for (const url of ['/api/users/me', '/api/jobs', '/api/users/me/export', '/api/users/me/consents']) {
      expect([url, (await app.request({ url, token })).status]).toEqual([url, 200]);
    }
    const change = () => app.request({ method: 'PUT', url: '/api/users/me', token, payload: { location: 'Québec' } });
    expect((await change()).status).toBe(403);
    const payload = { adult: true, terms: true };
    expect((await app.request({ method: 'POST', url: '/api/users/me/consents', token, payload })).status).toBe(200);
    expect((await change()).status).toBe(200);
  });

  it('can sign out and close the account', async () => {
    const token = tokens.get('PENDING_RECRUITER') ?? '';
    expect((await app.request({ method: 'POST', url: '/api/auth/logout', token })).status).toBe(200);
    const leaving = await signUp(app);
    await query(app.databaseUrl, 'delete from consent where account_id = $1', [leaving.user.id]);
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: leaving.token })).status).toBe(200);
  });
});

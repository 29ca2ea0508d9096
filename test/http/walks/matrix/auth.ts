import type { AccountSessions } from '../../../../server/modules/identity/http/account-security.contract.js';
import { DEMO_PASSWORD } from '../../../../server/modules/identity/index.js';
import { PASSWORD, registration } from '../../identity/people.js';
import { signInAgain } from '../../identity/hiring.js';
import type { Cast } from '../cast.js';
import { json, plain, type Row, signedIn, withStrangers } from './row.js';

/** Another session of seeker A. */
async function sessionOfSeekerA({ app, players }: Cast): Promise<string> {
  const { email, token } = players['seeker A'];
  await signInAgain(app, email);
  const { body } = await app.request<AccountSessions>({ url: '/api/auth/sessions', token });
  const other = body.sessions.find(({ current }) => !current);
  if (!other) throw new Error('there is no other session');
  return other.id;
}

const token = 'x'.repeat(43);

export const authRows: readonly Row[] = [
  plain('POST /api/auth/register', [201, 201, 201, 201, 201, 201, 201], { payload: () => json(registration()) }),
  plain('POST /api/auth/login', [200, 200, 200, 200, 200, 200, 200], {
    payload: ({ players }) => json({ email: players['seeker B'].email, password: PASSWORD }),
  }),
  plain('POST /api/auth/mock-login', [200, 200, 200, 200, 200, 200, 200], {
    payload: () => json({ user_type: 'JOB_SEEKER' }),
  }),
  // Not configured here.
  plain('POST /api/auth/google', [404, 404, 404, 404, 404, 404, 404], {
    payload: () => json({ token, user_type: 'JOB_SEEKER' }),
  }),
  plain('POST /api/auth/password/forgot', [202, 202, 202, 202, 202, 202, 202], {
    payload: () => json({ email: 'nobody@nowhere.example' }),
  }),
  // The token is invalid.
  plain('POST /api/auth/password/reset', [400, 400, 400, 400, 400, 400, 400], {
    payload: () => json({ token, password: PASSWORD }),
  }),
  plain('POST /api/auth/email-link', [202, 202, 202, 202, 202, 202, 202], {
    payload: () => json({ email: 'nobody@nowhere.example' }),
  }),
  plain('POST /api/auth/email-link/preview', [400, 400, 400, 400, 400, 400, 400], { payload: () => json({ token }) }),
  plain('POST /api/auth/email-link/open', [400, 400, 400, 400, 400, 400, 400], { payload: () => json({ token }) }),
  plain('POST /api/auth/email/verify', [400, 400, 400, 400, 400, 400, 400], { payload: () => json({ token }) }),
  plain('POST /api/auth/email/resend', [401, 202, 202, 202, 202, 202, 202]),
  plain('POST /api/auth/logout', [401, 200, 200, 200, 200, 200, 200], { byNewcomers: true }),
  plain('PUT /api/auth/password', [401, 200, 200, 200, 200, 200, 200], {
    byNewcomers: true,
    payload: (_, caller) =>
      json({
        current_password: caller?.email.startsWith('operator') ? DEMO_PASSWORD : PASSWORD,
        new_password: 'un autre mot long',
      }),
  }),
  plain('GET /api/auth/second-factor', [401, 200, 200, 200, 200, 200, 200]),
  plain('POST /api/auth/second-factor/begin', [401, 200, 200, 200, 200, 200, 200], { byNewcomers: true }),
  // Two-step sign-in was neither started nor is it on.
  plain('POST /api/auth/second-factor/confirm', [401, 409, 409, 409, 409, 409, 409], {
    byNewcomers: true,
    payload: () => json({ code: '123456' }),
  }),
  plain('POST /api/auth/second-factor/recovery-codes', [401, 409, 409, 409, 409, 409, 409], { byNewcomers: true }),
  plain('DELETE /api/auth/second-factor', [401, 200, 200, 200, 200, 200, 200], { byNewcomers: true }),
  plain('GET /api/auth/sessions', [401, 200, 200, 200, 200, 200, 200]),
  plain('DELETE /api/auth/sessions', [401, 200, 200, 200, 200, 200, 200], { byNewcomers: true }),
  {
    route: 'DELETE /api/auth/sessions/:id',
    things: withStrangers(
      { 'of seeker A': { id: sessionOfSeekerA, answers: [401, 200, 404, 404, 404, 404, 404] } },
      signedIn,
    ),
  },
];

import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { operatorOf } from '../bookings/stage.js';
import { codeOf, invite, join } from '../companies/team-stage.js';
import { recruiterOf } from './hiring.js';
import { makePending } from '../walks/cast.js';
import { emailsTo, newestSecret } from './mailbox.js';
import { listed, logIn, newAuthenticator, registering, signed, withPasskey } from './passkey-people.js';
import { signUp } from './people.js';

const REGISTER = '/api/auth/passkeys/register';

describe('an account that is registered with a passkey', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { PUBLIC_URL: 'https://entrevue.example' } });
  });
  afterAll(() => app.close());

  const register = (payload: object) =>
    app.request<SessionAnswer & ErrorAnswer>({ method: 'POST', url: REGISTER, payload });

  it('has no password, signs in with the passkey, and confirms its address by a link', async () => {
    const authenticator = newAuthenticator(app);
    const email = 'odile@cles.example';
    const opened = await register(await registering(app, email, authenticator));
    expect([opened.status, opened.body.user.email, opened.body.user.email_verified]).toEqual([201, email, false]);
    const { passkeys } = await listed(app, opened.body.token);
    expect(passkeys).toMatchObject([{ name: 'Phone' }]);
    await app.runJobs();
    expect(await emailsTo(app, email)).toHaveLength(1);

    const entered = await logIn(app, await signed(app, authenticator));
    expect([entered.status, entered.body.user.id]).toEqual([200, opened.body.user.id]);
    const payload = { email, password: 'quatre chevaux sous la pluie' };
    expect((await app.request({ method: 'POST', url: '/api/auth/login', payload })).status).toBe(401);
    const url = `/api/users/me/passkeys/${passkeys[0]?.id}`;
    const last = await app.request<ErrorAnswer>({ method: 'DELETE', url, token: opened.body.token });
    expect([last.status, last.body.code]).toEqual([409, 'IDENTITY.LAST_SIGN_IN']);
  });

  it('needs its consents, a free address, a passkey of its own, and the challenge that was made for it, once', async () => {
    const { user, token } = await signUp(app);
    const taken = await register(await registering(app, user.email));
    expect([taken.status, taken.body.code]).toEqual([409, 'IDENTITY.EMAIL_TAKEN']);
    const unasked = await register({ ...(await registering(app, 'sans@cles.example')), consents: {} });
    expect(unasked.status).toBe(400);

    const good = await registering(app, 'une@cles.example');
    const other = await registering(app, 'autre@cles.example');
    const swapped = { ...good, passkey: { ...good.passkey, user_handle: other.passkey.user_handle } };
    expect((await register(swapped)).body.code).toBe('IDENTITY.PASSKEY_INVALID');
    expect((await register(other)).status).toBe(201);
    expect((await register(other)).status).toBe(400);

    // A challenge to add a passkey to an account does not open another account.
    const { authenticator } = await withPasskey(app, token);
    const same = await register(await registering(app, 'double@cles.example', authenticator));
    expect([same.status, same.body.code]).toEqual([409, 'IDENTITY.PASSKEY_TAKEN']);
    const [row] = await app.orm.em
      .fork()
      .execute<{ total: number }[]>(`select count(*)::int as total from account where email = 'double@cles.example'`);
    expect(row?.total).toBe(0);
  });

  it('lets a recruiter with an invitation to a team register with a passkey and join, and nobody with another address', async () => {
    const owner = await recruiterOf(app);
    const email = 'equipe@cles.example';
    const invited = await invite(app, owner.token, owner.companyId, { email, role: 'REVIEWER', job_ids: [] });
    expect(invited.status).toBe(201);
    const code = await codeOf(app, email);
    const asRecruiter = async (address: string, authenticator = newAuthenticator(app)) =>
      register({ ...(await registering(app, address, authenticator)), user_type: 'RECRUITER' });
    const stranger = await asRecruiter('autre-equipe@cles.example');
    expect((await join(app, stranger.body.token, code)).body.code).toBe('COMPANIES.INVITATION_FOR_ANOTHER');

    const authenticator = newAuthenticator(app);
    const opened = await asRecruiter(email, authenticator);
    expect(opened.status).toBe(201);
    // The tests approve recruiters at once; elsewhere an operator would have to.
    await makePending(app, opened.body.user.id);
    expect(await join(app, opened.body.token, code)).toMatchObject({ status: 200, body: { role: 'REVIEWER' } });
    const entered = await logIn(app, await signed(app, authenticator));
    expect(entered.body.user).toMatchObject({ email, approval_status: 'APPROVED' });
  });

  it('opens an approved account with the code of an operator’s invitation, once and for its address', async () => {
    const { token: operator } = await operatorOf(app);
    const email = 'invitee@cles.example';
    const payload = { email, company_name: 'Boréal' };
    await app.request({ method: 'POST', url: '/api/admin/invitations', token: operator, payload });
    const invitation_code = await newestSecret(app, email, '/register?type=recruiter');
    const withCode = async (address: string) =>
      register({ ...(await registering(app, address)), user_type: 'RECRUITER', invitation_code });
    expect((await withCode('voleur@cles.example')).status).toBe(400);
    const opened = await withCode(email);
    expect(opened.body.user).toMatchObject({ approval_status: 'APPROVED', email_verified: true });
  });

  it('gives the same options for every address', async () => {
    const { user } = await signUp(app);
    const options = async (email: string) => {
      const payload = { email, full_name: 'Odile Marchand' };
      const { body } = await app.request<Record<string, object>>({
        method: 'POST',
        url: `${REGISTER}/options`,
        payload,
      });
      return { ...body, challenge: '', user: { ...body['user'], id: '', name: '' } };
    };
    expect(await options(user.email)).toEqual(await options('personne@cles.example'));
  });
});

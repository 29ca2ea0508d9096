import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import { FixedClock } from '../../../server/platform/clock/clock.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { connected as connectedTo, until } from '../../support/sockets.js';
import { changeMember, codeOf, invite, join, memberOf } from '../companies/team-stage.js';
import { recruiterOf } from '../identity/hiring.js';
import { emailsTo, newestSecret } from '../identity/mailbox.js';
import { logIn as logInWithPasskey, signed, withPasskey } from '../identity/passkey-people.js';
import { PASSWORD, signUp, statusOfMe } from '../identity/people.js';
import { newPlayer } from '../walks/cast.js';
import {
  type Answer,
  ask,
  begin,
  beginTest,
  closeProviders,
  CLIENT_SECRET,
  connected,
  end,
  enter,
  passTest,
  personAt,
  askReview,
  proveDomain,
  PUBLIC_URL,
  refuseCompany,
  save,
  settingsOf,
  type Stage,
  startProvider,
  verifyCompany,
} from './sso-stage.js';

describe('the settings of a company’s sign-in', () => {
  let app: TestApp;
  let origin: string;
  let operatorToken: string;
  /** Invited people only. */
  let a: Stage;
  /** Everybody of the domain may join as a reviewer. */
  let b: Stage;
  beforeAll(async () => {
    app = await startTestApp({
      clock: new FixedClock(new Date()),
      env: { PUBLIC_URL, SSO_ISSUERS: 'any' },
    });
    origin = await app.listen();
    operatorToken = (await newPlayer(app, 'operator')).token;
    a = await connected(app, operatorToken, 'alpha.example');
    b = await connected(app, operatorToken, 'beta.example', { rules: { default_role: 'REVIEWER' } });
  });
  afterAll(async () => {
    await app.close();
    await closeProviders();
  });

  const code = ({ status, body }: { status: number; body: { code?: string } }): [number, string | undefined] => [
    status,
    body.code,
  ];
  const logIn = (email: string): Answer<SessionAnswer> =>
    app.request({ method: 'POST', url: '/api/auth/login', payload: { email, password: PASSWORD } });

  it('lets an owner who only knows the company’s sign-in back in while the provider is down', async () => {
    const stage = await connected(app, operatorToken, 'theta.example', { rules: { default_role: 'RECRUITER' } });
    const person = personAt(stage.domain);
    const { user } = (await enter(app, stage.provider, person)).body.session!;
    await changeMember(app, stage.owner.token, stage.owner.companyId, user.id, { role: 'OWNER' });
    await save(app, stage, { enabled: true, required: true });
    await stage.provider.close();
    expect(user.has_password).toBe(false);
    await app.request({ method: 'POST', url: '/api/auth/password/forgot', payload: { email: person.email } });
    const token = await newestSecret(app, person.email, '/reset-password');
    const reset = { token, password: PASSWORD };
    expect((await app.request({ method: 'POST', url: '/api/auth/password/reset', payload: reset })).status).toBe(200);
    const own = (await logIn(person.email)).body.token;
    const consents = { adult: true, terms: true };
    await app.request({ method: 'POST', url: '/api/users/me/consents', token: own, payload: consents });
    const owner = { ...stage.owner, token: own };
    expect((await save(app, { ...stage, owner }, { enabled: false })).body).toMatchObject({ enabled: false });
  });

  it('frees the domain of a company that operators refuse, and forgets a removed company', async () => {
    const domain = 'eta.example';
    const first = await connected(app, operatorToken, domain);
    await refuseCompany(app, operatorToken, first.owner.companyId);
    const second = await connected(app, operatorToken, domain, { rules: { default_role: 'REVIEWER' } });
    const { body } = await settingsOf(app, first.owner.token, first.owner.companyId);
    expect(body).toMatchObject({ enabled: false, confirmed_domain: null });
    const member = await enter(app, second.provider, personAt(domain));
    const { companyId, token } = second.owner;
    const removed = await app.request({ method: 'DELETE', url: `/api/companies/${companyId}`, token });
    expect(removed.status).toBe(200);
    expect(await statusOfMe(app, member.body.session!.token)).toBe(401);
    expect((await ask(app, `x@${domain}`)).body.redirect).toBeNull();
    expect(await query(app.databaseUrl, 'select 1 from company_sso where company_id = $1', [companyId])).toEqual([]);
  });

  it('requires it of members with an address at the domain, never of owners', async () => {
    const owner = `boss@${a.domain}`;
    await query(app.databaseUrl, 'update account set email = $2 where id = $1', [a.owner.id, owner]);
    const member = await memberOf(app, a.owner, 'RECRUITER');
    const outside = await memberOf(app, a.owner, 'REVIEWER');
    const { authenticator } = await withPasskey(app, member.token);
    const email = `member@${a.domain}`;
    await query(app.databaseUrl, 'update account set email = $2, email_verified_at = now() where id = $1', [
      member.id,
      email,
    ]);
    const person = personAt(a.domain, { email });
    const inside = (await enter(app, a.provider, person)).body.session!;
    const tab = await connectedTo(origin, { token: member.token });
    await save(app, a, { enabled: true, required: true });
    // Sessions opened another way end at once; those of the company, of owners and of addresses elsewhere stay.
    expect(await statusOfMe(app, member.token)).toBe(401);
    await until(() => tab.ends.length > 0, 1_000);
    for (const { token } of [inside, a.owner, outside]) expect(await statusOfMe(app, token)).toBe(200);
    const passkey = async (): Promise<[number, string | undefined]> =>
      code(await logInWithPasskey(app, await signed(app, authenticator)));
    const required: [number, string] = [403, 'IDENTITY.COMPANY_SIGN_IN_REQUIRED'];
    expect(code(await logIn(email))).toEqual(required);
    expect(await passkey()).toEqual(required);
    await app.request({ method: 'POST', url: '/api/auth/password/forgot', payload: { email } });
    const reset = {
      method: 'POST',
      url: '/api/auth/password/reset',
      payload: { token: await newestSecret(app, email, '/reset-password'), password: 'encore un autre mot' },
    } as const;
    expect(code(await app.request<{ code: string }>(reset))).toEqual(required);
    // A wrong password says nothing about the rule.
    expect(
      code(
        await app.request<{ code: string }>({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email, password: 'wrong password' },
        }),
      ),
    ).toEqual([401, 'IDENTITY.INVALID_CREDENTIALS']);
    expect((await logIn(owner)).status).toBe(200);
    expect((await logIn(outside.email)).status).toBe(200);
    expect((await enter(app, a.provider, person)).status).toBe(200);
    // An owner is never locked out, even one who became it meanwhile.
    await changeMember(app, a.owner.token, a.owner.companyId, member.id, { role: 'OWNER' });
    expect((await logIn(email)).status).toBe(200);
    await changeMember(app, a.owner.token, a.owner.companyId, member.id, { role: 'RECRUITER' });
    const last = await changeMember(app, a.owner.token, a.owner.companyId, a.owner.id, { role: 'RECRUITER' });
    expect(code(last)).toEqual([409, 'COMPANIES.LAST_OWNER']);
    // Switched off, or with the domain lost, the rule ends.
    await save(app, a, { enabled: false, required: true });
    expect((await logIn(email)).status).toBe(200);
    await save(app, a, { enabled: true, required: true });
    expect(code(await logIn(email))).toEqual(required);
    // Any recruiter may prove another domain; that changes nothing.
    await proveDomain(app, a.owner, 'alpha-two.example');
    expect(code(await logIn(email))).toEqual(required);
    await refuseCompany(app, operatorToken, a.owner.companyId);
    expect((await logIn(email)).status).toBe(200);
    await askReview(app, a.owner);
    expect((await ask(app, email)).body.redirect).toBeNull();
    expect((await settingsOf(app, a.owner.token, a.owner.companyId)).body).toMatchObject({
      enabled: true,
      works: false,
    });
    expect(code(await save(app, a, { enabled: true }))).toEqual([409, 'SSO.DOMAIN_NOT_CONFIRMED']);
    await verifyCompany(app, operatorToken, a.owner.companyId);
    expect(code(await logIn(email))).toEqual(required);
    await save(app, a, { enabled: true, required: false });
  });

  it('that is required ends the other sessions of a person who joins, and of an owner who gets another role, at once', async () => {
    await save(app, a, { enabled: true, required: true });
    const { companyId, token: ownerToken } = a.owner;
    const register = async (): Promise<{ id: string; token: string; email: string }> => {
      const { token, user } = await signUp(app, { user_type: 'RECRUITER', email: personAt(a.domain).email });
      return { id: user.id, token, email: user.email };
    };
    const [invited, elsewhere] = [await register(), await signUp(app, { user_type: 'RECRUITER' })];
    for (const [email, token] of [
      [invited.email, invited.token],
      [elsewhere.user.email, elsewhere.token],
    ] as const) {
      await invite(app, ownerToken, companyId, { email, role: 'RECRUITER', job_ids: [] });
      expect((await join(app, token, await codeOf(app, email))).status).toBe(200);
    }
    expect([await statusOfMe(app, invited.token), await statusOfMe(app, elsewhere.token)]).toEqual([401, 200]);
    // As an owner they may sign in with the password again, until they are none.
    await changeMember(app, ownerToken, companyId, invited.id, { role: 'OWNER' });
    const { body } = await app.request<{ token: string }>({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: invited.email, password: PASSWORD },
    });
    const tab = await connectedTo(origin, { token: body.token });
    await changeMember(app, ownerToken, companyId, invited.id, { role: 'OWNER' });
    expect(await statusOfMe(app, body.token)).toBe(200);
    await changeMember(app, ownerToken, companyId, invited.id, { role: 'REVIEWER' });
    expect(await statusOfMe(app, body.token)).toBe(401);
    await until(() => tab.ends.length > 0, 1_000);
    await save(app, a, { enabled: true, required: false });
  });

  it('is switched on only after a test, for a verified company and its proved domain, and tells every owner', async () => {
    const domain = 'gamma.example';
    const owner = await recruiterOf(app, {}, { name: 'Gamma', website: `https://${domain}` });
    const stage: Stage = { owner, domain, provider: await startProvider(owner.companyId) };
    expect(code(await save(app, stage))).toEqual([400, 'SSO.DOMAIN_NOT_PROVED']);
    await proveDomain(app, owner, domain);
    expect((await save(app, stage, { client_secret: 'wrong secret' })).body).toMatchObject({
      enabled: false,
      tested_at: null,
    });
    expect(code(await save(app, stage, { enabled: true }))).toEqual([409, 'SSO.DOMAIN_NOT_CONFIRMED']);
    await verifyCompany(app, operatorToken, owner.companyId);
    expect(code(await save(app, stage, { enabled: true }))).toEqual([409, 'SSO.NOT_TESTED']);
    expect((await ask(app, `x@${domain}`)).body.redirect).toBeNull();
    expect(code(await passTest(app, stage))).toEqual([401, 'SSO.CLIENT_REFUSED']);
    await save(app, stage, { client_secret: CLIENT_SECRET });
    const outsider = await beginTest(app, stage);
    const elsewhere = await stage.provider.visit(personAt('mail.example'), outsider.redirect);
    expect(code(await end(app, elsewhere, outsider.cookie))).toEqual([403, 'SSO.EMAIL_REFUSED']);
    const tested = await passTest(app, stage);
    expect(tested.body).toEqual({ session: null, tested_company: owner.companyId });
    expect((await save(app, stage, { enabled: true })).body).toMatchObject({ works: true });
    const subjects = (await emailsTo(app, owner.email)).map(({ subject }) => subject);
    expect(subjects).toContain('La connexion par votre entreprise a été modifiée');
    // Another client needs another test, and a sign-in that began before is refused.
    const { redirect, cookie } = await begin(app, `x@${domain}`);
    const returned = await stage.provider.visit(personAt(domain), redirect);
    expect((await save(app, stage, { client_secret: 'another' })).body).toMatchObject({
      enabled: false,
      tested_at: null,
    });
    expect(code(await end(app, returned, cookie))).toEqual([401, 'SSO.REFUSED']);
    const removed = await app.request({
      method: 'DELETE',
      url: `/api/companies/${owner.companyId}/sso`,
      token: owner.token,
      payload: {},
    });
    expect([removed.status, removed.body]).toEqual([
      200,
      expect.objectContaining({ issuer: null, client_secret_set: false }),
    ]);
    // Connected again, it asks the new provider at once.
    const moved: Stage = { ...stage, provider: await startProvider(owner.companyId) };
    await save(app, moved, { client_secret: CLIENT_SECRET });
    expect((await beginTest(app, moved)).redirect).toContain(moved.provider.issuer);
  });

  it('gives a domain to one company, and asks for the password in an old session', async () => {
    const owner = await recruiterOf(app, {}, { name: 'Delta', website: `https://${b.domain}` });
    await proveDomain(app, owner, b.domain);
    await verifyCompany(app, operatorToken, owner.companyId);
    const stage: Stage = { owner, domain: b.domain, provider: await startProvider(owner.companyId) };
    await save(app, stage, { client_secret: CLIENT_SECRET });
    expect((await passTest(app, stage)).status).toBe(200);
    expect(code(await save(app, stage, { enabled: true }))).toEqual([409, 'SSO.DOMAIN_TAKEN']);
    await query(
      app.databaseUrl,
      `update session set created_at = created_at - interval '1 hour' where account_id = $1`,
      [owner.id],
    );
    expect(code(await save(app, stage))).toEqual([403, 'IDENTITY.REAUTHENTICATION_REQUIRED']);
    expect((await save(app, stage, { current_password: PASSWORD })).status).toBe(200);
    const recruiter = await memberOf(app, owner, 'RECRUITER');
    expect(code(await settingsOf(app, recruiter.token, owner.companyId))).toEqual([403, 'COMPANIES.OWNERS_ONLY']);
    expect((await settingsOf(app, b.owner.token, owner.companyId)).status).toBe(404);
  });

  it('answers kindly when the provider is away, is another issuer, or never answers', async () => {
    const answers: Record<string, unknown> = {
      '/other/.well-known/openid-configuration': {
        issuer: 'https://other.example',
        authorization_endpoint: 'https://other.example/a',
      },
      '/text/.well-known/openid-configuration': 'hello',
    };
    const server: Server = createServer((request, response) => {
      const answer = answers[request.url ?? ''];
      // A silent provider: the request stays open.
      if (answer === undefined) return;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { owner } = await connected(app, operatorToken, 'epsilon.example');
    const test = async (issuer: string): Promise<[number, string | undefined]> => {
      await save(app, { owner, domain: 'epsilon.example', provider: b.provider }, { issuer });
      return code(
        await app.request<{ code: string }>({
          method: 'POST',
          url: `/api/companies/${owner.companyId}/sso/test`,
          token: owner.token,
        }),
      );
    };
    const tried = ['http://127.0.0.1:9', `${origin}/other`, `${origin}/text`, `${origin}/silent`];
    for (const issuer of tried) expect([issuer, ...(await test(issuer))]).toEqual([issuer, 503, 'SSO.UNAVAILABLE']);
    server.closeAllConnections();
    server.close();
    // The provider goes away between its page and our question.
    const stage = await connected(app, operatorToken, 'zeta.example', { rules: { default_role: 'RECRUITER' } });
    const { redirect, cookie } = await begin(app, 'x@zeta.example');
    const returned = await stage.provider.visit(personAt('zeta.example'), redirect);
    await stage.provider.close();
    expect(code(await end(app, returned, cookie))).toEqual([503, 'SSO.UNAVAILABLE']);
  });

  it('reaches only public providers over https, without the setting of tests', async () => {
    const strict = await startTestApp({ beside: app, env: { PUBLIC_URL } });
    const stage: Stage = { ...b, provider: { ...b.provider, issuer: 'https://127.0.0.1' } };
    for (const issuer of [
      b.provider.issuer,
      'http://idp.example',
      'https://127.0.0.1',
      'https://[::1]',
      'https://0x7f.1',
      'https://localhost',
      'https://user:secret@idp.example',
      'https://idp.example?x',
    ]) {
      const saved = await save(strict, stage, { issuer, current_password: PASSWORD });
      expect([issuer, ...code(saved)]).toEqual([issuer, 400, 'SSO.ISSUER_REFUSED']);
    }
    // A stored address, from a time with another setting, is not reached either.
    const asked = await ask(strict, `x@${b.domain}`);
    expect(code(asked)).toEqual([503, 'SSO.UNAVAILABLE']);
    await strict.close();
  });
});

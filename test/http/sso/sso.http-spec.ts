import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type { AccountSessions } from '../../../server/modules/identity/http/account-security.contract.js';
import { FixedClock } from '../../../server/platform/clock/clock.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import type { ProviderPerson } from '../../support/oidc-provider.js';
import { query } from '../../support/query.js';
import { invite, memberOf, removeMember, teamOf } from '../companies/team-stage.js';
import { recruiterOf } from '../identity/hiring.js';
import { emailsTo, newestSecret } from '../identity/mailbox.js';
import { PASSWORD, signUp, statusOfMe } from '../identity/people.js';
import { newPlayer } from '../walks/cast.js';
import {
  type Answer,
  ask,
  begin,
  closeProviders,
  CLIENT_SECRET,
  connected,
  end,
  enter,
  personAt,
  PUBLIC_URL,
  settingsOf,
  type Stage,
} from './sso-stage.js';

describe('signing in with the provider of one’s company', () => {
  let app: TestApp;
  let operatorToken: string;
  /** Invited people only. */
  let a: Stage;
  /** Everybody of the domain may join as a reviewer. */
  let b: Stage;
  const logs: string[] = [];
  beforeAll(async () => {
    app = await startTestApp({
      clock: new FixedClock(new Date()),
      env: { PUBLIC_URL, SSO_ISSUERS: 'any' },
      logTo: (line) => void logs.push(line),
    });
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
  const roleOf = async (stage: Stage, email: string): Promise<string | undefined> =>
    (await teamOf(app, stage.owner.token, stage.owner.companyId)).body.members.find((each) => each.email === email)
      ?.role;
  const confirm = async (email: string): Promise<void> => {
    const secret = await newestSecret(app, email, '/verify-email');
    await app.request({ method: 'POST', url: '/api/auth/email/verify', payload: { token: secret } });
  };

  it('opens the account of an invited person, tells the method, and keeps no secret in answers or logs', async () => {
    const person = personAt(a.domain);
    await invite(app, a.owner.token, a.owner.companyId, { email: person.email, role: 'HIRING_MANAGER' });
    const answer = await enter(app, a.provider, person);
    expect([answer.status, answer.body.tested_company]).toEqual([200, null]);
    const { token, user } = answer.body.session!;
    expect(user).toMatchObject({
      email: person.email,
      full_name: 'Zoé Roy',
      user_type: 'RECRUITER',
      approval_status: 'APPROVED',
      has_password: false,
      email_verified: true,
      consents_missing: ['adult', 'terms'].map(() => expect.any(String) as string),
    });
    expect(await roleOf(a, person.email)).toBe('HIRING_MANAGER');
    const { body } = await app.request<AccountSessions>({ url: '/api/auth/sessions', token });
    expect(body.sessions.map(({ method }) => method)).toEqual(['COMPANY']);
    const settings = await settingsOf(app, a.owner.token, a.owner.companyId);
    expect(settings.body).toMatchObject({
      works: true,
      client_secret_set: true,
      redirect_uri: `${PUBLIC_URL}/login/company/${a.owner.companyId}`,
    });
    expect(settings.text).not.toContain(CLIENT_SECRET);
    expect(logs.join('\n')).not.toContain(CLIENT_SECRET);
    const again = await enter(app, a.provider, person);
    expect(again.body.session?.user.id).toBe(user.id);
  });

  it('links an account with a password once, and an email says so', async () => {
    const { id, email, token } = await memberOf(app, a.owner, 'RECRUITER');
    await query(app.databaseUrl, 'update account set email = $2, email_verified_at = now() where id = $1', [
      id,
      `linked@${a.domain}`,
    ]);
    const person = personAt(a.domain, { email: `linked@${a.domain}` });
    for (let time = 0; time < 2; time += 1) {
      expect((await enter(app, a.provider, person)).body.session?.user.id).toBe(id);
    }
    expect(email).not.toBe(person.email);
    const subjects = (await emailsTo(app, person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('ouvrir votre compte'))).toHaveLength(1);
    expect((await logIn(person.email)).status).toBe(200);
    // Leaving the team ends what the company's sign-in opened, and nothing else.
    await removeMember(app, a.owner.token, a.owner.companyId, id);
    const open = await app.request<AccountSessions>({ url: '/api/auth/sessions', token });
    expect(open.body.sessions.map(({ method }) => method).sort()).toEqual(['PASSWORD', 'REGISTRATION']);
  });

  it('takes an unconfirmed account from somebody who opened it in advance', async () => {
    const person = personAt(b.domain);
    const attacker = await signUp(app, { user_type: 'RECRUITER', email: person.email });
    const answer = await enter(app, b.provider, person);
    expect(answer.body.session?.user).toMatchObject({ id: attacker.user.id, has_password: false });
    expect(await statusOfMe(app, attacker.token)).toBe(401);
    expect((await logIn(person.email)).status).toBe(401);
  });

  it('lets people of the domain join with the chosen role, or only invited ones', async () => {
    const uninvited = personAt(a.domain);
    expect(code(await enter(app, a.provider, uninvited))).toEqual([403, 'SSO.ACCOUNT_REFUSED']);
    expect(await query(app.databaseUrl, 'select 1 from account where email = $1', [uninvited.email])).toEqual([]);
    const person = personAt(b.domain);
    expect((await enter(app, b.provider, person)).body.session?.user.company).toMatchObject({ role: 'REVIEWER' });
    const invited = personAt(b.domain);
    await invite(app, b.owner.token, b.owner.companyId, { email: invited.email, role: 'RECRUITER' });
    await enter(app, b.provider, invited);
    expect(await roleOf(b, invited.email)).toBe('RECRUITER');
  });

  it('creates one account for parallel first sign-ins', async () => {
    const person = personAt(b.domain);
    const begins = await Promise.all([1, 2, 3, 4].map(() => begin(app, person.email)));
    const returned = [];
    for (const { redirect, cookie } of begins)
      returned.push([await b.provider.visit(person, redirect), cookie] as const);
    const answers = await Promise.all(returned.map(([url, cookie]) => end(app, url, cookie)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.session?.user.id)).size).toBe(1);
  });

  it('refuses the account of a job seeker, an operator, and a member of another team with the same words', async () => {
    const refused = async (person: ProviderPerson): Promise<void> => {
      const answer = await enter(app, b.provider, person);
      expect(code(answer)).toEqual([403, 'SSO.ACCOUNT_REFUSED']);
    };
    const seeker = personAt(b.domain);
    const { user } = await signUp(app, { email: seeker.email });
    await confirm(seeker.email);
    await refused(seeker);
    const operator = await newPlayer(app, 'operator');
    const asOperator = personAt(b.domain);
    await query(app.databaseUrl, 'update account set email = $2 where id = $1', [operator.id, asOperator.email]);
    await refused(asOperator);
    const elsewhere = personAt(b.domain);
    await recruiterOf(app, { email: elsewhere.email });
    await refused(elsewhere);
    expect(await query(app.databaseUrl, 'select user_type from account where id = $1', [user.id])).toEqual([
      { user_type: 'JOB_SEEKER' },
    ]);
    expect((await logIn(seeker.email)).status).toBe(200);
  });

  it('accepts only a verified address at the company’s own domain', async () => {
    for (const changes of [
      { email_verified: false },
      { email: `p@${a.domain}` },
      { email: `p@sub.${b.domain}` },
      { email: `p@evil-${b.domain}` },
      { email: `p@${b.domain}@mail.example` },
    ]) {
      const person = personAt(b.domain, changes);
      expect(code(await enter(app, b.provider, person, `x@${b.domain}`))).toEqual([403, 'SSO.EMAIL_REFUSED']);
    }
    // The provider of company A sends the browser on to company B's, to get a code of it. Not every provider names itself (iss).
    const { cookie, redirect } = await begin(app, `x@${a.domain}`);
    const sentOn = new URL((await begin(app, `x@${b.domain}`)).redirect);
    sentOn.searchParams.set('state', new URL(redirect).searchParams.get('state') ?? '');
    const crossed = await b.provider.visit(personAt(b.domain), sentOn.href);
    crossed.searchParams.delete('iss');
    const codesAsked = (): number => a.provider.requests().filter((url) => url.startsWith('/token')).length;
    const before = codesAsked();
    expect(code(await end(app, crossed, cookie))).toEqual([401, 'SSO.REFUSED']);
    expect(codesAsked()).toBe(before);
  });

  it('refuses another person at the provider with the same address, until an owner invites them again', async () => {
    const person = personAt(b.domain);
    const first = await enter(app, b.provider, person);
    const { token, user } = first.body.session!;
    const { id } = user;
    const successor = { ...person, sub: `${person.sub}-new` };
    expect(code(await enter(app, b.provider, successor))).toEqual([403, 'SSO.SUBJECT_CHANGED']);
    // A new address of the same person changes nothing.
    expect((await enter(app, b.provider, { ...person, email: `married@${b.domain}` })).body.session?.user.id).toBe(id);
    expect(await statusOfMe(app, token)).toBe(200);
    await removeMember(app, b.owner.token, b.owner.companyId, id);
    expect(await statusOfMe(app, token)).toBe(401);
    expect(code(await enter(app, b.provider, person))).toEqual([403, 'SSO.ACCOUNT_REFUSED']);
    expect(code(await enter(app, b.provider, successor))).toEqual([403, 'SSO.ACCOUNT_REFUSED']);
    await invite(app, b.owner.token, b.owner.companyId, { email: person.email, role: 'REVIEWER' });
    expect((await enter(app, b.provider, successor)).body.session?.user.id).toBe(id);
    expect(code(await enter(app, b.provider, person))).toEqual([403, 'SSO.SUBJECT_CHANGED']);
  });

  it('joins nobody to a full team', async () => {
    const { companyId } = b.owner;
    const [{ count } = { count: 0 }] = await query<{ count: number }>(
      app.databaseUrl,
      'select count(*)::int as count from company_member where company_id = $1',
      [companyId],
    );
    const filler = `insert into company_member (user_id, company_id, created_at, role, job_ids)
      select gen_random_uuid(), $1, now(), 'REVIEWER', '{}' from generate_series(1, $2)`;
    await query(app.databaseUrl, filler, [companyId, 200 - count]);
    const person = personAt(b.domain);
    const refused = await enter(app, b.provider, person);
    expect(code(refused)).toEqual([409, 'COMPANIES.TEAM_FULL']);
    await query(
      app.databaseUrl,
      'delete from company_member m where not exists (select 1 from account where id = m.user_id)',
    );
    expect(await query(app.databaseUrl, 'select 1 from account where email = $1', [person.email])).toEqual([]);
    expect((await enter(app, b.provider, person)).status).toBe(200);
  });

  it('refuses a wrong state, nonce, verifier or code, another browser, and an answer sent twice', async () => {
    const person = personAt(b.domain);
    const changed = async (name: string, value: string): Promise<void> => {
      const { redirect, cookie } = await begin(app, person.email);
      const address = new URL(redirect);
      address.searchParams.set(name, value);
      const returned = await b.provider.visit(person, address.href);
      expect(code(await end(app, returned, cookie))).toEqual([401, 'SSO.REFUSED']);
    };
    await changed('nonce', 'another-nonce');
    await changed('state', 'another-state');
    await changed('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    const { redirect, cookie } = await begin(app, person.email);
    const returned = await b.provider.visit(person, redirect);
    const other = await begin(app, person.email);
    expect(code(await end(app, returned, null))).toEqual([401, 'SSO.REFUSED']);
    expect(code(await end(app, returned, other.cookie))).toEqual([401, 'SSO.REFUSED']);
    expect((await end(app, returned, cookie)).status).toBe(200);
    expect(code(await end(app, returned, cookie))).toEqual([401, 'SSO.REFUSED']);
    const wrong = await b.provider.visit(person, other.redirect);
    wrong.searchParams.set('code', 'made-up');
    expect(code(await end(app, wrong, other.cookie))).toEqual([401, 'SSO.REFUSED']);
    const mixedUp = await begin(app, person.email);
    const answer = await b.provider.visit(person, mixedUp.redirect);
    answer.searchParams.set('iss', a.provider.issuer);
    expect(code(await end(app, answer, mixedUp.cookie))).toEqual([401, 'SSO.REFUSED']);
    const late = await begin(app, person.email);
    const tooLate = await b.provider.visit(person, late.redirect);
    await query(
      app.databaseUrl,
      `update company_sso_attempt set created_at = now() - interval '1 hour', expires_at = now() - interval '1 minute'`,
    );
    expect(code(await end(app, tooLate, late.cookie))).toEqual([401, 'SSO.REFUSED']);
    // Refusals are logged with their causes, which name no token.
    expect(logs.join('\n')).not.toMatch(/eyJ[\w-]{10,}\.eyJ/);
  });

  it('looks only at the domain of an address, never at accounts', async () => {
    const known = await ask(app, b.owner.email);
    const unknown = await ask(app, 'nobody@nowhere.example');
    expect([known.body, unknown.body]).toEqual([{ redirect: null }, { redirect: null }]);
    const asked = await ask(app, `nobody@${b.domain}`);
    expect(asked.body.redirect).toContain(`login_hint=nobody%40${b.domain}`);
  });
});

import { RequestContext } from '@mikro-orm/core';
import type { SsoDomain } from '../../../server/modules/sso/http/sso-domains.contract.js';
import type { SsoSettings } from '../../../server/modules/sso/http/sso-settings.contract.js';
import { CheckDueDomains } from '../../../server/modules/sso/use-cases/check-due-domains.js';
import { FixedClock } from '../../../server/platform/clock/clock.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { type DnsServer, startDnsServer } from '../../support/dns-server.js';
import { query } from '../../support/query.js';
import { memberOf } from '../companies/team-stage.js';
import { type Recruiter, recruiterOf, signInAgain } from '../identity/hiring.js';
import { emailsTo } from '../identity/mailbox.js';
import { PASSWORD } from '../identity/people.js';
import { newPlayer } from '../walks/cast.js';
import {
  type Answer,
  ask,
  CLIENT_SECRET,
  closeProviders,
  connected,
  enter,
  passTest,
  personAt,
  PUBLIC_URL,
  refuseCompany,
  save,
  settingsOf,
  type Stage,
  startProvider,
  verifyCompany,
} from './sso-stage.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the proof of a company’s domain by a DNS record', () => {
  let app: TestApp;
  let dns: DnsServer;
  let operatorToken: string;
  let companies = 0;
  beforeAll(async () => {
    dns = await startDnsServer();
    app = await startTestApp({
      clock: new FixedClock(new Date()),
      env: { PUBLIC_URL, SSO_ISSUERS: 'any', DNS_SERVERS: dns.address, SESSION_IDLE_SECONDS: '86400' },
    });
    operatorToken = (await newPlayer(app, 'operator')).token;
  });
  afterAll(async () => {
    await app.close();
    await dns.close();
    await closeProviders();
  });

  const code = ({ status, body }: { status: number; body: { code?: string } }): [number, string | undefined] => [
    status,
    body.code,
  ];
  const urlOf = ({ companyId }: Recruiter, path = ''): string => `/api/companies/${companyId}/sso/domains${path}`;
  const add = (owner: Recruiter, domain: string): Answer<SsoSettings> =>
    app.request({ method: 'POST', url: urlOf(owner), token: owner.token, payload: { domain } });
  const check = (owner: Recruiter, { id }: SsoDomain): Answer<SsoSettings> =>
    app.request({ method: 'POST', url: urlOf(owner, `/${id}/check`), token: owner.token });
  const remove = (owner: Recruiter, { id }: SsoDomain): Answer<SsoSettings> =>
    app.request({ method: 'DELETE', url: urlOf(owner, `/${id}`), token: owner.token });
  const domainsOf = async (owner: Recruiter): Promise<SsoDomain[]> =>
    (await settingsOf(app, owner.token, owner.companyId)).body.domains;
  const added = async (owner: Recruiter, domain: string): Promise<SsoDomain> =>
    (await add(owner, domain)).body.domains.at(-1)!;
  const publish = ({ record }: SsoDomain): unknown => dns.zone.set(record.name, { texts: [record.value] });
  const runChecks = (): Promise<number> =>
    RequestContext.create(app.orm.em, () => app.app.get(CheckDueDomains).execute());
  const subjectsTo = async ({ email }: Recruiter): Promise<string[]> =>
    (await emailsTo(app, email)).map(({ subject }) => subject);
  const moved = async (owner: Recruiter, milliseconds: number): Promise<Recruiter> => {
    app.clock.advance(milliseconds);
    return { ...owner, token: await signInAgain(app, owner.email) };
  };

  /** A company that an operator verified, with a website elsewhere. */
  async function company(isVerified = true): Promise<Recruiter> {
    companies += 1;
    const owner = await recruiterOf(
      app,
      {},
      { name: `Preuve ${companies}`, website: `https://site-${companies}.example` },
    );
    if (isVerified) await verifyCompany(app, operatorToken, owner.companyId);
    return owner;
  }
  async function proved(owner: Recruiter, name: string): Promise<SsoDomain> {
    const domain = await added(owner, name);
    publish(domain);
    const { body } = await check(owner, domain);
    expect(body.domains.find(({ id }) => id === domain.id)).toMatchObject({ state: 'PROVED', result: 'FOUND' });
    return domain;
  }
  /** A verified company whose sign-in is on for a domain that only the DNS proves. */
  async function connectedByDns(name: string, rules: object = {}): Promise<Stage & { readonly proof: SsoDomain }> {
    const owner = await company();
    const proof = await proved(owner, name);
    const stage: Stage = { owner, domain: proof.domain, provider: await startProvider(owner.companyId) };
    expect((await save(app, stage, { client_secret: CLIENT_SECRET })).status).toBe(200);
    expect((await passTest(app, stage)).status).toBe(200);
    expect((await save(app, stage, { enabled: true, ...rules })).body).toMatchObject({ enabled: true, works: true });
    return { ...stage, proof };
  }

  it('connects a domain that is neither that of the website nor of a code by email', async () => {
    const owner = await company();
    const domain = await added(owner, ' Courriel-Alpha.example ');
    expect(domain).toMatchObject({
      domain: 'courriel-alpha.example',
      record: {
        name: '_entrevue.courriel-alpha.example',
        value: expect.stringMatching(/^entrevue-verification=[0-9a-f]{32}$/),
      },
      state: 'WAITING',
      result: null,
      in_use: false,
    });
    expect(new Date(domain.ends_at!).getTime()).toBe(app.clock.now().getTime() + 72 * HOUR);
    const stage: Stage = { owner, domain: domain.domain, provider: await startProvider(owner.companyId) };
    expect(code(await save(app, stage))).toEqual([400, 'SSO.DOMAIN_NOT_PROVED']);
    expect((await check(owner, domain)).body.domains).toMatchObject([{ state: 'WAITING', result: 'ABSENT' }]);
    publish(domain);
    // A second press within five seconds sends no DNS request.
    const before = dns.asked.length;
    expect((await check(owner, domain)).body.domains).toMatchObject([{ state: 'WAITING', result: 'ABSENT' }]);
    expect(dns.asked.length).toBe(before);
    app.clock.advance(5_000);
    expect((await check(owner, domain)).body.domains).toMatchObject([{ state: 'PROVED', ends_at: null }]);
    expect(await subjectsTo(owner)).toContain('Le domaine de courriel de votre entreprise est prouvé');
    await save(app, stage, { client_secret: CLIENT_SECRET });
    expect((await passTest(app, stage)).status).toBe(200);
    expect((await save(app, stage, { enabled: true, default_role: 'REVIEWER' })).body).toMatchObject({ works: true });
    expect((await enter(app, stage.provider, personAt(domain.domain))).status).toBe(200);
    // In use, it cannot be removed; switched off, it can, and the sign-in needs another proof.
    expect(code(await remove(owner, domain))).toEqual([409, 'SSO.DOMAIN_IN_USE']);
    await save(app, stage, { enabled: false });
    expect((await remove(owner, domain)).body.domains).toEqual([]);
    expect(code(await remove(owner, domain))).toEqual([404, 'REQUEST.NOT_FOUND']);
    expect(code(await check(owner, domain))).toEqual([404, 'REQUEST.NOT_FOUND']);
    expect(code(await save(app, stage, { enabled: true }))).toEqual([409, 'SSO.DOMAIN_NOT_CONFIRMED']);
  });

  it('needs an operator who confirmed the company, and ends with a refusal', async () => {
    const owner = await company(false);
    const proof = await proved(owner, 'unknown-company.example');
    const stage: Stage = { owner, domain: proof.domain, provider: await startProvider(owner.companyId) };
    await save(app, stage, { client_secret: CLIENT_SECRET });
    expect(code(await save(app, stage, { enabled: true }))).toEqual([409, 'SSO.COMPANY_NOT_CONFIRMED']);
    await verifyCompany(app, operatorToken, owner.companyId);
    await passTest(app, stage);
    expect((await save(app, stage, { enabled: true })).body).toMatchObject({ works: true, company_confirmed: true });
    await refuseCompany(app, operatorToken, owner.companyId);
    expect((await settingsOf(app, owner.token, owner.companyId)).body).toMatchObject({
      works: false,
      company_confirmed: false,
    });
    expect((await ask(app, `x@${proof.domain}`)).body.redirect).toBeNull();
  });

  it('refuses email providers, public suffixes and what is no domain; keeps accents as Punycode; three at most', async () => {
    const owner = await company(false);
    for (const name of ['gmail.com', 'Outlook.com', 'videotron.ca', 'mail.yahoo.ca']) {
      expect([name, ...code(await add(owner, name))]).toEqual([name, 400, 'SSO.DOMAIN_PUBLIC']);
    }
    for (const name of [
      'qc.ca',
      'co.uk',
      'localhost',
      '127.0.0.1',
      'https://a.example',
      'a@b.example',
      '*.a.example',
    ]) {
      expect([name, ...code(await add(owner, name))]).toEqual([name, 400, 'SSO.DOMAIN_INVALID']);
    }
    const accented = await added(owner, 'Ciné-Québec.example');
    expect(accented).toMatchObject({ domain: 'xn--cin-qubec-d4ad.example', shown: 'ciné-québec.example' });
    expect((await add(owner, 'xn--cin-qubec-d4ad.example')).body.domains).toEqual([accented]);
    await add(owner, 'below.qc.ca');
    await add(owner, 'rh.below.qc.ca');
    expect(code(await add(owner, 'fourth.example'))).toEqual([409, 'SSO.TOO_MANY_DOMAINS']);
    publish(accented);
    expect((await check(owner, accented)).body.domains[0]).toMatchObject({ state: 'PROVED' });
    const recruiter = await memberOf(app, owner, 'RECRUITER');
    const asRecruiter = { ...owner, token: recruiter.token };
    for (const answer of [
      await add(asRecruiter, 'x.example'),
      await check(asRecruiter, accented),
      await remove(asRecruiter, accented),
    ]) {
      expect(code(answer)).toEqual([403, 'COMPANIES.OWNERS_ONLY']);
    }
    const stranger = { ...owner, token: (await company(false)).token };
    for (const answer of [
      await add(stranger, 'x.example'),
      await check(stranger, accented),
      await remove(stranger, accented),
    ]) {
      expect(answer.status).toBe(404);
    }
    // A domain of another company, under the own one.
    const other = await company(false);
    expect((await check(other, accented)).status).toBe(404);
    expect((await remove(other, accented)).status).toBe(404);
  });

  it('takes no hostile answer for a proof', async () => {
    const owner = await company(false);
    const domain = await added(owner, 'hostile.example');
    const { name, value } = domain.record;
    const resultWith = async (zone: Parameters<typeof dns.zone.set>[1]): Promise<string> => {
      dns.zone.set(name, zone);
      app.clock.advance(6_000);
      const [{ state, result }] = (await check(owner, domain)).body.domains as [SsoDomain];
      return `${state} ${result}`;
    };
    expect(await resultWith({ texts: [`${value}0`, 'entrevue-verification=', `x${value}`] })).toBe('WAITING OTHER');
    expect(await resultWith({ texts: ['y'.repeat(60_000)] })).toBe('WAITING OTHER');
    expect(await resultWith({ texts: [...Array.from({ length: 1_000 }, (_, at) => `no ${at}`), value] })).toBe(
      'WAITING OTHER',
    );
    expect(await resultWith({ texts: [] })).toBe('WAITING ABSENT');
    expect(await resultWith({ alias: 'attacker.example', texts: [value] })).toBe('WAITING ALIAS');
    expect(await resultWith({ alias: name })).toBe('WAITING ALIAS');
    for (const zone of ['servfail', 'refused', 'garbage', 'silent'] as const) {
      expect([zone, await resultWith(zone)]).toEqual([zone, 'WAITING UNREADABLE']);
    }
    // Names and values that are proved are those of this company alone.
    const other = await added(await company(false), 'hostile.example');
    expect(await resultWith({ texts: [other.record.value] })).toBe('WAITING OTHER');
    expect(await resultWith({ texts: [other.record.value, value] })).toBe('PROVED FOUND');
  });

  it('gives a domain to one company, even if several prove it at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const name = `race-${round}.example`;
      const owners = await Promise.all([company(false), company(false), company(false)]);
      const domains = await Promise.all(owners.map((owner) => added(owner, name)));
      dns.zone.set(`_entrevue.${name}`, { texts: domains.map(({ record }) => record.value) });
      await Promise.all(owners.map((owner, at) => check(owner, domains[at]!)));
      const found = (await Promise.all(owners.map(domainsOf))).map(([one]) => `${one!.state} ${one!.result}`);
      expect(found.sort()).toEqual(['PROVED FOUND', 'WAITING TAKEN', 'WAITING TAKEN']);
    }
  });

  it('and a sign-in with a code by email and a website cannot both have a domain', async () => {
    const first = await connected(app, operatorToken, 'website-first.example');
    const second = await company();
    const late = await added(second, 'website-first.example');
    publish(late);
    expect((await check(second, late)).body.domains).toMatchObject([{ state: 'WAITING', result: 'TAKEN' }]);
    // After an operator refuses the other company, this one can have the domain.
    await refuseCompany(app, operatorToken, first.owner.companyId);
    app.clock.advance(6_000);
    expect((await check(second, late)).body.domains).toMatchObject([{ state: 'PROVED' }]);
    for (let round = 0; round < 3; round += 1) {
      const name = `both-${round}.example`;
      const stage = await connected(app, operatorToken, name);
      await save(app, stage, { enabled: false });
      const rival = await company();
      const proof = await added(rival, name);
      publish(proof);
      const [on, checked] = await Promise.all([save(app, stage, { enabled: true }), check(rival, proof)]);
      const holders = [on.status === 200, checked.body.domains[0]!.state === 'PROVED'];
      expect(holders.filter(Boolean)).toHaveLength(1);
      if (on.status !== 200) expect(code(on)).toEqual([409, 'SSO.DOMAIN_TAKEN']);
    }
  });

  it('is found by the job, waits 72 hours, and can be asked for again', async () => {
    let owner = await company(false);
    const [late, found] = [await added(owner, 'late.example'), await added(owner, 'found.example')];
    app.clock.advance(2 * 60_000);
    publish(found);
    await runChecks();
    expect(await domainsOf(owner)).toMatchObject([{ state: 'WAITING', result: 'ABSENT' }, { state: 'PROVED' }]);
    // Not before their time.
    const before = dns.asked.length;
    await runChecks();
    expect(dns.asked.length).toBe(before);
    owner = await moved(owner, 72 * HOUR);
    await runChecks();
    expect((await domainsOf(owner))[0]).toMatchObject({ state: 'EXPIRED', ends_at: null });
    publish(late);
    expect((await check(owner, late)).body.domains[0]).toMatchObject({ state: 'PROVED', record: late.record });
  });

  it('may be missing for a week, is told to the owners, and never locks the last owner out', async () => {
    // The clock was moved by days.
    operatorToken = (await newPlayer(app, 'operator')).token;
    const stage = await connectedByDns('kept.example', { required: true, default_role: 'RECRUITER' });
    const { domain, proof } = stage;
    let { owner } = stage;
    await query(app.databaseUrl, 'update account set email = $2 where id = $1', [owner.id, `boss@${domain}`]);
    owner = { ...owner, email: `boss@${domain}` };
    const member = await memberOf(app, owner, 'RECRUITER');
    const email = `member@${domain}`;
    await query(app.databaseUrl, 'update account set email = $2 where id = $1', [member.id, email]);
    const logIn = (address: string) =>
      app.request<{ code?: string }>({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: address, password: PASSWORD },
      });
    expect(code(await logIn(email))).toEqual([403, 'IDENTITY.COMPANY_SIGN_IN_REQUIRED']);
    // A DNS that does not answer is no lost proof.
    dns.zone.set(proof.record.name, 'servfail');
    owner = await moved(owner, DAY + HOUR);
    await runChecks();
    expect((await domainsOf(owner))[0]).toMatchObject({ state: 'PROVED', result: 'UNREADABLE' });
    dns.zone.delete(proof.record.name);
    owner = await moved(owner, HOUR);
    await runChecks();
    const [missing] = await domainsOf(owner);
    expect(missing).toMatchObject({ state: 'MISSING', result: 'ABSENT', in_use: true });
    expect(new Date(missing!.ends_at!).getTime()).toBe(app.clock.now().getTime() + 7 * DAY);
    expect(await subjectsTo(owner)).toContain('La preuve du domaine de votre entreprise est introuvable');
    expect((await ask(app, email)).body.redirect).not.toBeNull();
    // No other company can prove the domain in these seven days.
    const rival = await company(false);
    const wanted = await added(rival, domain);
    dns.zone.set(proof.record.name, { texts: [wanted.record.value] });
    expect((await check(rival, wanted)).body.domains).toMatchObject([{ result: 'TAKEN' }]);
    // The record has neither company's value, so that the rival cannot prove the domain when both are checked at the same time.
    dns.zone.set(proof.record.name, { texts: ['entrevue=neither-company'] });
    owner = await moved(owner, 7 * DAY);
    await runChecks();
    expect((await settingsOf(app, owner.token, owner.companyId)).body).toMatchObject({
      enabled: true,
      works: false,
      domains: [{ state: 'LOST', result: 'OTHER' }],
    });
    expect(await subjectsTo(owner)).toContain('Un domaine de courriel de votre entreprise n’est plus prouvé');
    expect((await ask(app, email)).body.redirect).toBeNull();
    expect((await logIn(owner.email)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    // The new holder of the domain proves it, and the first company cannot switch its sign-in on again.
    const next = await moved(rival, 6_000);
    dns.zone.set(proof.record.name, { texts: [wanted.record.value] });
    const [mine] = (await check(next, (await domainsOf(next))[0]!)).body.domains;
    expect(mine).toMatchObject({ state: 'PROVED' });
    expect(code(await save(app, { ...stage, owner }, { enabled: true, current_password: PASSWORD }))).toEqual([
      409,
      'SSO.DOMAIN_NOT_CONFIRMED',
    ]);
  });

  it('reads the rows that are due and the holder of a domain from indexes', async () => {
    const plan = (statement: string): Promise<string> =>
      app.orm.em.fork().transactional(async (em) => {
        await em.execute('set local enable_seqscan = off');
        return JSON.stringify(await em.execute(`explain ${statement}`));
      });
    expect(
      await plan('select id from company_sso_domain where next_check_at <= now() order by next_check_at, id limit 10'),
    ).toContain('company_sso_domain_next_check_at_index');
    expect(
      await plan(`select 1 from company_sso_domain where domain = 'x' and state in ('PROVED', 'MISSING')`),
    ).toContain('company_sso_domain_holder_unique');
  });
});

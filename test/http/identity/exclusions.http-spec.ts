import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type { Exclusion, ExclusionsPage } from '../../../server/modules/identity/http/privacy.contract.js';
import { DisclosuresFacade, IdentityFacade } from '../../../server/modules/identity/index.js';
import type { RecruiterDashboard } from '../../../server/modules/operations/http/dashboard.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { publish } from '../jobs/market.js';
import { clinicalNurse, intensiveCare, matchesOf, seekerWith } from '../matching/stage.js';
import { accessLogOf, exclude, pageOf, type Recruiter, recruiterOf } from './hiring.js';
import { signUp } from './people.js';

const url = '/api/users/me/exclusions';

describe('hiding from an employer', () => {
  let app: TestApp;
  let recruiter: Recruiter;
  let seeker: SessionAnswer;
  beforeAll(async () => {
    app = await startTestApp();
    recruiter = await recruiterOf(app);
  });
  beforeEach(async () => {
    seeker = await signUp(app);
  });
  afterAll(() => app.close());

  const statusFor = async (token: string): Promise<number> => (await pageOf(app, seeker.user.id, token)).status;
  const listOf = async (token: string): Promise<ExclusionsPage> =>
    (await app.request<ExclusionsPage>({ url, token })).body;

  it('is by company or by domain, listed newest first, and can be removed', async () => {
    const company = await exclude(app, seeker.token, { company_id: recruiter.companyId });
    expect([company.status, company.body]).toEqual([
      201,
      {
        id: expect.any(String),
        kind: 'COMPANY',
        company: { id: recruiter.companyId, name: expect.any(String), logo_url: null },
        domain: null,
        created_at: app.clock.now().toISOString(),
      },
    ]);
    app.clock.advance(1000);
    const domain = await exclude(app, seeker.token, { domain: 'https://www.Example.CA/jobs' });
    expect(domain.body).toMatchObject({ kind: 'DOMAIN', company: null, domain: 'example.ca' });
    const list = await listOf(seeker.token);
    expect(list).toMatchObject({ total: 2, page: 1, limit: 20 });
    expect(list.exclusions.map(({ kind }: Exclusion) => kind)).toEqual(['DOMAIN', 'COMPANY']);
    const removed = await app.request({ method: 'DELETE', url: `${url}/${company.body.id}`, token: seeker.token });
    expect([removed.status, removed.body]).toEqual([200, { success: true }]);
    expect((await listOf(seeker.token)).total).toBe(1);
  });

  it('refuses invalid, existing and missing entries', async () => {
    for (const payload of [
      {},
      { company_id: newId(), domain: 'x.example' },
      { company_id: 'x' },
      { domain: 'nothing' },
      { domain: '' },
      { domain: 'a b.ca' },
      { domain: 'x.example', seeker_id: newId() },
      { domain: 'x.example\u0000' },
      { domain: 7 },
      [],
      null,
    ]) {
      const answer = await app.request({ method: 'POST', url, token: seeker.token, payload: payload as object });
      expect([payload, answer.status]).toEqual([payload, 400]);
    }
    const unknown = await exclude(app, seeker.token, { company_id: newId() });
    expect([unknown.status, unknown.body.code]).toEqual([400, 'IDENTITY.UNKNOWN_COMPANY']);
    await exclude(app, seeker.token, { domain: 'x.example' });
    const again = await exclude(app, seeker.token, { domain: 'someone@X.example' });
    expect([again.status, again.body.code]).toEqual([409, 'IDENTITY.ALREADY_EXCLUDED']);
    expect((await listOf(seeker.token)).total).toBe(1);
  });

  it('is private: another seeker’s entry answers like a missing one', async () => {
    const { body } = await exclude(app, seeker.token, { domain: 'x.example' });
    const other = await signUp(app);
    const remove = (id: string) => app.request({ method: 'DELETE', url: `${url}/${id}`, token: other.token });
    const [foreign, missing] = [await remove(body.id), await remove(newId())];
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect((await listOf(other.token)).total).toBe(0);
    expect((await exclude(app, recruiter.token, { domain: 'x.example' })).status).toBe(403);
    expect((await app.request({ url, token: recruiter.token })).status).toBe(403);
  });

  it('is limited to a hundred, also for two hundred parallel requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) => exclude(app, seeker.token, { domain: `d${index}.example` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(100);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('IDENTITY.TOO_MANY_EXCLUSIONS');
  });

  it('is written once for ten parallel requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => exclude(app, seeker.token, { company_id: recruiter.companyId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect((await listOf(seeker.token)).total).toBe(1);
  });

  it('works for the whole company: by its id, its web site, and the address of anybody there', async () => {
    const byAddress = await recruiterOf(app, { email: 'rita@careers.acme.example' });
    const bySite = await recruiterOf(app, {}, { website: 'https://www.jobs.acme.example/careers' });
    const bySiteItself = await recruiterOf(app, {}, { website: 'https://acme.example' });
    const alone = await signUp(app, { user_type: 'RECRUITER', email: 'lone@acme.example' });
    const alike = await recruiterOf(app, { email: 'rita@notacme.example' }, { website: 'https://acme.example.org' });
    const colleague = await signUp(app, { user_type: 'RECRUITER', email: 'colleague@elsewhere.example' });
    await query(
      app.databaseUrl,
      'insert into company_member (user_id, company_id, created_at) values ($1, $2, now())',
      [colleague.user.id, byAddress.companyId],
    );
    const all = [byAddress, bySite, bySiteItself, alone, alike, colleague].map(({ token }) => token);
    expect(await Promise.all(all.map(statusFor))).toEqual(Array(6).fill(200));
    const { body } = await exclude(app, seeker.token, { domain: 'acme.example' });
    expect(await Promise.all(all.map(statusFor))).toEqual([404, 404, 404, 404, 200, 404]);
    await app.request({ method: 'DELETE', url: `${url}/${body.id}`, token: seeker.token });
    expect(await Promise.all(all.map(statusFor))).toEqual(Array(6).fill(200));
  });

  it('answers the excluded company as if the person did not exist, also in counts', async () => {
    const countOf = async () =>
      (await app.request<RecruiterDashboard>({ url: '/api/dashboard/recruiter/stats', token: recruiter.token })).body
        .stats;
    const before = await countOf();
    await exclude(app, seeker.token, { company_id: recruiter.companyId });
    const [hidden, missing] = [
      await pageOf(app, seeker.user.id, recruiter.token),
      await pageOf(app, newId(), recruiter.token),
    ];
    expect(hidden.status).toBe(404);
    expect({ ...hidden.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    const cards = await app.app
      .get(IdentityFacade)
      .presentCandidates({ id: recruiter.id, role: 'RECRUITER' }, [seeker.user.id], { language: 'fr', place: 'list' });
    expect(cards.size).toBe(0);
    const after = await countOf();
    expect(after.totalCandidates).toBe(before.totalCandidates - 1);
    expect(after.deltas.totalCandidates).toBe(before.deltas.totalCandidates - 1);
  });

  it('masks an open profile, except for a company to which the seeker applied', async () => {
    const disclosures = app.app.get(DisclosuresFacade);
    const applied = await recruiterOf(app);
    const pair = { seekerId: seeker.user.id, companyId: recruiter.companyId };
    await disclosures.disclose({ ...pair, type: 'RESERVED' });
    await disclosures.disclose({ ...pair, companyId: applied.companyId, type: 'APPLICATION_SENT' });
    for (const { companyId } of [recruiter, applied]) await exclude(app, seeker.token, { company_id: companyId });
    expect(await statusFor(recruiter.token)).toBe(404);
    expect((await pageOf(app, seeker.user.id, applied.token)).body).toMatchObject({ is_masked: false });
    const concealed = (await accessLogOf(app, seeker.token)).filter(({ kind }) => kind === 'CONCEALED');
    expect(concealed).toEqual([expect.objectContaining({ interaction: 'RESERVED' })]);
  });

  it('never leaves a profile open to an excluded company if both happen in parallel', async () => {
    const disclosures = app.app.get(DisclosuresFacade);
    for (let turn = 0; turn < 8; turn += 1) {
      const person = await signUp(app);
      const pair = { seekerId: person.user.id, companyId: recruiter.companyId };
      await Promise.all([
        disclosures.disclose({ ...pair, type: 'RESERVED' }).catch(() => undefined),
        exclude(app, person.token, { company_id: recruiter.companyId }),
      ]);
      expect((await pageOf(app, person.user.id, recruiter.token)).status).toBe(404);
      const open = await query(
        app.databaseUrl,
        'select 1 from seeker_disclosure where seeker_id = $1 and concealed_at is null',
        [person.user.id],
      );
      expect(open).toEqual([]);
    }
  });

  it('removes the two from each other’s matches, and restores them afterwards', async () => {
    const hospital = await recruiterOf(app, {}, { name: 'Hôpital Mont-Blanc' });
    const clinic = await recruiterOf(app, {}, { name: 'Clinique du Parc' });
    const nurse = await seekerWith(app, clinicalNurse);
    const closed = await publish(app, hospital.token, intensiveCare);
    const open = await publish(app, clinic.token, intensiveCare);
    await app.runJobs();
    const jobsOf = async () => (await matchesOf(app, nurse.token)).matches.map(({ job }) => job?.id).sort();
    expect(await jobsOf()).toEqual([closed.id, open.id].sort());
    const [match] = (await matchesOf(app, nurse.token, `?job_id=${closed.id}`)).matches;
    const accepted = await app.request({
      method: 'PUT',
      url: `/api/matches/${match?.id}`,
      token: nurse.token,
      payload: { status: 'ACCEPTED' },
    });
    expect(accepted.status).toBe(200);
    expect((await matchesOf(app, hospital.token)).total).toBe(1);

    const { body } = await exclude(app, nurse.token, { company_id: hospital.companyId });
    // The excluded company's page is empty before a worker ran.
    expect((await matchesOf(app, hospital.token)).matches).toEqual([]);
    await app.runJobs();
    expect(await jobsOf()).toEqual([open.id]);
    expect(await matchesOf(app, hospital.token)).toMatchObject({ matches: [], total: 0, counts: { ACCEPTED: 0 } });
    expect((await matchesOf(app, clinic.token)).total).toBe(1);
    const gone = await app.request({ url: `/api/matches/${match?.id}/explanation`, token: hospital.token });
    expect(gone.status).toBe(404);

    for (const token of [nurse.token, hospital.token]) {
      const again = await app.request({ method: 'POST', url: '/api/matches/generate', token });
      expect(again.status).toBe(202);
    }
    await publish(app, hospital.token, { ...intensiveCare, title: 'Registered Nurse, Intensive Care, nights' });
    await app.runJobs();
    expect(await jobsOf()).toEqual([open.id]);
    expect((await matchesOf(app, hospital.token)).total).toBe(0);

    await app.request({ method: 'DELETE', url: `${url}/${body.id}`, token: nurse.token });
    await app.runJobs();
    expect(await jobsOf()).toHaveLength(3);
    expect((await matchesOf(app, hospital.token)).total).toBe(2);
  });

  it('hides settled matches only from the company', async () => {
    const shop = await recruiterOf(app, {}, { name: 'Clinique du Lac' });
    const nurse = await seekerWith(app, clinicalNurse);
    await publish(app, shop.token, intensiveCare);
    await app.runJobs();
    await query(app.databaseUrl, `update match set status = 'MATCHED', answered_at = now() where seeker_id = $1`, [
      nurse.id,
    ]);
    await exclude(app, nurse.token, { company_id: shop.companyId });
    await app.runJobs();
    const seen = (await matchesOf(app, shop.token)).matches.filter(({ user }) => user.id === nurse.id);
    expect(seen).toEqual([]);
    const own = (await matchesOf(app, nurse.token)).matches.filter(({ job }) => job?.company.id === shop.companyId);
    expect(own).toEqual([expect.objectContaining({ status: 'MATCHED' })]);
  });
});

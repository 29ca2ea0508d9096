import type { MatchAnswer, MatchExplanation } from '../../../server/modules/matching/http/matches.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { publish, signUp, signUpWithCompany } from '../jobs/market.js';
import { clinicalNurse, intensiveCare, matchesOf, type Person, seekerWith, show } from './stage.js';

describe('matches', () => {
  let app: TestApp;
  let hospital: { token: string; companyId: string };
  let nurse: Person;
  let jobId: string;

  beforeAll(async () => {
    app = await startTestApp();
    hospital = await signUpWithCompany(app, 'Hôpital Mont-Blanc');
    nurse = await seekerWith(app, clinicalNurse);
    jobId = (await publish(app, hospital.token, intensiveCare)).id;
    await publish(app, hospital.token, { title: 'Cuisinier', requirements: ['Cuisson des viandes'] });
    await publish(app, hospital.token, { title: 'Développeur back-end', requirements: ['Node.js', 'PostgreSQL'] });
    await app.runJobs();
  });
  afterAll(() => app.close());

  it('match a French profile with an English posting, with reasons in the reader’s language', async () => {
    const page = await matchesOf(app, nurse.token);
    expect(page).toMatchObject({ total: 1, page: 1, limit: 20 });
    expect(page.counts).toEqual({ PENDING: 1, ACCEPTED: 0, MATCHED: 0, REJECTED: 0, HIRED: 0, CANCELLED: 0 });
    const [found] = page.matches;
    expect(found).toMatchObject({
      status: 'PENDING',
      is_mutual: false,
      unlock_price: null,
      introduction: null,
      allowed_actions: ['ACCEPTED', 'REJECTED'],
      job: { id: jobId, title: 'Registered Nurse, Intensive Care', company: { name: 'Hôpital Mont-Blanc' } },
      user: { id: nurse.id, is_masked: false, full_name: 'Mathilde Gagnon' },
    });
    expect(found?.match_score).toBeGreaterThanOrEqual(75);
    expect(found?.reasons.length).toBeGreaterThanOrEqual(3);
    expect(found?.reasons.join(' ')).toContain('le profil dit «\u00A0');
    expect(found?.gaps).toEqual(['certification ACLS']);

    const english = (await matchesOf(app, nurse.token, '', 'en')).matches[0];
    expect(english?.reasons.join(' ')).toContain('Huit ans aux soins intensifs');
    expect(english?.reasons.join(' ')).toContain('the profile says “');
    expect(english?.gaps).toEqual(['ACLS certification']);
    expect(english?.match_score).toBe(found?.match_score);
  });

  it('explain themselves: parts that add up, quotes with their marks, what would raise the score, a notice', async () => {
    const [found] = (await matchesOf(app, nurse.token)).matches;
    const { status, body } = await app.request<MatchExplanation>({
      url: `/api/matches/${found?.id}/explanation`,
      token: nurse.token,
    });
    expect(status).toBe(200);
    const parts = Object.values(body.score_parts);
    expect(parts.reduce((sum, part) => sum + (part?.value ?? 0), 0)).toBe(body.match_score);
    expect(parts.reduce((sum, part) => sum + (part?.max ?? 0), 0)).toBe(100);
    expect(body.raises[0]).toEqual({
      points: expect.any(Number),
      text: 'avec «\u00A0certification ACLS\u00A0» au profil',
    });
    expect(body.notice).toContain('une personne décide');
    expect(body.model_version).not.toBe('');
    expect(body.ontology_version).toMatch(/^lexicon-[0-9a-f]{12}$/);
    expect(body.evidence.length).toBeGreaterThanOrEqual(3);
    for (const { seeker_quote: said, seeker_marks: marks, quote } of body.evidence) {
      expect(quote).toBe(said);
      for (const { start, end } of marks) expect(said.slice(start, end)).not.toBe('');
    }
  });

  it('show a recruiter the masked person without their sentences', async () => {
    const page = await matchesOf(app, hospital.token, `?job_id=${jobId}`);
    expect(page.total).toBe(1);
    const [found] = page.matches;
    expect(found?.user).toMatchObject({ is_masked: true, full_name: 'Candidat·e', email: null, availability: null });
    expect(found?.allowed_actions).toEqual(['MATCHED', 'REJECTED']);
    expect(found?.evidence.length).toBeGreaterThan(0);
    for (const { source, seeker_quote: quote } of found?.evidence ?? []) {
      expect(source).toBe('skills');
      expect(clinicalNurse.skills).toContain(quote);
    }
    const explained = await app.request({ url: `/api/matches/${found?.id}/explanation`, token: hospital.token });
    for (const text of [JSON.stringify(found), explained.text]) {
      expect(text).not.toMatch(/Gagnon|Mathilde|514 555|555.?0199|75 000|90 000|soir ou nuit/);
    }
    // The preview of the experience comes from the presenter; the score does not quote it.
    expect(explained.text).not.toContain('Huit ans');
    expect(JSON.stringify([found?.reasons, found?.evidence])).not.toContain('Huit ans');
    expect(found?.reasons[0]).toContain('au profil');
  });

  it('are not visible to others', async () => {
    const [found] = (await matchesOf(app, nurse.token)).matches;
    const stranger = await signUpWithCompany(app, 'Ailleurs');
    const other = await seekerWith(app, { skills: [] });
    for (const token of [stranger.token, other.token]) {
      expect((await matchesOf(app, token)).total).toBe(0);
      const explained = await app.request({ url: `/api/matches/${found?.id}/explanation`, token });
      const answered = await app.request({
        method: 'PUT',
        url: `/api/matches/${found?.id}`,
        token,
        payload: { status: 'REJECTED' },
      });
      expect([explained.status, answered.status]).toEqual([404, 404]);
    }
    const nobody = await app.request({ url: '/api/matches' });
    expect(nobody.status).toBe(401);
    const companyless = await signUp(app, 'RECRUITER');
    expect((await matchesOf(app, companyless)).matches).toEqual([]);
  });

  it('refuse unknown parameters', async () => {
    const [found] = (await matchesOf(app, nurse.token)).matches;
    const put = (payload: object) =>
      app.request({ method: 'PUT', url: `/api/matches/${found?.id}`, token: nurse.token, payload });
    expect((await put({ status: 'PENDING' })).status).toBe(400);
    expect((await put({ status: 'ACCEPTED', score: 100 })).status).toBe(400);
    expect((await app.request({ url: '/api/matches?status=MAYBE', token: nurse.token })).status).toBe(400);
    expect((await app.request({ url: '/api/matches/1/explanation', token: nurse.token })).status).toBe(400);
  });

  it('are shown with the posting, and counted for its company', async () => {
    const detail = await app.request<{ match: MatchAnswer | null }>({ url: `/api/jobs/${jobId}`, token: nurse.token });
    expect(detail.body.match).toMatchObject({ status: 'PENDING', gaps: ['certification ACLS'] });
    const own = await app.request<{ jobs: { id: string; matches_count: number }[] }>({
      url: '/api/jobs/my/jobs',
      token: hospital.token,
    });
    expect(own.body.jobs.find(({ id }) => id === jobId)?.matches_count).toBe(1);
  });

  it('disappear for recruiters immediately if the person hides, and come back once', async () => {
    await show(app, nurse.token, false);
    expect((await matchesOf(app, hospital.token)).matches).toEqual([]);
    await app.runJobs();
    expect((await matchesOf(app, hospital.token)).total).toBe(0);
    expect((await matchesOf(app, nurse.token)).total).toBe(0);
    await show(app, nurse.token, true);
    await app.runJobs();
    expect((await matchesOf(app, hospital.token)).total).toBe(1);
  });
});

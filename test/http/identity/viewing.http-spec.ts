import type { VisibleUser } from '../../../server/modules/identity/http/candidates.contract.js';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import { DEMO_PASSWORD, demoAccounts, IdentityFacade } from '../../../server/modules/identity/index.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { signUp } from './people.js';

/** Words that must never reach a recruiter who sees the masked profile. */
const canaries = ['zephyrine', 'quokkaford', 'canary', '5145550177', '90210'];

describe('viewing a person’s page', () => {
  let app: TestApp;
  let seeker: SessionAnswer;
  let otherSeeker: SessionAnswer;
  let recruiter: SessionAnswer;
  let otherRecruiter: SessionAnswer;
  let operatorToken: string;
  beforeAll(async () => {
    app = await startTestApp();
    seeker = await signUp(app, { full_name: 'Zephyrine Quokkaford', email: 'zephyrine.canary@canary-mail.example' });
    [otherSeeker, recruiter, otherRecruiter] = await Promise.all([
      signUp(app),
      signUp(app, { user_type: 'RECRUITER', full_name: 'Rita Recruiter' }),
      signUp(app, { user_type: 'RECRUITER' }),
    ]);
    await app.app.get(IdentityFacade).registerDemoAccount({
      email: demoAccounts.OPERATOR.email,
      full_name: demoAccounts.OPERATOR.fullName,
      user_type: 'OPERATOR',
    });
    const login = await app.request<SessionAnswer>({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: demoAccounts.OPERATOR.email, password: DEMO_PASSWORD },
    });
    operatorToken = login.body.token;
    const filler = 'honest work '.repeat(20);
    const update = await app.request({
      method: 'PUT',
      url: '/api/users/me',
      token: seeker.token,
      payload: {
        phone: '(514) 555-0177',
        location: 'Montréal, 90210 canary street',
        bio: `I am Zephyrine, zephyrine.canary@canary-mail.example, (514) 555-0177. ${filler} canary`,
        experience: `Quokkaford & Co, https://canary.example/zq. ${filler} canary`,
        skills: ['TypeScript', 'Zephyrine', 'me@canary.example'],
        years_experience: 7,
        title: 'canary of Quokkaford',
        availability: 'canary now',
        salary_range: 'canary 90210',
        work_type_preference: 'canary',
        company_size_preference: 'canary',
        industry_preference: 'canary',
        job_preferences: { canary: 'canary' },
      },
    });
    expect(update.status).toBe(200);
  });
  afterAll(() => app.close());

  const view = (id: string, token: string, headers: Record<string, string> = {}) =>
    app.request<VisibleUser>({ url: `/api/users/${id}`, token, headers });

  it('shows a recruiter the mask, exactly', async () => {
    const { status, body, text, headers } = await view(seeker.user.id, recruiter.token);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: seeker.user.id,
      is_masked: true,
      user_type: 'JOB_SEEKER',
      full_name: 'Z*** Q***',
      location: 'Montréal',
      bio: expect.stringMatching(/^I am •••, •••, •••\. honest work/),
      experience: expect.stringMatching(/^••• & Co, •••/),
      skills: ['TypeScript'],
      years_experience: 7,
      availability: null,
      avatar_url: null,
      email: null,
      phone: null,
      interaction_status: { type: 'NO_CONTACT' },
      profile: { skills: ['TypeScript'], experience: expect.any(String) },
      video_profiles: [],
      video_for_sale: false,
      reservation_price: 1,
      may_reserve: 'NOW',
      may_reserve_from: null,
    });
    const bytes = `${text}\n${JSON.stringify(headers)}`.toLowerCase();
    for (const canary of canaries) {
      expect(bytes).not.toContain(canary);
      expect(bytes.normalize('NFD')).not.toContain(canary);
      expect(bytes).not.toContain([...canary].reverse().join(''));
      expect(bytes).not.toContain(Buffer.from(canary).toString('base64').replaceAll('=', '').toLowerCase());
    }
  });

  it('shows the mask also if the request asks for no mask', async () => {
    const answer = await app.request<VisibleUser>({
      url: `/api/users/${seeker.user.id}?apply_masking=false`,
      token: recruiter.token,
    });
    expect([answer.status, answer.body]).toMatchObject([200, { is_masked: true, email: null }]);
  });

  it('finds the canaries in an open profile, so that the search above can fail', async () => {
    const own = await view(seeker.user.id, seeker.token);
    const digits = own.text.replace(/\D/g, '');
    for (const canary of canaries) expect(`${own.text.toLowerCase()}${digits}`).toContain(canary);
  });

  it('calls a masked person Candidat·e in lists', async () => {
    const facade = app.app.get(IdentityFacade);
    const viewer = { id: recruiter.user.id, role: 'RECRUITER' };
    const fr = await facade.presentCandidates(viewer, [seeker.user.id], { language: 'fr', place: 'list' });
    const en = await facade.presentCandidates(viewer, [seeker.user.id], { language: 'en', place: 'list' });
    expect([fr.get(seeker.user.id)?.full_name, en.get(seeker.user.id)?.full_name]).toEqual(['Candidat·e', 'Candidate']);
  });

  it('shows oneself and the operator the account', async () => {
    for (const token of [seeker.token, operatorToken]) {
      const { body } = await view(seeker.user.id, token);
      expect(body).toMatchObject({
        is_masked: false,
        email: seeker.user.email,
        full_name: 'Zephyrine Quokkaford',
        video_profiles: [],
      });
    }
  });

  it('shows a seeker the card of an approved recruiter and nothing else', async () => {
    const { body } = await view(recruiter.user.id, otherSeeker.token);
    expect(body).toEqual({
      id: recruiter.user.id,
      user_type: 'RECRUITER',
      full_name: 'Rita Recruiter',
      avatar_url: null,
      company: null,
    });
  });

  it('answers the same for a missing person and for one that the caller may not see', async () => {
    const hidden = await signUp(app, { consents: { adult: true, terms: true, profile_visible: false } });
    const answers = await Promise.all([
      view(newId(), recruiter.token),
      view(hidden.user.id, recruiter.token),
      view(otherRecruiter.user.id, recruiter.token),
      view(seeker.user.id, otherSeeker.token),
      view(newId(), otherSeeker.token),
    ]);
    const shown = answers.map(({ status, body }) => ({ status, body: { ...body, requestId: '' } }));
    expect(shown[0]).toMatchObject({ status: 404, body: { code: 'REQUEST.NOT_FOUND' } });
    for (const answer of shown) expect(answer).toEqual(shown[0]);
  });

  it('refuses an invalid id, and a caller without a session', async () => {
    expect((await view('1; drop table account', recruiter.token)).status).toBe(400);
    expect((await app.request({ url: `/api/users/${seeker.user.id}` })).status).toBe(401);
  });
});

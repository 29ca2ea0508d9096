import type { CandidatePreview, VisibleUser } from '../../../server/modules/identity/http/candidates.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { signUp } from './people.js';

describe('the preview of the own page', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const preview = (token?: string) =>
    app.request<CandidatePreview>({ url: '/api/users/me/preview', ...(token !== undefined && { token }) });

  it('equals the page that a recruiter gets, masked and open', async () => {
    const [seeker, recruiter] = await Promise.all([
      signUp(app, { full_name: 'Zephyrine Quokkaford' }),
      signUp(app, { user_type: 'RECRUITER' }),
    ]);
    const bio = `I am Zephyrine, reach me at 514 555-0177. ${'honest work '.repeat(20)}`.trim();
    await app.request({
      method: 'PUT',
      url: '/api/users/me',
      token: seeker.token,
      payload: { phone: '514 555-0177', location: 'Montréal, QC', bio, skills: ['Go'], salary_range: '60 000 $' },
    });
    const { status, body } = await preview(seeker.token);
    expect(status).toBe(200);
    const seen = await app.request<VisibleUser>({ url: `/api/users/${seeker.user.id}`, token: recruiter.token });
    expect(seen.status).toBe(200);
    expect(body.masked).toEqual(seen.body);
    expect(JSON.stringify(body.masked)).not.toMatch(/zephyrine|quokkaford|555-0177|60 000/i);
    expect(body.open).toMatchObject({
      is_masked: false,
      full_name: 'Zephyrine Quokkaford',
      email: seeker.user.email,
      phone: '514 555-0177',
      bio,
      interaction_status: { type: 'MATCHED', expires_at: null },
      profile: { salary_range: '60 000 $' },
    });
  });

  it('is for seekers', async () => {
    const recruiter = await signUp(app, { user_type: 'RECRUITER' });
    expect((await preview(recruiter.token)).status).toBe(403);
    expect((await preview()).status).toBe(401);
  });
});

import type { SkillSuggestions } from '../../../server/modules/matching/http/skills.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { signUp } from '../jobs/market.js';

describe('GET /api/users/skills', () => {
  let app: TestApp;
  let token: string;
  const suggest = async (query: string, language = 'fr'): Promise<SkillSuggestions> => {
    const { status, body } = await app.request<SkillSuggestions>({
      url: `/api/users/skills${query}`,
      token,
      headers: { 'accept-language': language },
    });
    expect(status).toBe(200);
    return body;
  };

  beforeAll(async () => {
    app = await startTestApp();
    token = await signUp(app, 'JOB_SEEKER');
  });
  afterAll(() => app.close());

  it('suggests in the reader’s language for input in either language', async () => {
    expect((await suggest('?q=soins%20int')).skill_names).toContain('Soins intensifs');
    expect((await suggest('?q=intensive%20c')).skill_names).toContain('Soins intensifs');
    expect((await suggest('?q=soins%20int', 'en')).skill_names).toContain('Critical care');
  });

  it('ignores accents and capitals, and finds the middle of a name', async () => {
    expect((await suggest('?q=PEDIATR')).skill_names).toContain('Pédiatrie');
    expect((await suggest('?q=c%2B%2B')).skill_names[0]).toBe('C++');
    expect((await suggest('?q=postgres')).skill_names[0]).toBe('PostgreSQL');
  });

  it('returns at most the requested number, in a stable order, with ids', async () => {
    const five = await suggest('?q=s&limit=5');
    expect(five.skills).toHaveLength(5);
    expect(five.skills.map(({ label }) => label)).toEqual(five.skill_names);
    expect(five.skills.every(({ id }) => id.startsWith('skill/'))).toBe(true);
    expect(await suggest('?q=s&limit=5')).toEqual(five);
    expect((await suggest('')).skills).toHaveLength(10);
    expect((await suggest('?q=zzzzqq')).skills).toEqual([]);
  });

  it('needs a sign-in and valid parameters', async () => {
    expect((await app.request({ url: '/api/users/skills' })).status).toBe(401);
    expect((await app.request({ url: '/api/users/skills?limit=500', token })).status).toBe(400);
  });
});

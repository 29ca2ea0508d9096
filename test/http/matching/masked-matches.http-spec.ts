import type { CandidatesPage } from '../../../server/modules/matching/http/candidate-search.contract.js';
import type { MatchExplanation } from '../../../server/modules/matching/http/matches.contract.js';
import { DisclosuresFacade } from '../../../server/modules/identity/index.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { type Recruiter, recruiterOf } from '../identity/hiring.js';
import { publish } from '../jobs/market.js';
import { matchesOf, type Person, seekerWith } from './stage.js';

const shown = 'Développeuse de logiciels depuis six ans dans une équipe de plateforme. '.repeat(3);
const posting = {
  title: 'Software developer',
  language: 'en',
  description: 'You will build services in Python.',
  requirements: ['Kubernetes', 'Python', 'Terraform'],
  location: 'Montréal, QC',
};

describe('matches of a masked person', () => {
  let app: TestApp;
  let company: Recruiter;
  let jobId: string;
  beforeAll(async () => {
    app = await startTestApp();
    company = await recruiterOf(app);
    jobId = (await publish(app, company.token, posting)).id;
  });
  afterAll(() => app.close());

  const developer = async (tail: string, skills = ['Python']): Promise<Person> => {
    const person = await seekerWith(app, { skills, experience: shown + tail, years_experience: 6 });
    await app.runJobs();
    return person;
  };
  const explained = (id: string, token = company.token) =>
    app.request<MatchExplanation>({ url: `/api/matches/${id}/explanation`, token });
  const seenBy = async (token: string, person: Person) =>
    (await matchesOf(app, token, `?job_id=${jobId}&limit=100`, 'en')).matches.find(({ user }) => user.id === person.id);

  it('are scored and explained to the company from the masked card only, and to the person from the whole profile', async () => {
    const plain = await developer('Rien de plus.');
    const more = await developer('Kubernetes et Terraform tous les jours.');
    const [one, other] = [await seenBy(company.token, plain), await seenBy(company.token, more)];
    expect(one?.gaps).toEqual(['Terraform', 'Kubernetes']);
    const { match_score, compatibility_score, reasons, gaps, evidence } = one ?? {};
    expect(other).toMatchObject({ match_score, compatibility_score, reasons, gaps, evidence });
    const [whyOne, whyOther] = [await explained(one?.id ?? ''), await explained(other?.id ?? '')];
    expect(whyOther.body).toEqual({ ...whyOne.body, computed_at: whyOther.body.computed_at });
    const own = await seenBy(more.token, more);
    expect(own?.gaps).toEqual([]);
    expect(own?.match_score).toBeGreaterThan(match_score ?? 100);
  });

  it('count the job title only for the person before they say yes', async () => {
    const [untitled, titled] = [
      await seekerWith(app, { skills: ['Python'] }),
      await seekerWith(app, { skills: ['Python'], title: 'Software developer' }),
    ];
    await app.runJobs();
    const [plain, own] = [await seenBy(untitled.token, untitled), await seenBy(titled.token, titled)];
    expect(own?.match_score).toBeGreaterThan(plain?.match_score ?? 0);
    const shownPerson = await app.request({ url: `/api/users/${titled.id}`, token: company.token });
    expect(shownPerson.body).not.toHaveProperty('title');
    const [left, right] = [await seenBy(company.token, untitled), await seenBy(company.token, titled)];
    expect(right?.match_score).toBe(left?.match_score);
  });

  it('are shown in full once the profile is open, in the order of the scores that the company sees', async () => {
    const person = await developer('Kubernetes et Terraform tous les jours.', ['Python', 'Git']);
    const pair = { seekerId: person.id, companyId: company.companyId };
    await app.app.get(DisclosuresFacade).disclose({ ...pair, type: 'RESERVED' });
    const page = await matchesOf(app, company.token, `?job_id=${jobId}`);
    expect(page.matches[0]?.user).toMatchObject({ id: person.id, is_masked: false });
    expect(page.matches[0]?.gaps).toEqual([]);
    const url = `/api/users?job_id=${jobId}&sort_by=relevance`;
    const { body } = await app.request<CandidatesPage>({ url, token: company.token });
    expect(body.users[0]?.id).toBe(person.id);
    expect(body.scores?.[person.id]).toBe(page.matches[0]?.match_score);
    await app.app.get(DisclosuresFacade).conceal(pair);
    expect((await seenBy(company.token, person))?.gaps).toEqual(['Terraform', 'Kubernetes']);
  });

  it('that exist only because of hidden words are visible only to the person until they say yes', async () => {
    const person = await seekerWith(app, {
      skills: ['Jardinage'],
      experience: `${'J’aime le travail bien fait et les plantes. '.repeat(5)} Développeuse Python, Kubernetes, Terraform.`,
    });
    await app.runJobs();
    const own = await seenBy(person.token, person);
    expect(own?.status).toBe('PENDING');
    expect(await seenBy(company.token, person)).toBeUndefined();
    expect((await explained(own?.id ?? '')).status).toBe(404);
    const refused = await app.request({
      method: 'PUT',
      url: `/api/matches/${own?.id}`,
      token: company.token,
      payload: { status: 'MATCHED' },
    });
    expect(refused.status).toBe(404);
    const accepted = await app.request({
      method: 'PUT',
      url: `/api/matches/${own?.id}`,
      token: person.token,
      payload: { status: 'ACCEPTED' },
    });
    expect(accepted.status).toBe(200);
    const known = await seenBy(company.token, person);
    expect([known?.status, known?.gaps]).toEqual(['ACCEPTED', ['Terraform', 'Kubernetes', 'Python']]);
  });
});

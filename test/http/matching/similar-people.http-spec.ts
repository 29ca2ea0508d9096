import type { SimilarPeopleAnswer } from '../../../server/modules/matching/http/similar-people.contract.js';
import type {
  ShortlistAnswer,
  ShortlistPeoplePage,
} from '../../../server/modules/shortlists/http/shortlists.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { countStatements } from '../../support/statements.js';
import { applied, decide, employer } from '../applications/stage.js';
import { exclude } from '../identity/hiring.js';
import { publish } from '../jobs/market.js';
import { clinicalNurse, intensiveCare, type Person, seekerWith, show } from './stage.js';

const nurse = (name: string, changes: object = {}): Record<string, unknown> => ({
  ...clinicalNurse,
  full_name: name,
  bio: `${name} aime la ventilation mécanique.`,
  ...changes,
});
const welder = {
  full_name: 'Ana Tremblay',
  skills: ['Soudure', 'Lecture de plans'],
  experience: 'Soudeuse-monteuse.',
  years_experience: 12,
  location: 'Montréal, QC',
};

describe('similar people', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof employer>>;
  const people: Record<string, Person> = {};
  const nameOf = (id: string): string => Object.entries(people).find(([, person]) => person.id === id)?.[0] ?? id;

  beforeAll(async () => {
    app = await startTestApp();
    company = await employer(app, 'Hôpital du Fleuve');
    const profiles = {
      one: nurse('Mathilde Gagnon'),
      sameTown: nurse('Zéphyrine Quokkaförd'),
      elsewhere: nurse('Rose Lavoie', { location: 'Rimouski, QC' }),
      skillsOnly: nurse('Paul Roy', { experience: 'Je cherche un emploi.', bio: null, location: 'Rimouski, QC' }),
      welder,
      hiding: nurse('Hélène Caron'),
      hidden: nurse('Luc Morin'),
    };
    for (const [name, profile] of Object.entries(profiles)) people[name] = await seekerWith(app, profile);
    await exclude(app, person('hiding').token, { company_id: company.companyId });
    await show(app, person('hidden').token, false);
    await app.runJobs();
  });
  afterAll(() => app.close());

  const person = (name: string): Person => people[name] ?? { id: newId(), token: '' };
  const similarTo = (
    name: string,
    token = company.token,
    language = 'fr',
  ): Promise<TestAnswer<SimilarPeopleAnswer & ErrorAnswer>> =>
    app.request({
      url: `/api/users/${person(name).id}/similar`,
      token,
      headers: { 'accept-language': language },
    });
  const namesOf = (answer: TestAnswer<SimilarPeopleAnswer & ErrorAnswer>): string[] =>
    answer.body.people.map(({ user }) => nameOf(user.id));

  it('do the same work, nearest first, and are people whom the company can find', async () => {
    const answer = await similarTo('one');
    expect([answer.status, namesOf(answer)]).toEqual([200, ['sameTown', 'elsewhere', 'skillsOnly']]);
    const [first, second] = answer.body.people;
    expect([first?.same_town, second?.same_town]).toEqual([true, false]);
    expect(first?.shared.length).toBeGreaterThan(1);
    expect(first?.shared.length).toBeLessThanOrEqual(6);
    const english = (await similarTo('one', company.token, 'en')).body.people[0]?.shared;
    expect(english).not.toEqual(first?.shared);
    const other = await employer(app, 'Ailleurs');
    expect(namesOf(await similarTo('one', other.token))).toContain('hiding');
  });

  it('stay masked', async () => {
    const { body, text } = await similarTo('one');
    expect(body.people.every(({ user }) => user.is_masked)).toBe(true);
    expect(text).not.toMatch(/Quokka|Lavoie|Zéphyrine/);
  });

  it('are not shown for a person whom the company may not see', async () => {
    expect((await similarTo('hiding')).status).toBe(404);
    expect((await similarTo('hidden')).status).toBe(404);
    expect((await similarTo('unknown')).status).toBe(404);
  });

  it('do not depend on the place of somebody who is reviewed blind', async () => {
    const { id } = await applied(app, person('sameTown').token, company.jobId);
    const before = await similarTo('one');
    expect([namesOf(before)[0], before.body.people[0]?.same_town]).toEqual(['sameTown', true]);
    const blind = await app.request({ method: 'POST', url: `/api/applications/${id}/blind`, token: company.token });
    expect(blind.status).toBeLessThan(300);
    const after = await similarTo('one');
    expect(after.body.people.map((each) => each.same_town)).toEqual(after.body.people.map(() => false));
    const ofBlind = await similarTo('sameTown');
    expect(ofBlind.body.people.every((each) => !each.same_town)).toBe(true);
    await decide(app, company.token, id, { status: 'REJECTED' });
  });

  it('of a person on a list leave out who is on it', async () => {
    const made = await app.request<ShortlistAnswer>({
      method: 'POST',
      url: '/api/shortlists',
      token: company.token,
      payload: { name: 'Équipe de nuit' },
    });
    const url = `/api/shortlists/${made.body.id}`;
    for (const name of ['one', 'elsewhere']) {
      const payload = { user_id: person(name).id };
      await app.request({ method: 'POST', url: `${url}/people`, token: company.token, payload });
    }
    const ask = (token: string) =>
      app.request<SimilarPeopleAnswer & ErrorAnswer>({ url: `${url}/people/${person('one').id}/similar`, token });
    const names = namesOf(await ask(company.token));
    expect(names).toContain('skillsOnly');
    expect(names).not.toContain('elsewhere');
    const stranger = await employer(app, 'Ailleurs');
    expect((await ask(stranger.token)).status).toBe(404);
  });

  it('on a list are compared with a posting: score, reasons and gaps of the mask, without credits, in few statements', async () => {
    const { id: jobId } = await publish(app, company.token, intensiveCare);
    await app.runJobs();
    const balance = async (): Promise<unknown> =>
      (await app.request({ url: '/api/credits/balance', token: company.token })).body;
    const before = await balance();
    const lists = await app.request<{ shortlists: { id: string }[] }>({ url: '/api/shortlists', token: company.token });
    const [list] = lists.body.shortlists;
    const url = `/api/shortlists/${list?.id}?job_id=${jobId}`;
    const compared = await app.request<ShortlistPeoplePage>({ url, token: company.token });
    expect(compared.status).toBe(200);
    const matches = await query<{ seeker_id: string; card_score: number; card_result: { reasons: { fr: string[] } } }>(
      app.databaseUrl,
      'select seeker_id, card_score, card_result from match where job_id = $1 and card_proposed',
      [jobId],
    );
    expect(matches.length).toBeGreaterThan(0);
    const cards = new Map(matches.map((row) => [row.seeker_id, row]));
    for (const { user, match_score: score, comparison } of compared.body.people) {
      const card = cards.get(user.id);
      expect([score, comparison?.reasons ?? null]).toEqual([
        card?.card_score ?? null,
        card?.card_result.reasons.fr ?? null,
      ]);
    }
    const scores = compared.body.people.map(({ match_score: score }) => score ?? -1);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(await balance()).toEqual(before);
    const sent = async (limit: number): Promise<number> => {
      const { statements } = await countStatements(app, () =>
        app.request({ url: `${url}&limit=${limit}`, token: company.token }),
      );
      return statements.length;
    };
    // As many for one person as for all.
    expect(await sent(100)).toBe(await sent(1));
  });
});

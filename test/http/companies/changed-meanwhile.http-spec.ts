import type { Company } from '../../../server/modules/companies/http/companies.contract.js';
import type { OwnJob } from '../../../server/modules/jobs/http/jobs.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { publish, signUpWithCompany } from '../jobs/market.js';

interface Refusal {
  code: string;
  error: string;
  details: { version: string };
}
/** The fields that this test uses of a posting and of a company's page. */
type Stored = Pick<OwnJob & Company, 'description' | 'location' | 'updated_at'>;

describe.each(['jobs', 'companies'] as const)('parallel changes by colleagues: /api/%s', (resource) => {
  let app: TestApp;
  let token: string;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp();
    const own = await signUpWithCompany(app, 'Acier Chaudière');
    token = own.token;
    id = resource === 'jobs' ? (await publish(app, token)).id : own.companyId;
  });
  afterAll(() => app.close());

  const put = <T = Stored>(payload: object) =>
    app.request<T>({ method: 'PUT', url: `/api/${resource}/${id}`, token, payload });
  const stored = async (): Promise<Stored> =>
    (await app.request<Stored>({ url: `/api/${resource}/${id}`, token })).body;

  it('is saved when nobody else changed it, and the answer is the next version', async () => {
    const { updated_at: version } = await stored();
    const first = await put({ description: 'Un', version });
    expect([first.status, first.body.description]).toEqual([200, 'Un']);
    const second = await put({ description: 'Deux', version: first.body.updated_at });
    expect([second.status, second.body.description]).toEqual([200, 'Deux']);
  });

  it('is refused when it is based on an older version, which is named, and changes nothing', async () => {
    const { updated_at: version } = await stored();
    const theirs = await put({ description: 'De ma collègue', version });
    const mine = await put<Refusal>({ description: 'De moi', location: 'Lévis', version });
    expect(mine.status).toBe(409);
    expect(mine.body).toMatchObject({
      code: `${resource.toUpperCase()}.CHANGED_MEANWHILE`,
      details: { version: theirs.body.updated_at },
    });
    expect(mine.body.error).toContain('Rien de ce que vous avez écrit n’est perdu');
    expect(await stored()).toMatchObject({ description: 'De ma collègue', updated_at: theirs.body.updated_at });
    const again = await put({ description: 'De moi', version: mine.body.details.version });
    expect([again.status, again.body.description]).toEqual([200, 'De moi']);
  });

  it('is saved once when eight save the same version at once', async () => {
    const { updated_at: version } = await stored();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => put<Stored & Refusal>({ description: `Numéro ${place}`, version })),
    );
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await stored()).toMatchObject({ description: saved[0]?.body.description });
  });

  it('is saved without a check where no version is sent, as older callers do', async () => {
    await put({ description: 'Une fois' });
    const { status, body } = await put({ description: 'Encore' });
    expect([status, body.description]).toEqual([200, 'Encore']);
  });

  it.each(['yesterday', 7, null])('refuses %j as a version', async (version) => {
    expect((await put<Refusal>({ description: 'x', version })).status).toBe(400);
  });
});

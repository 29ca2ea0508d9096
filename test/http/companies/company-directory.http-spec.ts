import type { CompanyDirectory } from '../../../server/modules/companies/http/company-directory.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { publish, signUpWithCompany } from '../jobs/market.js';

describe('the directory of companies', () => {
  let app: TestApp;
  let bakery: { token: string; companyId: string };
  beforeAll(async () => {
    app = await startTestApp();
    bakery = await company('Boulangerie Élan', { industry: 'Alimentation', location: 'Trois-Rivières, QC' });
    await company('atelier Zénith', { industry: 'Métallurgie', location: 'Laval, QC' });
    await company('Éclair 100 %', { industry: 'Énergie', location: null });
  });
  afterAll(() => app.close());

  async function company(name: string, details: object): Promise<{ token: string; companyId: string }> {
    const made = await signUpWithCompany(app, name);
    const url = `/api/companies/${made.companyId}`;
    await app.request({ method: 'PUT', url, token: made.token, payload: details });
    return made;
  }
  const read = async (asked: Readonly<Record<string, string>> = {}): Promise<CompanyDirectory> => {
    const { status, body } = await app.request<CompanyDirectory>({
      url: `/api/companies/directory?${new URLSearchParams(asked).toString()}`,
    });
    expect(status).toBe(200);
    return body;
  };
  const namesFor = async (asked: Readonly<Record<string, string>>): Promise<string[]> =>
    (await read(asked)).companies.map(({ name }) => name);

  it('lists companies by name with what they do, where, and how many postings are open', async () => {
    await publish(app, bakery.token);
    await publish(app, bakery.token, { status: 'DRAFT' });
    const page = await read();
    expect(page).toMatchObject({ total: 3, has_more_than_total: false, next: null });
    expect(page.companies.map(({ name }) => name)).toEqual(['atelier Zénith', 'Boulangerie Élan', 'Éclair 100 %']);
    expect(page.companies[1]).toEqual({
      id: bakery.companyId,
      name: 'Boulangerie Élan',
      industry: 'Alimentation',
      location: 'Trois-Rivières, QC',
      size: null,
      logo_url: null,
      verified: false,
      active_jobs: 1,
    });
  });

  it('finds by name, sector and place, without accents, together', async () => {
    expect(await namesFor({ search: 'ELAN' })).toEqual(['Boulangerie Élan']);
    expect(await namesFor({ industry: 'energie' })).toEqual(['Éclair 100 %']);
    expect(await namesFor({ location: 'trois-rivieres' })).toEqual(['Boulangerie Élan']);
    expect(await namesFor({ location: 'qc', industry: 'métal' })).toEqual(['atelier Zénith']);
    expect(await namesFor({ location: 'Laval', search: 'élan' })).toEqual([]);
    expect(await namesFor({ search: '%' })).toEqual(['Éclair 100 %']);
    expect(await namesFor({ search: '  ' })).toHaveLength(3);
  });

  it('continues after the last company, also if one was added before it meanwhile', async () => {
    const first = await read({ limit: '2' });
    expect(first.companies.map(({ name }) => name)).toEqual(['atelier Zénith', 'Boulangerie Élan']);
    const added = await company('Abeille', {});
    const second = await read({ limit: '2', after: String(first.next) });
    expect(second.companies.map(({ name }) => name)).toEqual(['Éclair 100 %']);
    expect(second).toMatchObject({ total: 4, next: null });
    await app.request({ method: 'DELETE', url: `/api/companies/${added.companyId}`, token: added.token });
  });

  it('shows no company that nobody approved, and none that was removed', async () => {
    const hidden = await company('Secrète', { industry: 'Alimentation' });
    expect(await namesFor({ industry: 'alimentation' })).toEqual(['Boulangerie Élan', 'Secrète']);
    for (const status of ['PENDING', 'REJECTED']) {
      await query(
        app.databaseUrl,
        `update account set approval_status = $2
          where id = (select user_id from company_member where company_id = $1)`,
        [hidden.companyId, status],
      );
      const page = await read({ industry: 'alimentation' });
      expect([page.companies.map(({ name }) => name), page.total]).toEqual([['Boulangerie Élan'], 1]);
    }
    const removed = await company('Retirée', {});
    await app.request({ method: 'DELETE', url: `/api/companies/${removed.companyId}`, token: removed.token });
    expect(await namesFor({ search: 'retirée' })).toEqual([]);
  });

  it('refuses what is no page of it', async () => {
    for (const asked of ['after=x', 'after=0190a0a0-0000-7000-8000-00000000dead.', 'limit=101', 'page=2']) {
      const { status } = await app.request({ url: `/api/companies/directory?${asked}` });
      expect([asked, status]).toEqual([asked, 400]);
    }
  });

  it('uses its indexes', async () => {
    const { databaseUrl } = app;
    await query(
      databaseUrl,
      `insert into company (id, name, industry, location, culture, benefits, created_at, updated_at)
        select gen_random_uuid(), 'Volume ' || n, 'Secteur ' || (n % 300), 'Lieu ' || (n % 500), '{}', '{}', now(), now()
          from generate_series(1, 20000) as n`,
    );
    await query(databaseUrl, 'analyze company');
    const planOf = async (condition: string, order = ''): Promise<string> =>
      JSON.stringify(
        await query(
          databaseUrl,
          `explain select c.id from company c where c.removed_at is null and ${condition} ${order}`,
        ),
      );
    expect(await planOf(`fold_text(c.industry) like fold_text('%secteur 299%')`)).toContain(
      'company_industry_trgm_index',
    );
    expect(await planOf(`fold_text(c.location) like fold_text('%lieu 499%')`)).toContain('company_location_trgm_index');
    const after = `(fold_text(c.name), c.id) > (fold_text('Volume 5'), '0190a0a0-0000-7000-8000-00000000dead')`;
    expect(await planOf(after, 'order by fold_text(c.name), c.id limit 25')).toContain('company_listed_index');
  });
});

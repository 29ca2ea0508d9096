import pg from 'pg';
import type { CompaniesPage } from '../../../server/modules/companies/http/companies.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { asSuperuser } from '../../support/database.js';
import { multiplyRows } from '../../support/growth/multiply-rows.js';
import { signUpWithCompany } from '../jobs/market.js';

describe('a list of more than a thousand companies', () => {
  let app: TestApp;
  let token: string;
  const list = async (query: string): Promise<CompaniesPage> => {
    const { status, body } = await app.request<CompaniesPage>({ url: `/api/companies?${query}`, token });
    expect(status).toBe(200);
    return body;
  };

  beforeAll(async () => {
    app = await startTestApp();
    ({ token } = await signUpWithCompany(app, 'Aciers Roux'));
    const superuser = new pg.Client({ connectionString: await asSuperuser(app.databaseUrl) });
    superuser.on('error', () => undefined);
    await superuser.connect();
    try {
      await multiplyRows(superuser, { copies: 1_000, tables: ['account', 'company', 'company_member'] });
    } finally {
      await superuser.end();
    }
    await signUpWithCompany(app, 'Boulangerie du Canal');
  });
  afterAll(() => app.close());

  it('is counted up to a thousand, and says that there are more', async () => {
    const page = await list('limit=20');
    expect(page.companies).toHaveLength(20);
    expect(page).toMatchObject({ total: 1_000, has_more_than_total: true });
    expect((await list('limit=20&page=51')).companies).toHaveLength(2);
  });

  it('has an exact total if fewer are found', async () => {
    const page = await list('search=canal');
    expect(page.total).toBe(1);
    expect(page).not.toHaveProperty('has_more_than_total');
  });
});

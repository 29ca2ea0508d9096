import { RequestContext } from '@mikro-orm/postgresql';
import type { OwnJob } from '../../../server/modules/jobs/http/jobs.contract.js';
import { SearchFinds } from '../../../server/modules/jobs/index.js';
import { AlertSearchers } from '../../../server/modules/notifications/use-cases/alert-searchers.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { countStatements } from '../../support/statements.js';
import { publish, signUpWithCompany } from '../jobs/market.js';
import { seeker } from '../reservations/stage.js';

const MANY = 10_000;

/** Typical typed texts: endings, accents, parts of words, ligatures, wildcards, short words, words of both languages. */
const searches = [
  'soudeur',
  'soudeuse',
  'soudeuses',
  'Soud',
  'sou',
  'so',
  'SOUDAGE',
  'welder',
  'welding',
  'c++',
  'c#',
  '.net',
  'node.js',
  'développeuse',
  'developpeur web',
  'web développeuse',
  'préposée aux bénéficiaires',
  'chef cuisinière',
  'œnologue',
  'oenologue',
  'e-mail',
  "l'atelier",
  'de la',
  '100 %',
  'a_b',
  'charpentes acier',
  'nurses',
  'infirmières',
  'l’équipe',
  '!!!',
  '50',
  'running',
  'ran',
  'travaux',
  'travail',
  'équipe de nuit',
  'anglais',
  'ﬁnance',
  'finances',
  'IT',
  'R',
  'x'.repeat(60),
];
const titles = ['soudeur', 'Sou', 'eur', 'dév', 'DÉVELOPPEUR', 'œno', '100%', 'c++', 'ﬁ', 'chef', 'e cui', 'a_b', 'zz'];
const locations = ['Montréal', 'mont', 'real', 'Saint-Georges', 'QC', 'georges, q', 'ny', 'Trois-Rivières', '%', 'é'];

const postings = [
  { title: 'Soudeur-monteur ou soudeuse-monteuse' },
  {
    title: 'Développeuse web C++ / C# / .NET',
    description: 'Node.js, e-mail, finances. Vous gérez les travaux de nuit en anglais avec une équipe.',
    location: 'Montréal, QC',
  },
  {
    title: 'Chef cuisinière et œnologue',
    description: 'Running a kitchen: préposée aux bénéficiaires, infirmières and nurses, IT, 100 % a_b de la finance.',
    location: 'Trois-Rivières',
    job_type: 'PART_TIME',
  },
  {
    title: 'Welder 100% (a_b)',
    description: 'Welding of steel frames, soudage et charpentes d’acier, R et x, travail de nuit 50 heures.',
    location: 'Sunny Brook, NY',
  },
];

describe('the saved searches that a posting is compared with', () => {
  let app: TestApp;
  let companyId: string;
  const jobs: OwnJob[] = [];

  /** Searches with an alert; each person's have the slots 1, 2, 3. */
  const store = (filters: readonly object[], accountId: string | null = null): Promise<unknown> =>
    query(
      app.databaseUrl,
      `insert into saved_search (id, account_id, slot, name, filters, alert, created_at, updated_at)
       select gen_random_uuid(), coalesce($2::uuid, gen_random_uuid()), case when $2 is null then 1 else nth end, 'n' || nth,
              filters, true, now(), now()
         from jsonb_array_elements($1::jsonb) with ordinality as given (filters, nth)`,
      [JSON.stringify(filters), accountId],
    );
  const as = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const get = <T>(type: new (...args: never[]) => T): T => app.app.get(type as never, { strict: false });

  beforeAll(async () => {
    app = await startTestApp();
    const company = await signUpWithCompany(app, 'Aciers du Nord');
    companyId = company.companyId;
    for (const posting of postings) jobs.push(await publish(app, company.token, posting));
  });
  afterAll(() => app.close());

  it('are among those that can match: no search that finds a posting is left out', async () => {
    const each = [
      {},
      { company_id: companyId },
      { company_id: companyId.toUpperCase() },
      ...[true, false].map((remote) => ({ remote })),
      ...['FULL_TIME', 'PART_TIME'].map((job_type) => ({ job_type })),
      ...searches.map((search) => ({ search })),
      ...titles.map((title) => ({ title })),
      ...locations.map((location) => ({ location })),
      ...searches.flatMap((search) => titles.map((title) => ({ search: `${search} ${title}` }))),
      ...titles.flatMap((title) => locations.map((location) => ({ title, location, job_type: 'FULL_TIME' }))),
    ];
    let found = 0;
    for (const { id } of jobs) {
      const selectors = new Set(await as(() => get(SearchFinds).selectorsOf(id)));
      for (const filters of each) {
        if (!(await as(() => get(SearchFinds).execute(id, filters)))) continue;
        found += 1;
        const [row] = await query<{ selector: string }>(
          app.databaseUrl,
          'select saved_search_selector($1::jsonb) as selector',
          [JSON.stringify(filters)],
        );
        if (!selectors.has(row!.selector)) throw new Error(`${JSON.stringify(filters)} is left out: ${row!.selector}`);
      }
    }
    expect(found).toBeGreaterThan(100);
  });

  it('are few among many, read by the index', async () => {
    await store(
      Array.from({ length: MANY }, (_, n) => ({
        search: `zz${n.toString(36).padStart(4, 'q')} métier`,
        location: 'Laval',
      })),
    );
    const owner = await seeker(app);
    await store([{ search: 'soudeuse' }, { title: 'Soudeur' }, { location: 'Saint-Georges' }], owner.id);
    await query(app.databaseUrl, 'analyze saved_search');
    const { answer, statements } = await countStatements(app, () => as(() => get(AlertSearchers).execute(jobs[0]!.id)));
    expect(answer).toBe(1);
    const compared = statements.filter((sql) => sql.startsWith('select 1 from job j'));
    expect(compared).toHaveLength(3);
    expect(statements.filter((sql) => sql.includes('from saved_search'))).toHaveLength(1);
  });
});

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';

/** Names that look alike in each way that counts, and names that share a word but look different. */
const names = [
  'Hydro-Québec',
  'Hydro Quebec inc.',
  'HydroQuébec',
  'Hydro-Québec Carrières',
  'Carrières Hydro-Québec',
  'Québec Hydro',
  'Нydrо-Québec',
  'Clinique dentaire du Parc',
  'Clinique dentaire du Lac',
  'Clinique du Parc dentaire',
  'Clinique vétérinaire du Parc',
  'Desjardins',
  'Desjardins Sécurité Montréal',
  'Recrutement Desjardins ltée',
  'Acme',
  'Acme Studio',
  'Studio Acme Paris',
  'Boulangerie Le Grain',
  'Boulangerie Le Grain d’orge',
  'Ubisoft',
  'Ubls0ft',
  'Ingénierie ABC',
  'ABC',
  'Les Entreprises ABC',
  'A',
];
const syllables = ['cor', 'ban', 'mos', 'del', 'fen', 'gri', 'lum', 'rod', 'tor', 'quan', 'kem', 'sil'];
const ateliers = syllables.flatMap((one) =>
  syllables.map((two) => `Atelier ${one}${two}${syllables[(one.length * two.charCodeAt(0)) % syllables.length]}`),
);

describe('companies with nearly the same name', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(
      `insert into company (id, name, culture, benefits, created_at, updated_at)
       select id, name, '{}', '{}', now(), now() from unnest($1::uuid[], $2::text[]) as given (id, name)`,
      [[...names, ...ateliers].map(() => randomUUID()), [...names, ...ateliers]],
    );
    // All of the list are verified, so the search among verified companies must find the same ones.
    await client.query(
      `insert into company_verification (company_id, state, revision, reviewed_name, reviewed_at)
       select id, 'VERIFIED', 1, name, now() from company where name = any ($1)`,
      [names],
    );
    await client.query('analyze company, company_verification');
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('are all found by the indexes that a comparison of every pair finds', async () => {
    const { rows } = await client.query<{ one: string; other: string; compared: boolean; found: boolean }>(
      `with near as materialized (
         select w.id, w.name, w.name_key, array(select companies_named_like(w.name_key)) as ids from company w where w.name = any ($1))
       select w.name as one, c.name as other,
              company_names_alike(c.name_key, w.name_key) and similarity(c.name_key, w.name_key) >= 0.3 as compared,
              c.id = any (w.ids) and company_names_alike(c.name_key, w.name_key) as found
         from near w cross join company c where c.id <> w.id`,
      [names],
    );
    expect(rows.filter(({ compared, found }) => compared && !found)).toEqual([]);
    expect(rows.filter(({ compared }) => compared).length).toBeGreaterThan(20);
  });

  it('are few, even if all names share a word', async () => {
    const { rows } = await client.query<{ found: number }>(
      `select (select count(*)::int from companies_named_like(w.name_key)) as found from company w where w.name = any ($1)`,
      [ateliers],
    );
    expect(Math.max(...rows.map(({ found }) => found))).toBeLessThan(ateliers.length / 2);
  });

  it('are found among the verified ones alone', async () => {
    const { rows } = await client.query<{ name: string; all_verified: string[]; found: string[] }>(
      `select w.name,
              array(select company_id from companies_named_like(w.name_key) as near (id)
                      join company_verification on company_id = near.id order by 1) as all_verified,
              array(select * from verified_companies_named_like(w.name_key) order by 1) as found
         from company w where w.name = any ($1)`,
      [names],
    );
    expect(rows.map(({ name, found }) => ({ name, found }))).toEqual(
      rows.map(({ name, all_verified: found }) => ({ name, found })),
    );
    expect(rows.filter(({ found }) => found.length > 1).length).toBeGreaterThan(10);
  });

  it('are found without reading thousands of unverified companies of the same name', async () => {
    const pages = async (): Promise<number> => {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
        `explain (analyze, buffers, format json) select * from verified_companies_named_like('hydro quebec')`,
      );
      const { Plan: plan } = rows[0]!['QUERY PLAN'][0];
      return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    };
    await pages();
    const before = await pages();
    await client.query(
      `with added as (
         insert into company (id, name, culture, benefits, created_at, updated_at)
         select gen_random_uuid(), 'Hydro-Québec', '{}', '{}', now(), now() from generate_series(1, 3000) returning id)
       insert into company_verification (company_id, state, revision, waiting_since) select id, 'IN_REVIEW', 1, now() from added`,
    );
    await client.query('analyze company, company_verification');
    await pages();
    expect(await pages()).toBeLessThan(before * 2 + 20);
    const { rows } = await client.query<{ found: number }>(
      `select count(*)::int as found from companies_named_like('hydro quebec', 100)`,
    );
    expect(rows[0]!.found).toBeLessThanOrEqual(400);
  });

  it('leave the limits of similarity as they were', async () => {
    const limits = `select current_setting('pg_trgm.similarity_threshold') as one, current_setting('pg_trgm.strict_word_similarity_threshold') as other`;
    await client.query(`select similarity('a', 'b')`);
    const before = (await client.query(limits)).rows;
    await client.query('begin');
    await client.query(`select * from companies_named_like('acme')`);
    await client.query(`select * from companies_named_like('acme', 100)`);
    await client.query(`select * from verified_companies_named_like('acme')`);
    expect((await client.query(limits)).rows).toEqual(before);
    await client.query('commit');
    expect((await client.query(limits)).rows).toEqual(before);
  });
});

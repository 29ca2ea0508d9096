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
    await client.query('analyze company');
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

  it('leave the limits of similarity as they were', async () => {
    const limits = `select current_setting('pg_trgm.similarity_threshold') as one, current_setting('pg_trgm.strict_word_similarity_threshold') as other`;
    await client.query(`select similarity('a', 'b')`);
    const before = (await client.query(limits)).rows;
    await client.query('begin');
    await client.query(`select * from companies_named_like('acme')`);
    expect((await client.query(limits)).rows).toEqual(before);
    await client.query('commit');
    expect((await client.query(limits)).rows).toEqual(before);
  });
});

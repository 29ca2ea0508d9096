import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { market } from './support/market.js';

/** Postings 20 and 21 of the market are ACTIVE, posting 10 is a DRAFT. */
const idOf = (n: number): string => `01890000-0000-7000-9000-${String(n).padStart(12, '0')}`;

describe('places of published postings', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(market);
  }, 120_000);

  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const isKnown = async (place: string): Promise<boolean> =>
    (await client.query('select 1 from job_place where place = $1', [place])).rowCount === 1;

  it('have each place once, folded', async () => {
    const { rows } = await client.query<{ known: string[]; used: string[] }>(
      `select (select array_agg(place order by place) from job_place) as known,
              (select array_agg(distinct place order by place) from job where status = 'ACTIVE') as used`,
    );
    expect(rows[0]?.known).toEqual(rows[0]?.used);
    expect(rows[0]?.known).toContain('montreal, qc');
  });

  it('follow a posting that moves', async () => {
    await client.query(`update job set location = 'Baie-Comeau' where id = $1`, [idOf(20)]);
    expect(await isKnown('baie-comeau')).toBe(true);
  });

  it('follow a draft only once it is published', async () => {
    await client.query(`update job set location = 'Blanc-Sablon', status = 'DRAFT' where id = $1`, [idOf(10)]);
    expect(await isKnown('blanc-sablon')).toBe(false);
    await client.query(`update job set status = 'ACTIVE' where id = $1`, [idOf(10)]);
    expect(await isKnown('blanc-sablon')).toBe(true);
  });

  it('are written by two publications at once', async () => {
    const other = new pg.Client({ connectionString: database.url });
    other.on('error', () => undefined);
    await other.connect();
    try {
      await client.query('begin');
      await client.query(`update job set location = 'Radisson' where id = $1`, [idOf(20)]);
      const second = other.query(`update job set location = 'Radisson' where id = $1`, [idOf(21)]);
      await client.query('commit');
      await second;
    } finally {
      await other.end();
    }
    expect(await isKnown('radisson')).toBe(true);
  });
});

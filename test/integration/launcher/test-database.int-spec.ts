import { createTestDatabase } from '../../support/database.js';
import { query } from '../../support/query.js';

describe('A test database', () => {
  it('is migrated, is not shared, and no longer exists after being dropped', async () => {
    const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    const migrations = await query<{ name: string }>(first.url, 'SELECT name FROM migration');
    expect(migrations.length).toBeGreaterThan(0);

    await query(first.url, 'CREATE TABLE only_here (id int)');
    const tables = await query(second.url, `SELECT FROM pg_tables WHERE tablename = 'only_here'`);
    expect(tables).toHaveLength(0);

    await Promise.all([first.drop(), second.drop()]);
    await expect(query(first.url, 'SELECT 1')).rejects.toMatchObject({ code: '3D000' });
  });

  it('belongs to a role that is no superuser', async () => {
    const database = await createTestDatabase();
    const rows = await query<{ super: boolean }>(
      database.url,
      'SELECT rolsuper AS super FROM pg_roles WHERE rolname = current_user',
    );
    expect(rows).toEqual([{ super: false }]);
    await database.drop();
  });

  it('keeps accents in text search and trigrams', async () => {
    const database = await createTestDatabase();
    await query(database.url, 'CREATE EXTENSION IF NOT EXISTS pg_trgm');
    const rows = await query<{ similar: number; lower: string; word: string }>(
      database.url,
      `SELECT similarity('éàü', 'éàü') AS similar, lower('ÉLÉONORE') AS lower, to_tsvector('simple', 'Éléonore')::text AS word`,
    );
    expect(rows).toEqual([{ similar: 1, lower: 'éléonore', word: "'éléonore':1" }]);
    await database.drop();
  });
});

import { MikroORM } from '@mikro-orm/postgresql';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { createTestDatabase } from '../../support/database.js';
import { query } from '../../support/query.js';

describe('the migration that forbids null entries', () => {
  it('restores the word NULL, and removes nulls without a meaning', async () => {
    const database = await createTestDatabase();
    const orm = await MikroORM.init(
      mikroOrmConfig({ url: database.url, entities: [], applicationName: 'entrevue-test' }),
    );
    try {
      await orm.migrator.down({ migrations: ['Migration20261124_38_list_entries'] });
      await query(
        database.url,
        `insert into company (id, name, culture, benefits, created_at, updated_at)
         values (gen_random_uuid(), 'Acier', array['a', null, 'b', null], '{}', now(), now())`,
      );
      await query(
        database.url,
        `insert into candidate_search (seeker_id, search, skills, place, remote, has_video, strength, joined_at, changed_at, engine_version)
         values (gen_random_uuid(), '', array[null, 'python'], '', false, false, 0, now(), now(), 'x')`,
      );
      await orm.migrator.up();
      expect(await query(database.url, 'select culture, benefits from company')).toEqual([
        { culture: ['a', 'NULL', 'b', 'NULL'], benefits: [] },
      ]);
      expect(await query(database.url, 'select skills from candidate_search')).toEqual([{ skills: ['python'] }]);
      await expect(
        query(database.url, `update company set culture = array_append(culture, null)`),
      ).rejects.toMatchObject({ constraint: 'company_culture_entries_check' });
    } finally {
      await orm.close(true);
      await database.drop();
    }
  });
});

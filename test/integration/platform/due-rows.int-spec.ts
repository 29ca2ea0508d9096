import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { jest } from '@jest/globals';
import { Clock } from '../../../server/platform/clock/clock.js';
import { DatabaseTime } from '../../../server/platform/clock/database-time.js';
import { DueRows } from '../../../server/platform/database/due-rows.js';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { ReadTogether } from '../../../server/platform/database/read-together.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';

const DAY_MS = 86_400_000;
const things = { table: 'due_thing', dueAt: 'at', waiting: 'open', columns: 'number', failure: 'things failed' };

interface Thing {
  readonly id: string;
  readonly number: number;
}

describe('rows that are due', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let em: EntityManager;
  let rows: DueRows;

  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init(mikroOrmConfig({ url: database.url, entities: [], applicationName: 'due-rows' }));
    em = orm.em.fork();
    rows = new DueRows(em, new DatabaseTime(new ReadTogether(em), new Clock()));
    // 250 rows were due in the last hour, several at the same time; one is due in an hour, one is not open.
    await em.execute(
      `create table due_thing (id uuid primary key, number int not null, at timestamptz not null, open boolean not null);
       insert into due_thing
       select gen_random_uuid(), n, now() - interval '1 hour' + (n / 3) * interval '10 seconds', true
         from generate_series(1, 250) n;
       insert into due_thing values (gen_random_uuid(), 900, now() + interval '1 hour', true);
       insert into due_thing values (gen_random_uuid(), 901, now() - interval '1 hour', false)`,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  afterAll(async () => {
    await orm?.close();
    await database?.drop();
  });

  it.each([-DAY_MS, 0, DAY_MS])(
    'are found once each, oldest first, by the database’s clock, with a clock %i ms off',
    async (shift) => {
      jest.useFakeTimers({ now: Date.now() + shift, advanceTimers: true });
      const seen: number[] = [];
      const settled = await rows.settle<Thing>(things, ({ number }) => {
        seen.push(number);
        return Promise.resolve(number % 2 === 0);
      });
      expect(settled).toBe(125);
      const groups = seen.map((number) => Math.floor(number / 3));
      expect(groups).toEqual([...groups].sort((a, b) => a - b));
      expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
    },
  );

  it('are all tried when some fail, and the failures are reported together', async () => {
    let tried = 0;
    const settling = rows.settle<Thing>(things, ({ number }) => {
      tried += 1;
      return number % 100 === 0 ? Promise.reject(new Error(`no ${number}`)) : Promise.resolve(true);
    });
    await expect(settling).rejects.toMatchObject({
      message: 'things failed',
      errors: [{ message: 'no 100' }, { message: 'no 200' }],
    });
    expect(tried).toBe(250);
  });

  it('are left when the job must stop', async () => {
    const stop = new AbortController();
    const settling = rows.settle<Thing>(
      things,
      () => {
        stop.abort(new Error('stopped'));
        return Promise.resolve(true);
      },
      stop.signal,
    );
    await expect(settling).rejects.toThrow('stopped');
  });
});

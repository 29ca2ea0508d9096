import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { entities } from '../../../server/app.entities.js';
import { LateWrites } from '../../../server/platform/database/late-writes.js';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { createTestDatabase } from '../../support/database.js';

const light = 'insert into lantern (id, lit) values (?, ?)';

describe('the last writes of a transaction', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let orm: MikroORM;
  let late: LateWrites;
  let sent: string[];
  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init(mikroOrmConfig({ url: database.url, entities, applicationName: 'entrevue-test' }));
    late = new LateWrites(orm, orm.em);
    late.onModuleInit();
    await orm.em.fork().execute('create table lantern (id int primary key, lit int not null check (lit >= 0))');
    const logger = orm.config.getLogger();
    logger.logQuery = ({ query }) => void sent.push(query ?? '');
  });
  beforeEach(async () => {
    sent = [];
    await orm.em.fork().execute('delete from lantern');
    sent = [];
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const inTransaction = (work: () => void | Promise<void>): Promise<void> =>
    RequestContext.create(orm.em, () => orm.em.transactional(async () => work()));
  const lanterns = () =>
    orm.em.fork().execute<{ id: number; lit: number }[]>('select id, lit from lantern order by id');

  it('are one statement, after all others and before the commit', async () => {
    const ids = [1];
    await inTransaction(async () => {
      late.addLast(() => ({ sql: 'update lantern set lit = ? where id = ?', params: [ids.length, 7] }));
      late.add(light, [1, 10]);
      late.add(light, [2, 20]);
      await orm.em.execute('insert into lantern (id, lit) values (7, 0)');
      ids.push(2);
    });
    expect(sent.map((statement) => statement.split(' ')[0])).toEqual(['begin', 'insert', 'with', 'commit']);
    expect(await lanterns()).toEqual([
      { id: 1, lit: 10 },
      { id: 2, lit: 20 },
      { id: 7, lit: 2 },
    ]);
  });

  it('are rolled back with the transaction, and roll it back if one fails', async () => {
    const failing = inTransaction(() => {
      late.add(light, [1, 1]);
      throw new Error('out of oil');
    });
    await expect(failing).rejects.toThrow('out of oil');
    const refused = inTransaction(async () => {
      await orm.em.execute('insert into lantern (id, lit) values (7, 0)');
      late.add(light, [1, 1]);
      late.add(light, [2, -1]);
    });
    await expect(refused).rejects.toMatchObject({ code: '23514', constraint: 'lantern_lit_check' });
    expect(await lanterns()).toEqual([]);
  });

  it('are several statements if their parameters do not fit in one', async () => {
    const ids = Array.from({ length: 4 }, (_, index) => index);
    const values = Array.from({ length: 10_000 }, () => '(?::int)').join(', ');
    await inTransaction(() => {
      for (const id of ids) {
        const numbers = Array.from({ length: 10_000 }, (_, index) => index);
        const sql = `insert into lantern (id, lit) select ${id}, sum(n) from (values ${values}) as v (n)`;
        late.add(sql, numbers);
      }
    });
    expect(sent.map((statement) => statement.split(' ')[0])).toEqual(['begin', 'with', 'insert', 'commit']);
    expect(await lanterns()).toEqual(ids.map((id) => ({ id, lit: 49_995_000 })));
  });

  it('belong to a transaction', () => {
    expect(() => RequestContext.create(orm.em, () => late.add(light, [1, 1]))).toThrow('outside of a transaction');
  });
});

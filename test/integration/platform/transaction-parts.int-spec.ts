import { MikroORM, RequestContext, type TransactionEventArgs } from '@mikro-orm/postgresql';
import { entities } from '../../../server/app.entities.js';
import { LateWrites } from '../../../server/platform/database/late-writes.js';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { Transaction, wholeTransaction } from '../../../server/platform/database/transaction.js';
import { createTestDatabase } from '../../support/database.js';

describe('a transaction of parts', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let orm: MikroORM;
  let transaction: Transaction;
  let late: LateWrites;
  let commits: string[];
  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init(mikroOrmConfig({ url: database.url, entities, applicationName: 'entrevue-test' }));
    transaction = new Transaction(orm.em);
    late = new LateWrites(orm, orm.em);
    late.onModuleInit();
    orm.em.getEventManager().registerSubscriber({
      afterTransactionCommit: (_: TransactionEventArgs) => void commits.push(wholeTransaction() ? 'part' : 'whole'),
    });
    await orm.em.fork().execute('create table lantern (id int primary key, lit int not null)');
  });
  beforeEach(async () => {
    await orm.em.fork().execute('truncate lantern');
    commits = [];
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const parts = <T>(work: () => Promise<T>): Promise<T> =>
    RequestContext.create(orm.em, () => transaction.runInParts(work));
  const light = (id: number): Promise<unknown> => orm.em.execute('insert into lantern values (?, 1)', [id]);
  const idsIn = async (em: { execute: MikroORM['em']['execute'] }): Promise<readonly number[]> =>
    (await em.execute<{ id: number }[]>('select id from lantern order by id')).map(({ id }) => id);
  const idsOfOthers = () => idsIn(orm.em.fork());

  it('shows each part to the next ones, and nothing to others before all commit', async () => {
    const seen = await parts(async () => {
      await transaction.run(async () => {
        await light(1);
        late.add('insert into lantern values (?, 1)', [2]);
      });
      const here = await idsIn(orm.em);
      const others = await idsOfOthers();
      await transaction.run(() => transaction.run(() => light(3)));
      return [here, others];
    });
    expect(seen).toEqual([[1, 2], []]);
    expect(await idsOfOthers()).toEqual([1, 2, 3]);
    expect(commits).toEqual(['part', 'part', 'whole']);
  });

  it('undoes a failed part alone, so that the caller can go on', async () => {
    await parts(async () => {
      await transaction.run(() => light(1));
      const twice = transaction.run(async () => {
        await light(2);
        await light(1);
      });
      await expect(twice).rejects.toMatchObject({ code: '23505' });
      await transaction.run(() => light(3));
    });
    expect(await idsOfOthers()).toEqual([1, 3]);
  });

  it('undoes all parts if the work fails', async () => {
    const work = parts(async () => {
      await transaction.run(() => light(1));
      throw new Error('no answer');
    });
    await expect(work).rejects.toThrow('no answer');
    expect(await idsOfOthers()).toEqual([]);
  });

  it('runs all parts again after a deadlock in one', async () => {
    let tries = 0;
    await parts(async () => {
      tries += 1;
      await transaction.run(() => light(tries));
      await transaction.run(async () => {
        if (tries === 1) await orm.em.execute(`do $$ begin raise exception using errcode = '40P01'; end $$`);
      });
    });
    expect([tries, await idsOfOthers()]).toEqual([2, [2]]);
  });
});

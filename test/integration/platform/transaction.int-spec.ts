import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { entities } from '../../../server/app.entities.js';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { Transaction } from '../../../server/platform/database/transaction.js';
import { createTestDatabase } from '../../support/database.js';

describe('two transactions in a deadlock', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let orm: MikroORM;
  let transaction: Transaction;
  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init(mikroOrmConfig({ url: database.url, entities, applicationName: 'entrevue-test' }));
    transaction = new Transaction(orm.em);
    await orm.em.fork().execute('create table lantern (id int primary key, lit int not null)');
    await orm.em.fork().execute('insert into lantern values (1, 0), (2, 0)');
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const light = (id: number): Promise<unknown> => orm.em.execute('update lantern set lit = lit + 1 where id = ?', [id]);

  /** Switches both lamps on in this order; the first attempt waits in between until the other transaction has done its first. */
  function walker() {
    let arrive: () => void = () => undefined;
    const hasLit = new Promise<void>((resolve) => (arrive = resolve));
    let attempts = 0;
    const walk = (order: readonly [number, number], other: Promise<void>): Promise<void> =>
      RequestContext.create(orm.em, () =>
        transaction.run(async () => {
          attempts += 1;
          await light(order[0]);
          arrive();
          if (attempts === 1) await other;
          // A nested transaction is rolled back with the outer one, and must not be retried alone.
          await transaction.run(() => light(order[1]));
        }),
      );
    return { hasLit, walk, attempts: () => attempts };
  }

  it('both succeed, one of them by a retry, and nothing is done twice', async () => {
    const [one, other] = [walker(), walker()];
    await Promise.all([one.walk([1, 2], other.hasLit), other.walk([2, 1], one.hasLit)]);
    expect([one.attempts(), other.attempts()].sort()).toEqual([1, 2]);
    expect(await orm.em.fork().execute('select id, lit from lantern order by id')).toEqual([
      { id: 1, lit: 2 },
      { id: 2, lit: 2 },
    ]);
  });

  it.each([
    [3, 'ends well'],
    [4, 'is refused'],
  ])('a serialization that fails %i times %s', async (failures) => {
    let attempts = 0;
    const work = RequestContext.create(orm.em, () =>
      transaction.run(async () => {
        attempts += 1;
        if (attempts <= failures)
          await orm.em.execute(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
      }),
    );
    await (failures > 3 ? expect(work).rejects.toThrow('again') : work);
    expect(attempts).toBe(4);
  });

  it('other errors are thrown immediately', async () => {
    let attempts = 0;
    const work = RequestContext.create(orm.em, () =>
      transaction.run(async () => {
        attempts += 1;
        await orm.em.execute('insert into lantern values (1, 0)');
      }),
    );
    await expect(work).rejects.toThrow('lantern_pkey');
    expect(attempts).toBe(1);
  });
});

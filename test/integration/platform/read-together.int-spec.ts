import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { entities } from '../../../server/app.entities.js';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { ReadTogether } from '../../../server/platform/database/read-together.js';
import { createTestDatabase } from '../../support/database.js';

describe('selects that run in parallel', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let orm: MikroORM;
  let reads: ReadTogether;
  let sent: string[];
  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init(mikroOrmConfig({ url: database.url, entities, applicationName: 'entrevue-test' }));
    reads = new ReadTogether(orm.em);
    const logger = orm.config.getLogger();
    logger.logQuery = ({ query }) => void sent.push(query ?? '');
    sent = [];
    // The first connection checks whether the database answers.
    await orm.em.fork().execute('select 1');
  });
  beforeEach(() => {
    sent = [];
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const inRequest = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(orm.em, work);
  const numbers = (from: number, to: number): Promise<{ n: number }[]> =>
    reads.rows<{ n: number }>('select n from generate_series(?::int, ?::int) n order by n desc', [from, to]);
  const twice = async (from: number): Promise<number> => {
    const [first] = await numbers(from, from);
    const [next] = await numbers((first?.n ?? 0) * 2, (first?.n ?? 0) * 2);
    return next?.n ?? 0;
  };

  it('are one statement, and each gets its own rows in order', async () => {
    const [one, none, other] = await inRequest(() => Promise.all([numbers(1, 3), numbers(1, 0), numbers(7, 7)]));
    expect([one, none, other]).toEqual([[{ n: 3 }, { n: 2 }, { n: 1 }], [], [{ n: 7 }]]);
    expect(sent).toHaveLength(1);
  });

  it('are joined at every step of several awaits, also inside a transaction', async () => {
    const way = () => Promise.all([twice(1), twice(2), numbers(5, 5)]);
    expect(await inRequest(way)).toEqual([2, 4, [{ n: 5 }]]);
    expect(sent).toHaveLength(2);
    expect(await inRequest(() => orm.em.transactional(way))).toEqual([2, 4, [{ n: 5 }]]);
    expect(sent).toHaveLength(6);
  });

  it('see the writes of their transaction', async () => {
    await inRequest(() =>
      orm.em.transactional(async () => {
        await orm.em.execute('create temporary table lantern (lit int) on commit drop');
        await orm.em.execute('insert into lantern values (4)');
        const [[row]] = await Promise.all([reads.rows<{ lit: number }>('select lit from lantern'), numbers(1, 1)]);
        expect(row).toEqual({ lit: 4 });
      }),
    );
  });

  it('fail together, without affecting later ones', async () => {
    const failing = inRequest(() => Promise.allSettled([numbers(1, 1), reads.rows('select 1 / 0 as n')]));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await inRequest(() => numbers(1, 1))).toEqual([{ n: 1 }]);
  });

  it('are refused above the limit of a stage', async () => {
    expect(await inRequest(() => reads.atMost(2, () => Promise.all([twice(1), twice(2)])))).toEqual([2, 4]);
    await expect(inRequest(() => reads.atMost(1, () => twice(1)))).rejects.toThrow('more statements than it may');
  });
});

import pg from 'pg';
import type { TestApp } from '../../support/app.js';
import { asSuperuser } from '../../support/database.js';
import { multiplyRows } from '../../support/growth/multiply-rows.js';
import { PageReads } from '../../support/growth/page-reads.js';
import { availableOf } from '../applications/stage.js';
import { publish } from '../jobs/market.js';
import { clinicalNurse, seekerWith } from '../matching/stage.js';
import { bounded, fillGrowth, growthPaths } from './growth-paths.js';
import { type Limited, limits } from './limits.js';
import { lists, otherSides, unfilled, wholeLists } from './lists.js';
import { fillMarket, type Market, PAGE, startMarket, statementsOf } from './market.js';

interface Document {
  readonly paths: Record<string, Record<string, { readonly parameters?: readonly { readonly name: string }[] }>>;
}

/** Copies of all rows before the first measurement of growth. */
const FEW = 10;

describe('statements sent to PostgreSQL', () => {
  let app: TestApp;
  let market: Market;
  beforeAll(async () => {
    app = await startMarket();
    market = await fillMarket(app);
  }, 120_000);
  afterAll(() => app.close());

  /** Fails with the list of statements, which shows the additional ones. */
  const expectAtMost = (limited: Limited, statements: readonly string[]): void => {
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length <= limits[limited] ? [] : statements).toEqual([]);
  };

  const readings: readonly [Limited, (market: Market) => { readonly token: string; readonly url: string }][] = [
    [
      'GET /api/messages/unread/count',
      ({ recruiter }) => ({ token: recruiter.token, url: '/api/messages/unread/count' }),
    ],
    [
      'GET /api/messages/unread/count',
      ({ nurses: [nurse] }) => ({ token: nurse?.token ?? '', url: '/api/messages/unread/count' }),
    ],
    [
      'GET /api/messages/conversations',
      ({ recruiter }) => ({ token: recruiter.token, url: '/api/messages/conversations' }),
    ],
    [
      'GET /api/messages/conversations',
      ({ nurses: [nurse] }) => ({ token: nurse?.token ?? '', url: '/api/messages/conversations' }),
    ],
    ['GET /api/applications', ({ welder }) => ({ token: welder.token, url: '/api/applications' })],
    [
      'GET /api/applications/job/:jobId',
      ({ recruiter, jobId }) => ({ token: recruiter.token, url: `/api/applications/job/${jobId}` }),
    ],
    ['GET /api/matches', ({ recruiter }) => ({ token: recruiter.token, url: '/api/matches' })],
    ['GET /api/matches', ({ welder }) => ({ token: welder.token, url: '/api/matches' })],
    ['GET /api/users', ({ recruiter }) => ({ token: recruiter.token, url: '/api/users' })],
    ['GET /api/jobs', ({ welder }) => ({ token: welder.token, url: '/api/jobs' })],
    ['GET /api/jobs', ({ recruiter }) => ({ token: recruiter.token, url: '/api/jobs' })],
  ];
  it.each(readings)('of %s stay under its limit', async (limited, requestOf) => {
    // The first request writes new rows, for example a credit account; later requests only read.
    await app.request(requestOf(market));
    const { statements } = await statementsOf(app, requestOf(market));
    expectAtMost(limited, statements);
  });

  it('of a first message, and of the answer, stay under their limits', async () => {
    const { recruiter } = market;
    const stranger = await seekerWith(app, { ...clinicalNurse, full_name: 'Rosalie Beauregard' });
    expect(await availableOf(app, recruiter.token)).toBeGreaterThan(0);
    const message = { content: 'Bonjour', message_type: 'TEXT' };
    const send = (token: string, to: string): ReturnType<typeof statementsOf> =>
      statementsOf(app, { method: 'POST', url: '/api/messages', token, payload: { ...message, receiver_id: to } });
    const first = await send(recruiter.token, stranger.id);
    expect(first.answer.body).toMatchObject({ charged: expect.any(Number), content: 'Bonjour' });
    expect(first.answer.body['charged']).toBeGreaterThan(0);
    expectAtMost('POST /api/messages, the first one', first.statements);
    const answer = await send(stranger.token, recruiter.id);
    expectAtMost('POST /api/messages, an answer', answer.statements);
  });

  it('of an application stay under its limit', async () => {
    const { recruiter, nurses } = market;
    const posting = await publish(app, recruiter.token);
    const { statements } = await statementsOf(app, {
      method: 'POST',
      url: '/api/applications',
      token: nurses[0]?.token ?? '',
      payload: { job_id: posting.id },
    });
    expectAtMost('POST /api/applications', statements);
  });

  it('of a comparison of four people stay under its limit', async () => {
    const { recruiter, jobId } = market;
    const list = `/api/applications/job/${jobId}?limit=4`;
    const { body } = await app.request<{ applications: { id: string }[] }>({ url: list, token: recruiter.token });
    const ids = body.applications.map(({ id }) => id).join(',');
    const request = { token: recruiter.token, url: `/api/jobs/${jobId}/comparison?ids=${ids}` };
    // The first look of the company is recorded once.
    await app.request(request);
    const { statements } = await statementsOf(app, request);
    expectAtMost('GET /api/jobs/:id/comparison', statements);
  });

  it.each(Object.entries({ ...lists, ...otherSides }))('of %s do not grow with its rows', async (_, listOf) => {
    const { token, url, rows } = listOf(market);
    const page = async (limit: number) => {
      const { answer, statements } = await statementsOf(app, { token, url: `${url}limit=${limit}` });
      expect(answer.body[rows]).toHaveLength(limit);
      return statements;
    };
    await page(1);
    const [one, many] = [await page(1), await page(PAGE)];
    expect(many.length <= one.length + 1 ? [] : many).toEqual([]);
  });

  it.each(Object.entries(wholeLists))('of %s, which has no pages, do not grow with its rows', async (_, listOf) => {
    const { token, url, rows, add } = await listOf(market);
    const read = async (count: number) => {
      await app.request({ token, url });
      const { answer, statements } = await statementsOf(app, { token, url });
      expect(answer.body[rows]).toHaveLength(count);
      return statements;
    };
    await add(1);
    const one = await read(1);
    await add(PAGE - 1);
    const many = await read(PAGE);
    expect(many.length <= one.length ? [] : many).toEqual([]);
  });

  it('are counted for every list', async () => {
    const { paths } = (await app.request<Document>({ url: '/api/openapi.json' })).body;
    const found = Object.entries(paths).flatMap(([path, { get }]) =>
      get?.parameters?.some(({ name }) => name === 'limit') ? [`GET ${path}`] : [],
    );
    expect(found.length).toBeGreaterThan(20);
    expect([...Object.keys(lists), ...unfilled].sort()).toEqual(found.sort());
  });

  // The last test, because it fills the database with copies of everything.
  it('read no more pages of the database when there are four times as many people', async () => {
    await fillGrowth(market);
    const superuser = new pg.Client({ connectionString: await asSuperuser(app.databaseUrl) });
    // The test fails by its statements if the connection breaks.
    superuser.on('error', () => undefined);
    await superuser.connect();
    try {
      const reads = await PageReads.of(app.orm, superuser, { isIndexed: true });
      const paths = Object.entries(growthPaths(market)).filter(([name]) => !Object.hasOwn(bounded, name));
      const few = new Map<string, number>();
      await multiplyRows(superuser, { copies: FEW });
      for (const [name, work] of paths) {
        await work();
        few.set(name, (await reads.during(work)).pages);
      }
      await multiplyRows(superuser, { copies: 3 * FEW, after: FEW });
      const growing: string[] = [];
      for (const [name, work] of paths) {
        await work();
        const { pages, table, statement } = await reads.during(work);
        const before = few.get(name) ?? 0;
        if (pages > 2 * before + 60)
          growing.push(`${name}: ${before} pages, then ${pages}, most rows of ${table}: ${statement}`);
      }
      expect(growing).toEqual([]);
      expect([...few.values()].filter((pages) => pages > 0).length).toBeGreaterThan(60);
    } finally {
      await superuser.end();
    }
  }, 300_000);
});

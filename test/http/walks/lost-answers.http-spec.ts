import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { IdempotencyStore } from '../../../server/platform/idempotency/idempotency-store.js';
import type { TestRequest } from '../../support/app.js';
import { query } from '../../support/query.js';
import { type Cast, newPlayer, roles, startCast } from './cast.js';
import { matrix } from './matrix/index.js';
import { filled, type Row, type Thing } from './matrix/row.js';
import { type Repetition, repetitions } from './repetitions.js';
import { WALK_TIMEOUT_MS } from './walk-timeout.js';

jest.setTimeout(WALK_TIMEOUT_MS);

/** Tables with the keys of requests, and counters of attempts. */
const aside = ['idempotency_key', 'command_results', 'throttle'];

const isWrite = ({ route }: Row): boolean => !/^(GET|HEAD) /.test(route);
const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Every write that the access matrix knows, with a caller who may make it. */
const writes = matrix.filter(isWrite).flatMap((row) =>
  Object.entries(row.things).flatMap(([name, thing]) => {
    const role = roles.find((_, index) => isSuccess(thing.answers[index] ?? 0));
    return role ? [[`${row.route} (${name})`, { row, thing, role }] as const] : [];
  }),
);

describe('a write whose process dies between commit and answer, sent again with its key', () => {
  let cast: Cast;
  let tables: readonly string[];
  beforeAll(async () => {
    cast = await startCast();
    // Answers that are stored after the commit are lost; the key is free again.
    jest.spyOn(IdempotencyStore.prototype, 'complete').mockResolvedValue();
    const sql = `select tablename as name from pg_tables where schemaname = 'public' order by 1`;
    const all = await query<{ name: string }>(cast.app.databaseUrl, sql);
    tables = all.map(({ name }) => name).filter((name) => !aside.includes(name));
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await cast.app.close();
  });

  async function rowCounts(): Promise<Readonly<Record<string, number>>> {
    const counts = tables.map((name) => `(select count(*)::int from ${name}) as "${name}"`).join(', ');
    const [row] = await query<Record<string, number>>(cast.app.databaseUrl, `select ${counts}`);
    return row ?? {};
  }

  async function requestOf(row: Row, thing: Thing, role: (typeof roles)[number]): Promise<TestRequest> {
    const [method = '', path = ''] = row.route.split(' ');
    const known = role in cast.players ? (role as keyof Cast['players']) : null;
    const caller = known && (row.byNewcomers ? await newPlayer(cast.app, known) : cast.players[known]);
    const id = thing.id ? await thing.id(cast, caller) : '';
    const { headers = {}, ...payload } = row.payload ? await row.payload(cast, caller) : {};
    return {
      method: method as NonNullable<TestRequest['method']>,
      url: path.endsWith('/:type/:id') && !id.includes('/') ? filled(path, `video/${id}`) : filled(path, id),
      ...(caller ? { token: caller.token } : {}),
      ...payload,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    };
  }

  it.each(writes)('%s', async (name, { row, thing, role }) => {
    const request = await requestOf(row, thing, role);
    const first = await cast.app.request(request);
    expect([name, isSuccess(first.status), first.text]).toEqual([name, true, first.text]);
    const once = await rowCounts();
    await query(cast.app.databaseUrl, 'delete from idempotency_key where status is null');
    const second = await cast.app.request(request);
    const twice = await rowCounts();

    const added = tables.map((table) => [table, (twice[table] ?? 0) - (once[table] ?? 0)] as const);
    const repetition = {
      status: second.status,
      ...(second.text === first.text ? {} : { answersAnew: true }),
      added: Object.fromEntries(added.filter(([, count]) => count !== 0)),
    };
    const { why, ...wanted }: Repetition = repetitions[row.route] ?? { status: first.status, added: {}, why: '' };
    expect([name, repetition]).toEqual([name, wanted]);
    expect(row.route in repetitions).toBe(why !== '');
  });

  it('has exceptions only for routes that exist', () => {
    const routes = writes.map(([, { row }]) => row.route);
    expect(Object.keys(repetitions).filter((route) => !routes.includes(route))).toEqual([]);
  });
});

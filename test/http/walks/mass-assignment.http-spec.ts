import { jest } from '@jest/globals';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import type { TestAnswer } from '../../support/app.js';
import { inParallel } from '../../support/in-parallel.js';
import { query } from '../../support/query.js';
import { form } from '../media/people.js';
import { type Cast, startCast } from './cast.js';
import {
  documentOf,
  fieldsOf,
  prepare,
  send,
  watchTables,
  type WritableRoute,
  writableRoutes,
} from './writable-routes.js';
import { WALK_TIMEOUT_MS } from './walk-timeout.js';

jest.setTimeout(WALK_TIMEOUT_MS);

/** Names that are not columns but that an attacker would try. */
const tried = [
  'role',
  'roles',
  'is_admin',
  'isAdmin',
  'admin',
  'approved',
  'verified',
  'is_public',
  'is_masked',
  'credits',
  'price',
  'cost',
  'free',
  'owner',
  'actor',
  'userId',
  'companyId',
  'userType',
  '$where',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
];

/** Columns per request; an answer can name at least this many fields. */
const TOGETHER = 20;

/** The most harmful value for each column. */
function valueFor(name: string, { players, companyB }: Cast): unknown {
  if (name === 'user_type' || name === 'role') return 'OPERATOR';
  if (name === 'approval_status') return 'APPROVED';
  if (name === 'status') return 'ACTIVE';
  if (name.includes('company')) return companyB;
  if (name === 'id' || name.endsWith('_id')) return players['seeker B'].id;
  if (name.endsWith('_at')) return '2020-01-01T00:00:00.000Z';
  if (name.includes('balance') || name === 'amount' || name === 'cost') return 1_000_000;
  return true;
}

describe('a field that the caller may not set', () => {
  let cast: Cast;
  let changedTables: () => Promise<readonly string[]>;
  let routes: readonly WritableRoute[];
  let columns: readonly string[];
  beforeAll(async () => {
    cast = await startCast();
    changedTables = await watchTables(cast);
    routes = writableRoutes(await documentOf(cast));
    const stored = await query<{ name: string }>(
      cast.app.databaseUrl,
      `select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const names = stored.flatMap(({ name }) => [
      name,
      name.replace(/_(\w)/g, (_, email: string) => email.toUpperCase()),
    ]);
    columns = [...new Set([...names, ...tried])].sort();
  });
  afterAll(() => cast.app.close());

  it('is refused for every column by every route that accepts JSON, and changes nothing', async () => {
    expect(routes.length).toBeGreaterThan(20);
    expect(columns).toEqual(
      expect.arrayContaining(['user_type', 'approval_status', 'email_verified_at', 'company_id']),
    );
    const wrong: string[] = [];
    for (const route of routes) {
      const prepared = await prepare(cast, route);
      const known = new Set(fieldsOf(route.schema).map(({ path }) => path[0]));
      await changedTables();
      // Written out, because an object cannot have a key of its own called `__proto__` by assignment.
      const inner = JSON.stringify(prepared.body).slice(1, -1);
      const ask = (names: readonly string[]): Promise<TestAnswer<ErrorAnswer>> => {
        const more = names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(valueFor(name, cast))}`);
        return send<ErrorAnswer>(cast, route, prepared, `{${[inner, ...more].filter(Boolean).join(',')}}`);
      };
      const unknown = columns.filter((name) => !known.has(name));
      const groups = Object.values(Object.groupBy(unknown.entries(), ([index]) => Math.floor(index / TOGETHER)));
      await inParallel(groups, async (group = []) => {
        const together = group.map(([, name]) => name);
        const { status: refusal, body } = await ask(together);
        const refused = new Set(refusal === 400 ? (body.details ?? []).map(({ path }) => path) : []);
        // A field that was not refused by name must be refused when it is sent alone.
        for (const column of together.filter((name) => !refused.has(name))) {
          const { status, text } = await ask([column]);
          if (status !== 400) wrong.push(`${route.row.route} ${column}: ${status} ${text.slice(0, 120)}`);
        }
      });
      wrong.push(...(await changedTables()).map((table) => `${route.row.route} changed ${table}`));
    }
    expect(wrong).toEqual([]);
  });

  it('is refused inside other fields too', async () => {
    const wrong: string[] = [];
    for (const route of routes) {
      const nested = fieldsOf(route.schema).filter(({ schema }) => schema.properties);
      const prepared = nested.length > 0 ? await prepare(cast, route) : null;
      for (const { path } of nested) {
        for (const column of ['user_type', 'id', 'is_public', '__proto__', 'constructor']) {
          let value = `{${JSON.stringify(column)}:true}`;
          for (const name of [...path].reverse()) value = `{${JSON.stringify(name)}:${value}}`;
          const inner = JSON.stringify(prepared?.body).slice(1, -1);
          const body = `{${[inner, value.slice(1, -1)].filter(Boolean).join(',')}}`;
          const { status } = prepared ? await send(cast, route, prepared, body) : { status: 400 };
          if (status !== 400) wrong.push(`${route.row.route} ${path.join('.')}.${column}: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('pollutes no prototype', () => {
    expect(({} as Record<string, unknown>)['user_type']).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('is refused in a form that carries a file', async () => {
    const { token } = cast.players['seeker B'];
    await changedTables();
    for (const name of ['owner_id', 'user_id', 'status', 'id', '__proto__']) {
      const value = cast.players['seeker A'].id;
      const body = form([
        { name, value },
        { name: 'file', fileName: 'x.png', bytes: Buffer.from('x') },
      ]);
      for (const url of ['/api/upload/image', '/api/upload/file', '/api/users/avatar', '/api/upload/video']) {
        const { status } = await cast.app.request({ method: 'POST', url, token, ...body });
        expect([url, name, [400, 415].includes(status)]).toEqual([url, name, true]);
      }
    }
    expect(await changedTables()).toEqual([]);
  });
});

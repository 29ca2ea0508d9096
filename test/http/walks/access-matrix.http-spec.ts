import { jest } from '@jest/globals';
import { keptFor, keptLists } from '../../../client/service-worker/kept-lists.js';
import type { TestAnswer, TestRequest } from '../../support/app.js';
import { type Cast, type LivingRole, newPlayer, type Player, type RoleName, roles, startCast } from './cast.js';
import { matrix } from './matrix/index.js';
import { expected, filled, NOBODY, type Row, type Thing } from './matrix/row.js';
import { registeredRoutes } from './registered-routes.js';
import { WALK_TIMEOUT_MS } from './walk-timeout.js';

jest.setTimeout(WALK_TIMEOUT_MS);

/** Fields that differ between two answers to the same request without revealing anything. */
const passing = new Set(['date', 'x-request-id']);

/** An answer without the fields that differ each time. */
function bare({ status, headers, text }: TestAnswer<unknown>): object {
  const kept = Object.entries(headers)
    .filter(([name]) => !passing.has(name))
    .map(([name, value]) => [name, String(value).replace(/'nonce-[0-9a-f]+'/g, '')]);
  return {
    status,
    headers: Object.fromEntries(kept),
    text: text.replace(/"requestId":"[^"]*"| nonce="[0-9a-f]+"/, ''),
  };
}

describe('the access of every role to every route', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await startCast();
  });
  afterAll(() => cast.app.close());

  const isLiving = (role: RoleName): role is LivingRole => role in cast.players;

  async function callerOf(row: Row, role: RoleName): Promise<{ caller: Player | null; token: string | undefined }> {
    if (!isLiving(role)) return { caller: null, token: cast.tokens[role] };
    const caller = row.byNewcomers ? await newPlayer(cast.app, role) : cast.players[role];
    return { caller, token: caller.token };
  }

  async function ask(row: Row, thing: Thing, role: RoleName): Promise<TestAnswer<unknown>> {
    const [method = '', path = ''] = row.route.split(' ');
    const { caller, token } = await callerOf(row, role);
    const id = thing.id ? await thing.id(cast, caller) : '';
    const url = path.endsWith('/:type/:id') && !id.includes('/') ? filled(path, `video/${id}`) : filled(path, id);
    return cast.app.request<unknown>({
      method: method as NonNullable<TestRequest['method']>,
      url,
      ...(token === undefined ? {} : { token }),
      ...(row.payload ? await row.payload(cast, caller) : {}),
    });
  }

  it('has a row for every registered route, and no other row', () => {
    const rows = matrix.map(({ route }) => route);
    expect([...rows].sort()).toEqual([...new Set(rows)].sort());
    const registered = registeredRoutes(cast.app);
    expect(registered.length).toBeGreaterThan(70);
    expect(rows.filter((route) => !registered.includes(route))).toEqual([]);
    expect(registered.filter((route) => !rows.includes(route))).toEqual([]);
  });

  it('has no read whose answer a device keeps, except the listed ones', () => {
    const paths = registeredRoutes(cast.app).flatMap((route) => (route.startsWith('GET ') ? [route.slice(4)] : []));
    const kept = paths.filter((path) => keptFor(path.replace(/:\w+/g, NOBODY)).length > 0);
    expect(kept).toEqual(keptLists.map(({ path }) => path).sort());
  });

  it('tries each parameter with a missing id and an invalid id', () => {
    const careless = matrix.filter(
      ({ route, things }) => route.includes('/:') && !(things['missing'] && things['malformed']),
    );
    expect(careless.map(({ route }) => route)).toEqual([]);
  });

  it.each(matrix.map((row) => [row.route, row] as const))('%s', async (route, row) => {
    const wrong: string[] = [];
    for (const [name, thing] of Object.entries(row.things)) {
      for (const role of roles) {
        const answer = await ask(row, thing, role);
        const wanted = expected(thing.answers, role);
        if (answer.status !== wanted)
          wrong.push(`${role} · ${name}: ${answer.status} and not ${wanted} ${answer.text.slice(0, 200)}`);
        if (answer.status === 404 && thing.id && name !== 'missing') {
          const nobody = await ask(row, { ...thing, id: () => NOBODY }, role);
          if (JSON.stringify(bare(answer)) !== JSON.stringify(bare(nobody))) {
            wrong.push(`${role} · ${name}: told from a missing one by ${JSON.stringify([bare(answer), bare(nobody)])}`);
          }
        }
      }
    }
    expect([route, wrong]).toEqual([route, []]);
  });

  it('answers unknown paths like things that the caller may not see', async () => {
    for (const role of roles) {
      const token = cast.tokens[role];
      const answer = await cast.app.request<{ code: string }>({ url: '/api/nothing', ...(token ? { token } : {}) });
      expect([role, answer.status, answer.body.code]).toEqual([role, 404, 'REQUEST.NOT_FOUND']);
    }
  });
});

import { jest } from '@jest/globals';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import type { TestRequest } from '../../support/app.js';
import { type Cast, startCast } from './cast.js';
import { matrix } from './matrix/index.js';
import {
  callerAndThing,
  documentOf,
  fieldsOf,
  type OpenApi,
  operationOf,
  prepare,
  type Schema,
} from './writable-routes.js';
import { WALK_TIMEOUT_MS } from './walk-timeout.js';

jest.setTimeout(WALK_TIMEOUT_MS);

/** Webhooks signed by another company, which may add fields at any time. */
const foreign = new Set(['POST /api/subscriptions/stripe/webhook']);
const KEY = 'not_in_the_contract';

/** Objects of a schema that would accept an unknown key. */
function looseIn(schema: Schema): string[] {
  const objects = [{ path: [] as readonly string[], schema }, ...fieldsOf(schema)];
  return objects
    .flatMap(({ path, schema: inner }) =>
      [inner, ...(inner.anyOf ?? []), ...(inner.oneOf ?? [])].map((each) => ({ path, each })),
    )
    .filter(({ each }) => each.properties && each.additionalProperties === undefined)
    .map(({ path }) => path.join('.'));
}

describe('a key that is in no contract', () => {
  let cast: Cast;
  let document: OpenApi;
  beforeAll(async () => {
    cast = await startCast();
    document = await documentOf(cast);
  });
  afterAll(() => cast.app.close());

  it('is accepted in no object of a body', () => {
    const loose = matrix.flatMap(({ route }) => {
      const schema = operationOf(document, route)?.requestBody?.content?.['application/json']?.schema;
      return schema ? looseIn(schema).map((path) => `${route} ${path}`) : [];
    });
    expect(loose).toEqual([]);
  });

  it('is refused in the body of every route that changes something, also if it accepts no body', async () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const row of matrix) {
      const [method = '', path = ''] = row.route.split(' ');
      const found = callerAndThing(row);
      if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) || !path.startsWith('/api/')) continue;
      if (!found || foreign.has(row.route)) continue;
      const { caller, url, body } = await prepare(cast, { row, schema: {}, ...found });
      const answer = await cast.app.request<ErrorAnswer>({
        method: method as NonNullable<TestRequest['method']>,
        url,
        payload: { ...(Buffer.isBuffer(body) ? {} : body), [KEY]: 1 },
        ...(caller ? { token: caller.token } : {}),
      });
      asked += 1;
      const named = answer.status === 400 && answer.body.details?.some((detail) => detail.path === KEY);
      // A route that accepts a file does not read JSON.
      const takesFile = answer.status === 415 || answer.body.code.startsWith('MEDIA.');
      if (!named && !takesFile) wrong.push(`${row.route}: ${answer.status} ${answer.text.slice(0, 200)}`);
    }
    expect(asked).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('is refused in the query of every route of the API that has one', async () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const row of matrix) {
      const [method = '', path = ''] = row.route.split(' ');
      const parameters = operationOf(document, row.route)?.parameters ?? [];
      const found = callerAndThing(row);
      if (method !== 'GET' || !path.startsWith('/api/') || !found) continue;
      if (!parameters.some((each) => each.in === 'query')) continue;
      const { caller, url } = await prepare(cast, { row, schema: {}, ...found });
      const { status, body, text } = await cast.app.request<ErrorAnswer>({
        url: `${url}${url.includes('?') ? '&' : '?'}${KEY}=1`,
        ...(caller ? { token: caller.token } : {}),
      });
      asked += 1;
      if (status !== 400 || !body.details?.some((detail) => detail.path === KEY))
        wrong.push(`${row.route}: ${status} ${text.slice(0, 200)}`);
    }
    expect(asked).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });
});

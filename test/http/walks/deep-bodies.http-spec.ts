import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import type { TestRequest } from '../../support/app.js';
import { type Cast, startCast } from './cast.js';
import { matrix } from './matrix/index.js';
import { callerAndThing, prepare } from './writable-routes.js';
import { WALK_TIMEOUT_MS } from './walk-timeout.js';

jest.setTimeout(WALK_TIMEOUT_MS);

/** Deep enough to overflow the stack of a recursive function, and shorter than the max body. */
const LEVELS = 10_000;
const bodies: Readonly<Record<string, string>> = {
  'lists in lists': `${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}`,
  'objects in objects': `${'{"a":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`,
  'a key with lists in lists': `{"a":${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}}`,
};
/** The signature is checked first, over unparsed bytes. */
const foreign = new Set(['POST /api/subscriptions/stripe/webhook']);

describe('a body nested thousands of levels deep, with an Idempotency-Key', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await startCast();
  });
  afterAll(() => cast.app.close());

  it.each(Object.entries(bodies))('is refused by every route that changes something: %s', async (_, payload) => {
    const wrong: string[] = [];
    let asked = 0;
    for (const row of matrix) {
      const [method = '', path = ''] = row.route.split(' ');
      const found = callerAndThing(row);
      if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) || !path.startsWith('/api/')) continue;
      if (!found || foreign.has(row.route)) continue;
      const { caller, url } = await prepare(cast, { row, schema: {}, ...found });
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const request = { method: method as NonNullable<TestRequest['method']>, url, payload, headers };
      const send = () => cast.app.request<ErrorAnswer>({ ...request, ...(caller ? { token: caller.token } : {}) });
      asked += 1;
      // Twice, because a stored key must give the same answer the second time.
      for (const { status, body, text } of [await send(), await send()]) {
        // A route that accepts a file does not read JSON.
        const takesFile = status === 415 || String(body.code).startsWith('MEDIA.');
        if (status !== 400 && !(takesFile && status < 500)) wrong.push(`${row.route}: ${status} ${text.slice(0, 160)}`);
      }
    }
    expect(asked).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});

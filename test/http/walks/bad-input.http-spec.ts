import { jest } from '@jest/globals';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import type { TestAnswer, TestRequest } from '../../support/app.js';
import { inParallel } from '../../support/in-parallel.js';
import { type Cast, startCast } from './cast.js';
import { matrix } from './matrix/index.js';
import {
  documentOf,
  fieldsOf,
  isText,
  type OpenApi,
  operationOf,
  prepare,
  type Prepared,
  send,
  watchTables,
  withValue,
  type WritableRoute,
  writableRoutes,
} from './writable-routes.js';
import { WALK_TIMEOUT_MS } from './walk-timeout.js';

jest.setTimeout(WALK_TIMEOUT_MS);

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const deepObject = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
/** JSON values that are invalid for every text field. */
const neverText: Readonly<Record<string, string>> = {
  NUL: '"a\\u0000b"',
  'a lone surrogate': '"a\\ud800b"',
  'the other lone surrogate': '"a\\udc00"',
  'a number': '7',
  'a huge number': '1e308',
  'a number beyond all': '1e999',
  'minus zero': '-0',
  true: 'true',
  'an object': '{}',
  'a list': '[]',
  'a list in a list': '[["a"]]',
  'a list of nothing': '[null]',
  'an object that converts': '{"toString":"x","valueOf":1}',
  'a nest of 10 000': deep(10_000),
  'a nest of objects': deepObject(5_000),
  'a megabyte': `"${'x'.repeat(1_048_576)}"`,
  'a long text': `"${'x'.repeat(60_000)}"`,
};
/** Unusual text that can be valid. */
const odd: Readonly<Record<string, string>> = {
  'an override of direction': '\u202egnp.exe\u202c',
  'a flood of marks': `Z${'\u0301'.repeat(40)}`,
  emoji: '👩🏽‍🚀🇨🇦',
  'a quote': `'; drop table account; --`,
  markup: '<script>alert(1)</script>',
  'a template': '{{7*7}}${7*7}',
  'a line break': 'a\r\nX-Injected: yes',
  'nothing but space': ' \u00a0\u2003 ',
  nothing: '',
  'not in NFC': 'e\u0301a\u030a',
  'a private character': '\uf8ff\uffff',
};
/** Fields that accept any text, because the server only compares it, such as a password. */
const secrets = new Set(['password', 'current_password', 'token']);

describe('invalid input', () => {
  let cast: Cast;
  let changedTables: () => Promise<readonly string[]>;
  let document: OpenApi;
  let routes: readonly WritableRoute[];
  beforeAll(async () => {
    cast = await startCast();
    changedTables = await watchTables(cast);
    document = await documentOf(cast);
    routes = writableRoutes(document);
  });
  afterAll(() => cast.app.close());

  const written = (body: object, path: readonly string[], text: string): string =>
    JSON.stringify(withValue(body, path, '@@here@@')).replace('"@@here@@"', () => text);

  function names(answer: TestAnswer<ErrorAnswer>, path: readonly string[]): boolean {
    const named = (answer.body.details ?? []).map((detail) => detail.path);
    // If a body may have one of several shapes, the error names the whole body.
    return named.some((name) => name === 'body' || name === path[0] || name.startsWith(`${path[0]}.`));
  }

  it('is refused with the field’s name in every text field of every route, and nothing is stored', async () => {
    expect(routes.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    let asked = 0;
    const changedBefore = new Set<string>();
    for (const route of routes) {
      const prepared = await prepare(cast, route);
      for (const table of await changedTables()) changedBefore.add(table);
      for (const field of fieldsOf(route.schema).filter(isText)) {
        await inParallel(Object.entries(neverText), async ([name, text]) => {
          asked += 1;
          const answer = await send<ErrorAnswer>(cast, route, prepared, written(prepared.body, field.path, text));
          const { status } = answer;
          const isSecret = secrets.has(field.path.at(-1) ?? '') && status >= 400 && status < 500;
          const isNamed = status === 413 || (status === 400 && names(answer, field.path));
          // A body that could not be parsed has no field to name.
          const isUnreadable = status === 400 && answer.body.code === 'REQUEST.MALFORMED_JSON';
          if (!isNamed && !isSecret && !isUnreadable) {
            wrong.push(
              `${route.row.route} ${field.path.join('.')} with ${name}: ${status} ${answer.text.slice(0, 160)}`,
            );
          }
        });
      }
      wrong.push(...(await changedTables()).map((table) => `${route.row.route} changed ${table}`));
    }
    expect(asked).toBeGreaterThan(900);
    // Changes are found: some routes needed a new account first.
    expect([...changedBefore]).toContain('account');
    expect(wrong).toEqual([]);
  });

  it('breaks nothing if it is unusual but may be valid', async () => {
    const wrong: string[] = [];
    for (const route of routes) {
      for (const field of fieldsOf(route.schema).filter(isText)) {
        // A refused request changed nothing, so the next text needs no new preparation.
        let prepared: Prepared | null = null;
        for (const [name, text] of Object.entries(odd)) {
          prepared ??= await prepare(cast, route);
          const answer = await send(cast, route, prepared, withValue(prepared.body, field.path, text));
          if (answer.status < 400 || answer.status >= 500) prepared = null;
          if (answer.status >= 500)
            wrong.push(`${route.row.route} ${field.path.join('.')} with ${name}: ${answer.status}`);
          if (answer.headers['x-injected'] !== undefined) wrong.push(`${route.row.route} ${name}: a header got in`);
        }
        // These routes need a new account for each request, so try only one field.
        if (route.row.byNewcomers) break;
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is refused if a field has a value of the wrong type', async () => {
    const wrong: string[] = [];
    const values = ['{}', '[{}]', '"\\u0000"', '1e308', '-1', '0.5', deep(10_000), '[[[[]]]]', '"9".repeat'];
    for (const route of routes) {
      const prepared = await prepare(cast, route);
      for (const field of fieldsOf(route.schema).filter((each) => !isText(each))) {
        for (const text of values) {
          const { status } = await send(cast, route, prepared, written(prepared.body, field.path, text));
          if (status >= 500) wrong.push(`${route.row.route} ${field.path.join('.')} ${text.slice(0, 20)}: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is refused if the body is not an object', async () => {
    const wrong: string[] = [];
    const bodies = [
      '[]',
      '"text"',
      '7',
      'true',
      '{',
      '{"a":1,}',
      '\ufeff{}x',
      'undefined',
      "{'a':1}",
      '{"a":1}{"b":2}',
      'NaN',
      '\u0000',
      deep(10_000),
      deepObject(10_000),
      `{"a":"${'x'.repeat(1_048_576)}"}`,
      `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
    ];
    for (const route of routes) {
      const prepared = await prepare(cast, route);
      for (const body of bodies) {
        const { status } = await send(cast, route, prepared, body);
        if (![400, 413].includes(status)) wrong.push(`${route.row.route} ${body.slice(0, 20)}: ${status}`);
      }
      for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense']) {
        const { status } = await send(cast, route, prepared, '{"a":1}', { 'content-type': type });
        if (![400, 415].includes(status)) wrong.push(`${route.row.route} as ${type}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is refused in the path, and in every parameter of the address', async () => {
    const wrong: string[] = [];
    const bad = [
      '%00',
      'a%00b',
      '%ff',
      '%ed%a0%80',
      '%',
      '..%2f..%2fetc%2fpasswd',
      "'%20or%20'1'='1",
      '%F0%9F%92%A9',
      '%E2%80%AE',
      '-1',
      '1e308',
      'NaN',
      '0'.repeat(5_000),
      '[object%20Object]',
      'null',
      '{}',
      '__proto__',
    ];
    for (const { route } of matrix) {
      const [method = '', path = ''] = route.split(' ');
      const declared = (operationOf(document, route)?.parameters ?? []).filter((each) => each.in === 'query');
      const urls = [
        ...(path.includes('/:') ? bad.map((value) => path.replace(/:\w+/g, value)) : []),
        ...(method === 'GET' && !path.includes('/:')
          ? declared.flatMap(({ name }) => [
              ...bad.map((value) => `${path}?${name}=${value}`),
              `${path}?${name}=1&${name}=2`,
              `${path}?${name}[]=1`,
              `${path}?${name}[__proto__][x]=1`,
            ])
          : []),
      ];
      const roles = ['seeker A', 'recruiter A', 'operator'] as const;
      const asked = urls.flatMap((url) => roles.map((role) => ({ url, role })));
      await inParallel(asked, async ({ url, role }) => {
        const { status } = await cast.app.request({
          method: method as NonNullable<TestRequest['method']>,
          url,
          token: cast.players[role].token,
        });
        if (status >= 500) wrong.push(`${method} ${url.slice(0, 120)} as ${role}: ${status}`);
      });
    }
    expect(wrong).toEqual([]);
  });

  it('is harmless in headers', async () => {
    const { token } = cast.players['seeker A'];
    for (const headers of [
      { authorization: `Bearer ${'x'.repeat(4_000)}` },
      { authorization: 'Basic \u00ff\u00fe' },
      { authorization: `Bearer ${token}, Bearer ${token}` },
      { cookie: `auth_token=${'%'.repeat(100)}; auth_token=x; =; __proto__=1` },
      { 'accept-language': `${'xx-'.repeat(500)};q=9e999` },
      { 'accept-language': '*;q=NaN, fr;q=, ;;;' },
      { 'idempotency-key': 'x'.repeat(256) },
      { 'idempotency-key': '\u00ff' },
      { 'x-request-id': 'a'.repeat(3_000) },
      { 'content-length': '0' },
      { range: 'bytes=9999999999999999999-' },
      { 'if-none-match': '"'.repeat(300) },
      { 'if-modified-since': 'the day before' },
    ]) {
      for (const [method, url] of [
        ['GET', '/api/users/me'],
        ['GET', `/api/stream/video/${cast.video}`],
        ['PUT', '/api/users/me/preferences'],
      ] as const) {
        const answer = await cast.app.request({
          method,
          url,
          token,
          headers,
          ...(method === 'PUT' ? { payload: {} } : {}),
        });
        expect([method, url, headers, answer.status >= 500]).toEqual([method, url, headers, false]);
      }
    }
  });
});

import { jest } from '@jest/globals';
import { inParallel } from '../../support/in-parallel.js';
import { query } from '../../support/query.js';
import { type Cast, startCast } from './cast.js';
import { matrix } from './matrix/index.js';
import { filled, type Row } from './matrix/row.js';
import {
  documentOf,
  type Field,
  fieldsOf,
  isText,
  isTextList,
  type OpenApi,
  operationOf,
  prepare,
  send,
  withValue,
  type WritableRoute,
  writableRoutes,
} from './writable-routes.js';
import { WALK_TIMEOUT_MS } from './walk-timeout.js';

jest.setTimeout(WALK_TIMEOUT_MS);

/** Words with a special meaning for a database, a parser, a page or a spreadsheet, or that look confusing. */
const hostile: readonly string[] = [
  'NULL',
  'null',
  '{}',
  '"',
  '\u200b\u2060\u00ad',
  `{a},"b"\\"\\n\\'; drop table job; --`,
  '\u202e<script>alert(1)</script>👩🏽‍🚀{{7*7}}${7*7}',
  '\uff1dHYPERLINK("x")%_$1?:name\r\nb\tc',
  'x'.repeat(3_000),
];
/** JSON values that no contract accepts as text. */
const unstorable = ['"\\u0000"', '"\\ud800"', '"a\\udc00b"', 'null', '""', '[]', '{}'];
/** Changing these would end the session that the test uses. */
const untouched = new Set(['password', 'current_password', 'new_password', 'token']);

const roles = [
  'anonymous',
  'seeker A',
  'seeker B',
  'recruiter A',
  'recruiter B',
  'pending recruiter',
  'operator',
] as const;

interface Target {
  readonly route: WritableRoute;
  readonly field: Field;
}

describe('a hostile word in any field', () => {
  let cast: Cast;
  let document: OpenApi;
  let targets: readonly Target[];
  beforeAll(async () => {
    cast = await startCast();
    document = await documentOf(cast);
    targets = writableRoutes(document).flatMap((route) =>
      fieldsOf(route.schema)
        .filter((field) => isText(field) || isTextList(field))
        .filter(({ path }) => !untouched.has(path.at(-1) ?? ''))
        .map((field) => ({ route, field })),
    );
  });
  afterAll(() => cast.app.close());

  const tokenOf = (role: (typeof roles)[number]): string | undefined => cast.tokens[role];

  /** Writes to every field, in each round another word, so that after all rounds each field had each word. */
  async function writeAll(round: number): Promise<string[]> {
    const wrong: string[] = [];
    const newcomers = new Set<Row>();
    for (const [index, { route, field }] of targets.entries()) {
      const { row } = route;
      // Registration is slow, so for routes that need a new account only one field is tried per round.
      if (row.byNewcomers && (newcomers.has(row) || (index + round) % 4 !== 0)) continue;
      if (row.byNewcomers) newcomers.add(row);
      const word = hostile[(index + round) % hostile.length] ?? '';
      const prepared = await prepare(cast, route);
      const body = withValue(prepared.body, field.path, isTextList(field) ? [word, 'NULL'] : word);
      const { status, text } = await send(cast, route, prepared, body);
      if (status >= 500)
        wrong.push(`${row.route} ${field.path.join('.')} ${JSON.stringify(word)}: ${status} ${text.slice(0, 80)}`);
    }
    return wrong;
  }

  /** Every list and page, as every role that may read it. */
  async function readAll(word: string): Promise<string[]> {
    const wrong: string[] = [];
    for (const { route, things } of matrix.filter((row) => row.route.startsWith('GET '))) {
      const texts = (operationOf(document, route)?.parameters ?? []).filter(
        ({ in: where, schema }) => where === 'query' && isText({ path: [], schema: schema ?? {} }),
      );
      for (const [name, { id, answers }] of Object.entries(things)) {
        if (name === 'missing' || name === 'malformed') continue;
        const path = filled(route.slice(4), id ? await id(cast, null) : '');
        const asked = texts.map(({ name: key }) => `${path}?${key}=${encodeURIComponent(word)}`);
        const readers = roles.filter((_, index) => answers[index] === 200);
        // One reader searches for the word; all read the whole list.
        const reads = readers.flatMap((role, index) =>
          (index === 0 ? [path, ...asked] : [path]).map((url) => ({ role, url })),
        );
        await inParallel(reads, async ({ role, url }) => {
          const token = tokenOf(role);
          const { status } = await cast.app.request({ url, ...(token === undefined ? {} : { token }) });
          if (status >= 500) wrong.push(`GET ${url.slice(0, 120)} as ${role}: ${status}`);
        });
      }
    }
    return wrong;
  }

  it('gets a status below 500, and every list and page still works', async () => {
    expect(targets.length).toBeGreaterThan(100);
    expect(targets.filter(({ field }) => isTextList(field)).length).toBeGreaterThan(5);
    const wrong: string[] = [];
    for (const [round, word] of hostile.entries()) {
      wrong.push(...(await writeAll(round)), ...(await readAll(word)));
    }
    expect(wrong).toEqual([]);
    expect(await query(cast.app.databaseUrl, 'select list, row_id from left_out_row')).toEqual([]);
  });

  it('is returned by a list as it was sent', async () => {
    const { token } = cast.players['recruiter A'];
    const requirements = ['NULL', 'null', '{}', '"', '\\', 'a,b', '{a},{b}', '\\"\\n', "'", '👩🏽‍🚀'];
    const { status } = await cast.app.request({
      method: 'PUT',
      url: `/api/jobs/${cast.job}`,
      token,
      payload: { requirements, benefits: ['NULL'], video_questions: ['null'] },
    });
    expect(status).toBe(200);
    const { body } = await cast.app.request({ url: `/api/jobs/${cast.job}` });
    expect(body).toMatchObject({ requirements, benefits: ['NULL'] });
    const skills = await cast.app.request({
      method: 'PUT',
      url: '/api/users/me',
      token: cast.players['seeker A'].token,
      payload: { skills: ['NULL', 'null', 'a,b'] },
    });
    expect(skills.status).toBe(200);
  });

  it('that cannot be stored is refused, also inside a list', async () => {
    const wrong: string[] = [];
    const lists = targets.filter(({ field, route }) => isTextList(field) && !route.row.byNewcomers);
    for (const { route, field } of lists) {
      const prepared = await prepare(cast, route);
      for (const text of unstorable) {
        const body = JSON.stringify(withValue(prepared.body, field.path, ['@@here@@'])).replace(
          '"@@here@@"',
          () => text,
        );
        const { status } = await send(cast, route, prepared, body);
        if (status >= 500) wrong.push(`${route.row.route} ${field.path.join('.')} [${text}]: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

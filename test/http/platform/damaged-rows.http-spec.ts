import { jest } from '@jest/globals';
import type { BackOfficeOverview } from '../../../server/modules/operations/http/back-office.contract.js';
import { LeftOutRows } from '../../../server/platform/database/left-out-rows.js';
import { query } from '../../support/query.js';
import { type Cast, type RoleName, startCast } from '../walks/cast.js';
import { registeredRoutes } from '../walks/registered-routes.js';

jest.setTimeout(300_000);

const readers: readonly RoleName[] = ['anonymous', 'seeker A', 'recruiter A', 'recruiter B', 'operator'];

/** Answers that contain the damaged row itself, not a list. */
const oneThing = new Set(['GET /api/users/me', 'GET /api/users/me/preview']);
/** Pages of an intact row, which list other rows. */
const about = new Map<string, (cast: Cast) => string>([
  ['GET /companies/:id', ({ companyB }) => companyB],
  ['GET /company/:id', ({ companyB }) => companyB],
  ['GET /api/companies/:id', ({ companyB }) => companyB],
  ['GET /api/companies/:id/videos', ({ companyA }) => companyA],
  ['GET /api/jobs/:id/applications', ({ job }) => job],
]);

describe('a row that cannot be presented', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await startCast();
  });
  afterAll(() => cast.app.close());

  const sql = <T extends object>(text: string, ...parameters: unknown[]): Promise<T[]> =>
    query<T & Record<string, unknown>>(cast.app.databaseUrl, text, parameters);

  /** Writes null entries, which the constraints would not allow. */
  async function damage(table: string, column: string): Promise<void> {
    const guards = await sql<{ name: string }>(
      `select conname as name from pg_constraint
        where conrelid = $1::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%array_position(' || $2 || ',%'`,
      table,
      column,
    );
    expect(guards).toHaveLength(1);
    await sql(`alter table ${table} drop constraint ${guards[0]?.name}`);
    const key = table === 'profile' ? 'account_id' : 'id';
    const victim = { company: cast.companyA, job: cast.job, profile: cast.players['seeker A'].id }[table];
    const changed = await sql(
      `update ${table} set ${column} = array_append(${column}, null) where ${key} = $1 returning 1`,
      victim,
    );
    expect(changed).toHaveLength(1);
  }

  async function listsThatFail(): Promise<string[]> {
    const wrong: string[] = [];
    const lists = registeredRoutes(cast.app).filter(
      (route) => route.startsWith('GET ') && !oneThing.has(route) && (!route.includes('/:') || about.has(route)),
    );
    expect(lists).toEqual(expect.arrayContaining(['GET /api/jobs', 'GET /api/companies', 'GET /api/users']));
    for (const route of lists) {
      const path = route.slice(4);
      for (const role of readers) {
        const token = cast.tokens[role];
        const { status } = await cast.app.request({
          url: path.replace(':id', about.get(route)?.(cast) ?? ''),
          ...(token === undefined ? {} : { token }),
        });
        if (status >= 500) wrong.push(`${path} as ${role}: ${status}`);
      }
    }
    return wrong;
  }

  it('is left out of every list, and the other rows stay', async () => {
    for (const [table, column] of [
      ['job', 'requirements'],
      ['job', 'benefits'],
      ['job', 'video_questions'],
      ['company', 'culture'],
      ['company', 'benefits'],
      ['profile', 'skills'],
    ] as const) {
      await damage(table, column);
    }
    expect(await listsThatFail()).toEqual([]);
    const { body } = await cast.app.request<{ companies: { id: string }[]; total: number }>({ url: '/api/companies' });
    const ids = body.companies.map(({ id }) => id);
    expect(ids).toContain(cast.companyB);
    expect(ids).not.toContain(cast.companyA);
  });

  it('never causes a server error on its own pages, for any role', async () => {
    const ids = [cast.job, cast.companyA, cast.players['seeker A'].id, cast.match, cast.video];
    const wrong: string[] = [];
    for (const route of registeredRoutes(cast.app).filter((each) => each.startsWith('GET '))) {
      const path = route.slice(4);
      const places = path.includes('/:') ? ids.map((id) => path.replace(/:\w+/g, id)) : [path];
      for (const url of places) {
        for (const role of readers) {
          const token = cast.tokens[role];
          const { status } = await cast.app.request({ url, ...(token === undefined ? {} : { token }) });
          if (status >= 500) wrong.push(`${url} (${route}) as ${role}: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is missing for strangers, and shown without its damaged fields to people who can repair it', async () => {
    const read = async (url: string, role: RoleName): Promise<readonly unknown[]> => {
      const token = cast.tokens[role];
      const { status, body } = await cast.app.request<Record<string, unknown>>({
        url,
        ...(token === undefined ? {} : { token }),
      });
      return [status, body['code'] ?? body['culture'] ?? body['requirements'] ?? body['skills']];
    };
    const missing = [404, 'REQUEST.NOT_FOUND'];
    const [company, job] = [`/api/companies/${cast.companyA}`, `/api/jobs/${cast.job}`];
    for (const role of ['anonymous', 'seeker A', 'recruiter B'] as const) {
      expect([await read(company, role), await read(job, role)]).toEqual([missing, missing]);
    }
    const texts = expect.not.arrayContaining([null]);
    expect(await read(company, 'recruiter A')).toEqual([200, texts]);
    expect(await read(company, 'operator')).toEqual([200, texts]);
    expect(await read(job, 'recruiter A')).toEqual([200, texts]);
    expect(await read('/api/users/me', 'seeker A')).toEqual([200, texts]);
    expect(await read(`/api/users/${cast.players['seeker A'].id}`, 'operator')).toEqual([200, texts]);
    const mine = await cast.app.request<{ jobs: { id: string }[] }>({
      url: '/api/jobs/my/jobs',
      token: cast.players['recruiter A'].token,
    });
    expect(mine.body.jobs.map(({ id }) => id)).toContain(cast.job);
  });

  it('is complete again for everybody once its owner saved the damaged fields', async () => {
    const save = async (role: RoleName, url: string, payload: object) => {
      const token = cast.tokens[role] ?? '';
      expect(await cast.app.request({ method: 'PUT', url, token, payload })).toMatchObject({ status: 200 });
    };
    await save('recruiter A', `/api/companies/${cast.companyA}`, { culture: ['Entraide'], benefits: ['REER'] });
    const asked = { requirements: ['OIIQ'], benefits: ['REER'], video_questions: ['Pourquoi nous ?'] };
    await save('recruiter A', `/api/jobs/${cast.job}`, asked);
    await save('seeker A', '/api/users/me', { skills: ['Triage'] });
    expect((await cast.app.request({ url: `/api/companies/${cast.companyA}` })).status).toBe(200);
    expect((await cast.app.request({ url: `/api/jobs/${cast.job}` })).body).toMatchObject(asked);
    expect((await cast.app.request({ url: `/jobs/${cast.job}` })).status).toBe(200);
  });

  it('is counted for operators, by the processes that read it', async () => {
    const { body } = await cast.app.request<BackOfficeOverview>({
      url: '/api/admin/overview',
      token: cast.players.operator.token,
    });
    expect(body.rows_left_out).toBeGreaterThanOrEqual(2);
    expect(cast.app.app.get(LeftOutRows, { strict: false }).total).toBeGreaterThanOrEqual(2);
    const rows = await sql<{ row_id: string }>('select row_id from left_out_row');
    expect(rows.map(({ row_id }) => row_id)).toEqual(expect.arrayContaining([cast.companyA, cast.job]));
    cast.app.clock.advance(25 * 3_600_000);
    expect(await cast.app.app.get(LeftOutRows, { strict: false }).lately()).toBe(0);
  });
});

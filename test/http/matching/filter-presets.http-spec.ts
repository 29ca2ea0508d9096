import type { FilterPreset, FilterPresets } from '../../../server/modules/matching/http/candidate-search.contract.js';
import { RequestContext } from '@mikro-orm/core';
import { PresetFinds } from '../../../server/modules/matching/index.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { type Candidate, colleague, employer } from '../applications/stage.js';
import { signUp } from '../jobs/market.js';

describe('filter presets', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    token = await signUp(app, 'RECRUITER');
  });

  type Answered = TestAnswer<FilterPreset & { code?: string; details?: unknown }>;
  const create = (payload: object, by = token): Promise<Answered> =>
    app.request({ method: 'POST', url: '/api/filter-presets', token: by, payload });
  const change = (id: string, payload: object, by = token): Promise<Answered> =>
    app.request({ method: 'PUT', url: `/api/filter-presets/${id}`, token: by, payload });
  const list = async (): Promise<FilterPreset[]> =>
    (await app.request<FilterPresets>({ url: '/api/filter-presets', token })).body.presets;
  const named = async (): Promise<string[]> => (await list()).map(({ name }) => name);

  it('are kept, read, changed and removed', async () => {
    expect(await list()).toEqual([]);
    const filters = { search: 'soudeur', skills: 'TIG, MIG', remote: true, salary_min: 50_000, sort_by: 'newest' };
    const { status, body } = await create({ name: '  Soudure  ', filters });
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        name: 'Soudure',
        filters,
        is_default: false,
        is_shared: false,
        is_own: true,
        author_name: null,
        can_change: true,
        created_at: body.created_at,
        updated_at: body.updated_at,
      },
    ]);
    expect((await app.request({ url: `/api/filter-presets/${body.id}`, token })).body).toEqual(body);
    app.clock.advance(1_000);
    const renamed = await change(body.id, { name: 'Soudage' });
    expect(renamed.body).toMatchObject({ name: 'Soudage', filters, created_at: body.created_at });
    expect(renamed.body.updated_at).not.toBe(body.updated_at);
    expect((await change(body.id, { filters: { has_video: true } })).body.filters).toEqual({ has_video: true });
    const removed = await app.request({ method: 'DELETE', url: `/api/filter-presets/${body.id}`, token });
    expect([removed.status, removed.body]).toEqual([200, { success: true }]);
    expect(await list()).toEqual([]);
    expect((await app.request({ method: 'DELETE', url: `/api/filter-presets/${body.id}`, token })).status).toBe(404);
  });

  it('have at most one default, which comes first; then by name', async () => {
    for (const name of ['Zinc', 'Éric', 'aline']) await create({ name, filters: {} });
    const [first] = await list();
    expect(await named()).toEqual(['aline', 'Éric', 'Zinc']);
    const zinc = (await create({ name: 'Zoé', filters: {}, is_default: true })).body;
    expect(zinc.is_default).toBe(true);
    expect(await named()).toEqual(['Zoé', 'aline', 'Éric', 'Zinc']);
    await change(first?.id ?? '', { is_default: true });
    expect((await list()).map(({ name, is_default: isDefault }) => [name, isDefault])).toEqual([
      ['aline', true],
      ['Éric', false],
      ['Zinc', false],
      ['Zoé', false],
    ]);
    expect((await change(first?.id ?? '', { is_default: false })).body.is_default).toBe(false);
    expect((await list()).some(({ is_default: isDefault }) => isDefault)).toBe(false);
  });

  it('have unique names, case ignored', async () => {
    const { body } = await create({ name: 'Soudure', filters: {} });
    const again = await create({ name: 'SOUDURE', filters: {} });
    expect([again.status, again.body.code]).toEqual([409, 'MATCHING.PRESET_NAME_TAKEN']);
    const other = (await create({ name: 'Autre', filters: {} })).body;
    expect((await change(other.id, { name: 'soudure' })).status).toBe(409);
    expect((await change(body.id, { name: 'SOUDURE' })).body.name).toBe('SOUDURE');
    const elsewhere = await signUp(app, 'RECRUITER');
    expect((await create({ name: 'Soudure', filters: {} }, elsewhere)).status).toBe(201);
  });

  it.each([
    [{ filters: {} }, 'name'],
    [{ name: '   ', filters: {} }, 'name'],
    [{ name: 'x'.repeat(81), filters: {} }, 'name'],
    [{ name: 'x' }, 'filters'],
    [{ name: 'x', filters: { page: 2 } }, 'filters'],
    [{ name: 'x', filters: { experience_min: 51 } }, 'filters'],
    [{ name: 'x', filters: { search: 'a\u0000b' } }, 'filters'],
    [{ name: 'x', filters: {}, recruiter_id: '0190a0a0-0000-7000-8000-00000000dead' }, 'recruiter_id'],
  ])('refuse %j', async (payload, path) => {
    const { status, text } = await create(payload);
    expect(status).toBe(400);
    expect(text).toContain(path);
    expect(await list()).toEqual([]);
  });

  it('are private', async () => {
    const { body } = await create({ name: 'Soudure', filters: {} });
    const stranger = await signUp(app, 'RECRUITER');
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const payload = method === 'PUT' ? { payload: { name: 'Pris' } } : {};
      const answer = await app.request({ method, url: `/api/filter-presets/${body.id}`, token: stranger, ...payload });
      expect([method, answer.status]).toEqual([method, 404]);
    }
    const seeker = await signUp(app, 'JOB_SEEKER');
    expect((await app.request({ url: '/api/filter-presets', token: seeker })).status).toBe(403);
    expect((await app.request({ url: '/api/filter-presets' })).status).toBe(401);
    expect(await named()).toEqual(['Soudure']);
  });

  it('are limited to fifty, also in parallel; a removed one frees its place', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `Filtre ${index}`);
    const statuses = (await Promise.all(names.map((name) => create({ name, filters: {} })))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(50);
    expect(statuses.filter((status) => status === 409)).toHaveLength(10);
    const [first] = await list();
    const refused = await create({ name: 'Encore', filters: {} });
    expect([refused.status, refused.body.code]).toEqual([409, 'MATCHING.TOO_MANY_PRESETS']);
    expect(refused.text).toContain('50');
    await app.request({ method: 'DELETE', url: `/api/filter-presets/${first?.id}`, token });
    expect((await create({ name: 'Encore', filters: {} })).status).toBe(201);
  });

  it('keep one default and one of each name under parallel changes', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, index) => create({ name: `Filtre ${index % 6}`, filters: {}, is_default: true })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([...Array(6).fill(201), ...Array(6).fill(409)]);
    const ids = (await list()).map(({ id }) => id);
    const raced = await Promise.all(
      [...ids, ...ids, ...ids].map((id, index) =>
        index % 3 === 2 ? change(id, { name: 'Le même' }) : change(id, { is_default: true }),
      ),
    );
    expect(raced.every(({ status }) => [200, 409].includes(status))).toBe(true);
    const presets = await list();
    expect(presets.filter(({ is_default: isDefault }) => isDefault)).toHaveLength(1);
    expect(presets.filter(({ name }) => name === 'Le même')).toHaveLength(1);
  });

  it('are deleted with the account', async () => {
    await create({ name: 'Soudure', filters: {} });
    const count = async () =>
      (await query<{ count: number }>(app.databaseUrl, 'select count(*)::int as count from filter_preset'))[0]?.count ??
      0;
    const before = await count();
    await app.request({ method: 'DELETE', url: '/api/users/me', token });
    expect(await count()).toBe(before - 1);
  });
});

describe('presets that a team shares', () => {
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof employer>>;
  let author: Candidate;
  let reader: Candidate;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    owner = await employer(app, 'Soudure Boréale');
    [author, reader] = await Promise.all([member('Aline Roy'), member('Bruno Caron')]);
    id = (await create({ name: 'Soudure', filters: { search: 'soudeuse' }, is_shared: true })).body.id;
  });

  const member = async (name: string): Promise<Candidate> => {
    const joined = await colleague(app, owner);
    await query(app.databaseUrl, 'update account set full_name = $2 where id = $1', [joined.id, name]);
    await query(app.databaseUrl, `update company_member set role = 'RECRUITER' where user_id = $1`, [joined.id]);
    return joined;
  };
  type Answered = TestAnswer<FilterPreset & { code?: string }>;
  const create = (payload: object, token = author.token): Promise<Answered> =>
    app.request({ method: 'POST', url: '/api/filter-presets', token, payload });
  const change = (payload: object, token: string): Promise<Answered> =>
    app.request({ method: 'PUT', url: `/api/filter-presets/${id}`, token, payload });
  const remove = (token: string): Promise<Answered> =>
    app.request({ method: 'DELETE', url: `/api/filter-presets/${id}`, token });
  const list = async (token: string): Promise<FilterPreset[]> =>
    (await app.request<FilterPresets>({ url: '/api/filter-presets', token })).body.presets;
  const leave = (account: string) => query(app.databaseUrl, 'delete from company_member where user_id = $1', [account]);

  it('are read by the team, with the name of their author, and by nobody else', async () => {
    expect(await list(author.token)).toMatchObject([
      { is_shared: true, is_own: true, author_name: null, can_change: true },
    ]);
    expect(await list(reader.token)).toMatchObject([
      { name: 'Soudure', is_shared: true, is_own: false, author_name: 'Aline Roy', can_change: false },
    ]);
    expect(await list(owner.token)).toMatchObject([{ is_own: false, can_change: true }]);
    const stranger = await employer(app, 'Ailleurs');
    expect(await list(stranger.token)).toEqual([]);
    expect((await change({ name: 'Volé' }, stranger.token)).status).toBe(404);
    await create({ name: 'À moi seule', filters: {} });
    expect((await list(reader.token)).map(({ name }) => name)).toEqual(['Soudure']);
  });

  it('are changed by their author and by an owner only; default and sharing by the author only', async () => {
    expect((await change({ name: 'Soudage' }, reader.token)).status).toBe(403);
    expect((await remove(reader.token)).status).toBe(403);
    expect((await change({ filters: { search: 'TIG' } }, owner.token)).body).toMatchObject({
      filters: { search: 'TIG' },
    });
    for (const payload of [{ is_default: true }, { is_shared: false }]) {
      expect((await change(payload, owner.token)).status).toBe(403);
    }
    expect((await change({ is_default: true }, author.token)).body.is_default).toBe(true);
    expect((await list(reader.token))[0]?.is_default).toBe(false);
    expect((await change({ is_shared: false }, author.token)).body.is_shared).toBe(false);
    expect(await list(reader.token)).toEqual([]);
    await change({ is_shared: true }, author.token);
    expect((await remove(owner.token)).status).toBe(200);
    expect(await list(author.token)).toEqual([]);
  });

  it('stay with the team when their author leaves it, who no longer reads or changes them', async () => {
    await change({ is_default: true }, author.token);
    await leave(author.id);
    expect(await list(author.token)).toEqual([]);
    expect((await change({ name: 'Encore' }, author.token)).status).toBe(404);
    expect((await list(reader.token)).map(({ name }) => name)).toEqual(['Soudure']);
    // The name is free again for the former author.
    expect((await create({ name: 'Soudure', filters: {}, is_default: true })).status).toBe(201);
    expect((await create({ name: 'Partagé', filters: {}, is_shared: true })).status).toBe(403);
    expect(await list(reader.token)).toMatchObject([{ name: 'Soudure', author_name: null, is_default: false }]);
    expect((await change({ name: 'Soudage' }, owner.token)).body.name).toBe('Soudage');
  });

  it('alert only their author, and no longer once the author left the team', async () => {
    const finds = app.app.get(PresetFinds);
    const idsOf = (account: string) => RequestContext.create(app.orm.em, () => finds.idsOf(account));
    expect(await idsOf(author.id)).toEqual([id]);
    expect(await idsOf(reader.id)).toEqual([]);
    await leave(author.id);
    expect(await idsOf(author.id)).toEqual([]);
    expect(await RequestContext.create(app.orm.em, () => finds.execute(id, author.id, reader.id))).toBeNull();
  });

  it('stay with the team when their author closes the account; those of the author alone do not', async () => {
    await create({ name: 'À moi seule', filters: {} });
    expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: author.token })).status).toBe(200);
    await app.runJobs();
    expect(
      await query(app.databaseUrl, 'select name, recruiter_id from filter_preset where recruiter_id = $1 or id = $2', [
        author.id,
        id,
      ]),
    ).toEqual([{ name: 'Soudure', recruiter_id: null }]);
    expect((await list(reader.token))[0]?.author_name).toBeNull();
  });

  it('are not read by colleagues who may not search', async () => {
    await query(app.databaseUrl, `update company_member set role = 'REVIEWER' where user_id = $1`, [reader.id]);
    expect((await app.request({ url: '/api/filter-presets', token: reader.token })).status).toBe(403);
  });

  it('are never more than 50 in a team, also if several are shared at the same time', async () => {
    await query(
      app.databaseUrl,
      `insert into filter_preset (id, recruiter_id, slot, name, filters, is_default, created_at, updated_at, company_id, company_slot)
       select gen_random_uuid(), null, 1, 'P' || n, '{}', false, now(), now(), $1, n from generate_series(2, 49) n`,
      [owner.companyId],
    );
    const tries = await Promise.all(
      [author, reader, owner].map(({ token }) => create({ name: 'Une de plus', filters: {}, is_shared: true }, token)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(tries.find(({ status }) => status === 409)?.body.code).toBe('MATCHING.TOO_MANY_SHARED_PRESETS');
  });
});

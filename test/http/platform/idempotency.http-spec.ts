import { RequestContext } from '@mikro-orm/postgresql';
import { IdempotencyStore } from '../../../server/platform/idempotency/idempotency-store.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('Idempotency-Key', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const person = (email: string) => ({
    email,
    password: 'une-phrase-assez-longue',
    full_name: 'Ada Tremblay',
    user_type: 'JOB_SEEKER',
    consents: { adult: true, terms: true, privacy: true },
  });
  const register = (payload: object, key: string) =>
    app.request<{ token: string; user: { id: string }; code?: string }>({
      method: 'POST',
      url: '/api/auth/register',
      payload,
      headers: { 'idempotency-key': key },
    });

  it('replays the first answer, including cookies, and does the work once', async () => {
    const first = await register(person('once@example.org'), 'key-once');
    const again = await register(person('once@example.org'), 'key-once');
    expect(first.status).toBe(201);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers['set-cookie']).toEqual(first.headers['set-cookie']);
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it('refuses the key for another body', async () => {
    await register(person('body@example.org'), 'key-body');
    const other = await register(person('other@example.org'), 'key-body');
    expect([other.status, other.body.code]).toEqual([422, 'REQUEST.IDEMPOTENCY_KEY_REUSED']);
  });

  it('allows a refused request to be repeated with the same key', async () => {
    const refused = await register({ ...person('again@example.org'), password: 'x' }, 'key-again');
    expect(refused.status).toBe(400);
    expect((await register(person('again@example.org'), 'key-again')).status).toBe(201);
  });

  it('runs one of several parallel calls; the others wait for its answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => register(person('race@example.org'), 'key-race')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(1);
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.user.id)).size).toBe(1);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  });

  it('is deleted after 24 hours', async () => {
    await register(person('day@example.org'), 'key-day');
    app.clock.advance(25 * 60 * 60 * 1000);
    const later = await register(person('day@example.org'), 'key-day');
    expect([later.status, later.body.code]).toEqual([409, 'IDENTITY.EMAIL_TAKEN']);
  });

  it('stays reserved while its server runs, and is free a minute after the server died', async () => {
    const store = app.app.get(IdempotencyStore);
    const claim = () => RequestContext.create(app.orm.em, () => store.claim('somebody', 'key-dead', 'f'.repeat(64)));
    expect(await claim()).toBeNull();
    for (let beats = 0; beats < 10; beats += 1) {
      app.clock.advance(40_000);
      await store.beat();
    }
    expect(await claim()).toMatchObject({ status: null });
    // From now on nothing renews its claim.
    app.clock.advance(50_000);
    expect(await claim()).toBeNull();
    await RequestContext.create(app.orm.em, () => store.release('somebody', 'key-dead'));
  });

  it.each(['', 'k'.repeat(256)])('refuses a key of unfit length', async (key) => {
    const { status, body } = await register(person('length@example.org'), key);
    expect([status, body.code]).toEqual([400, 'REQUEST.IDEMPOTENCY_KEY_INVALID']);
  });

  it('stores no readable answer in the database', async () => {
    const { body } = await register(person('sealed@example.org'), 'key-sealed');
    const rows = await app.orm.em
      .fork()
      .execute<{ row: string }[]>(
        `select encode(answer, 'escape') || fingerprint || key_hash || caller as row from idempotency_key`,
      );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) {
      expect(row).not.toContain(body.token);
      expect(row).not.toContain('sealed@example.org');
      expect(row).not.toContain('key-sealed');
    }
  });

  it('stores no plain hash of a body, because a password in it could be guessed', async () => {
    const whatWasAsked = async (): Promise<readonly string[]> => {
      const rows = await app.orm.em
        .fork()
        .execute<{ fingerprint: string }[]>('select fingerprint from idempotency_key');
      return rows.map(({ fingerprint }) => fingerprint);
    };
    const before = await whatWasAsked();
    for (const key of ['key-guess-one', 'key-guess-two']) {
      const payload = { email: 'guess@example.org' };
      const headers = { 'idempotency-key': key };
      await app.request({ method: 'POST', url: '/api/auth/password/forgot', payload, headers });
    }
    const [one, other] = (await whatWasAsked()).filter((each) => !before.includes(each));
    expect([typeof one, typeof other, one === other]).toEqual(['string', 'string', false]);
  });
});

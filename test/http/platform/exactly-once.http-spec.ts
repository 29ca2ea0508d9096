import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { IdempotencyStore } from '../../../server/platform/idempotency/idempotency-store.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';

/** Of an inquiry, because two with the same words are allowed and do not wait for each other. */
describe('a write that commits with its answer', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.close());

  const ask = (company: string, key: string) =>
    app.request<{ id: string; code?: string }>({
      method: 'POST',
      url: '/api/inquiries',
      payload: {
        company_name: company,
        contact_person: 'Ada Tremblay',
        email: 'ada@entreprise.example',
        service: 'CONSULTATION',
        message: 'Nous cherchons des soudeurs.',
      },
      headers: { 'idempotency-key': key },
    });
  const inquiriesOf = async (company: string): Promise<readonly string[]> =>
    (await query<{ id: string }>(app.databaseUrl, 'select id from inquiry where company_name = $1', [company])).map(
      ({ id }) => id,
    );

  it('replays its answer byte for byte', async () => {
    const key = randomUUID();
    const first = await ask('Soudure', key);
    const again = await ask('Soudure', key);
    expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([201, 201, 'true']);
    expect([again.text, again.headers['content-type']]).toEqual([first.text, first.headers['content-type']]);
    expect(await inquiriesOf('Soudure')).toEqual([first.body.id]);
  });

  it('writes nothing if the answer cannot be stored, and the key stays free', async () => {
    const key = randomUUID();
    jest.spyOn(IdempotencyStore.prototype, 'completeInTransaction').mockRejectedValueOnce(new Error('disk full'));
    expect((await ask('Cuisine', key)).status).toBe(500);
    expect(await inquiriesOf('Cuisine')).toEqual([]);
    expect((await ask('Cuisine', key)).status).toBe(201);
    expect(await inquiriesOf('Cuisine')).toHaveLength(1);
  });

  it('does not keep a refusal', async () => {
    const key = randomUUID();
    expect((await ask('', key)).status).toBe(400);
    expect((await ask('Vente', key)).status).toBe(201);
  });

  it('is undone if another server took the key over and was faster', async () => {
    const key = randomUUID();
    const outsideOfRequests = AsyncLocalStorage.snapshot();
    const complete = IdempotencyStore.prototype.completeInTransaction;
    let faster: Awaited<ReturnType<typeof ask>> | undefined;
    jest.spyOn(IdempotencyStore.prototype, 'completeInTransaction').mockImplementationOnce(async function (
      this: IdempotencyStore,
      ...args
    ) {
      // This server stood still for a minute between its write and its commit.
      app.clock.advance(60_000);
      faster = await outsideOfRequests(() => ask('Soins', key));
      return complete.apply(this, args);
    });
    const slow = await ask('Soins', key);
    expect([slow.status, slow.body.code]).toEqual([409, 'REQUEST.IDEMPOTENCY_KEY_IN_USE']);
    expect(faster?.status).toBe(201);
    expect(await inquiriesOf('Soins')).toEqual([faster?.body.id]);
    expect((await ask('Soins', key)).text).toBe(faster?.text);
  });

  it('runs once for twelve parallel requests', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask('Garde', key)));
    const done = answers.filter(({ status }) => status === 201);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await inquiriesOf('Garde')).toEqual([...new Set(done.map(({ body }) => body.id))]);
  });
});

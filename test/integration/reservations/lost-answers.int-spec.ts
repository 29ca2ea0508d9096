import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { ReservationAnswer } from '../../../server/modules/reservations/http/reservations.contract.js';
import { CommandResults } from '../../../server/platform/commands/command-results.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import type { Recruiter } from '../../http/identity/hiring.js';
import { wholeJob } from '../../http/jobs/market.js';
import { uploadAndProcess } from '../../http/media/people.js';
import { answer, creditsOf, recruiter, reserved, seeker, type Seeker } from '../../http/reservations/stage.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { expectWholeLedger } from '../../support/ledger.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { auditDeals } from './support/deal-audit.js';

jest.setTimeout(120_000);

interface Write {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly token: string;
  readonly payload?: object;
}

/** The driver's error when the server has disconnected. */
class ConnectionLost extends Error {
  readonly code = '08006';
}

describe('an answer that is lost after the commit', () => {
  let app: TestApp;
  let hiring: Recruiter;
  /** Once: the next transaction that claims a key commits, but its answer is lost. */
  let isLosing = false;
  let lost = 0;
  beforeAll(async () => {
    app = await startTestApp();
    hiring = await recruiter(app);
    app.orm.em.getEventManager().registerSubscriber({
      async afterTransactionCommit() {
        if (!isLosing) return;
        const [row] = await query<{ count: number }>(
          app.databaseUrl,
          'select count(*)::int as count from command_results',
        );
        if ((row?.count ?? 0) <= before) return;
        isLosing = false;
        lost += 1;
        throw new ConnectionLost('the connection was lost');
      },
    });
  });
  afterEach(async () => {
    await expectWholeLedger(app);
    expect(await auditDeals(app.databaseUrl)).toEqual({});
  });
  afterAll(() => app?.close());

  let before = 0;
  const send = <T = Record<string, unknown>>(
    { method = 'POST', ...write }: Write,
    key: string,
  ): Promise<TestAnswer<T>> => app.request<T>({ method, ...write, headers: { 'idempotency-key': key } });

  /** Sends the request whose answer is lost, then repeats it with its key, like a client. */
  async function loseAndRepeat<T>(write: Write): Promise<TestAnswer<T>> {
    const [row] = await query<{ count: number }>(app.databaseUrl, 'select count(*)::int as count from command_results');
    before = row?.count ?? 0;
    const losses = lost;
    const key = newId();
    isLosing = true;
    expect((await send(write, key)).status).toBe(503);
    expect(lost).toBe(losses + 1);
    // The claim of a process that died is free again after 45 s.
    await query(app.databaseUrl, 'delete from idempotency_key where status is null');
    return send<T>(write, key);
  }

  const count = async (table: string): Promise<number> =>
    (await query<{ count: number }>(app.databaseUrl, `select count(*)::int as count from ${table}`))[0]?.count ?? 0;
  /** The write changes these tables once; the repetition changes nothing. */
  async function movesOnce<T>(tables: Readonly<Record<string, number>>, write: Write): Promise<TestAnswer<T>> {
    const names = Object.keys(tables);
    const first = await Promise.all(names.map(count));
    const settled = await loseAndRepeat<T>(write);
    const last = await Promise.all(names.map(count));
    expect(Object.fromEntries(names.map((name, index) => [name, (last[index] ?? 0) - (first[index] ?? 0)]))).toEqual(
      tables,
    );
    return settled;
  }

  const asked = async (): Promise<{ id: string; person: Seeker }> => {
    const person = await seeker(app);
    return { id: (await reserved(app, hiring, person.id)).id, person };
  };
  const put = (id: string, token: string, status: string): Write => ({
    method: 'PUT',
    url: `/api/credit-reservations/${id}`,
    token,
    payload: { status },
  });

  it('leaves one reservation and one credit on hold', async () => {
    const person = await seeker(app);
    const [balance = 0, held = 0] = await creditsOf(app, hiring);
    const { status, body } = await movesOnce<ReservationAnswer>(
      { reservation: 1, credit_hold: 1, credit_transaction: 1, seeker_disclosure: 1, outbox_message: 2 },
      { url: '/api/credit-reservations', token: hiring.token, payload: { target_user_id: person.id } },
    );
    expect([status, body.status, body.target_user.id]).toEqual([201, 'ACTIVE', person.id]);
    expect((await creditsOf(app, hiring)).slice(0, 2)).toEqual([balance, held + 1]);
  });

  it.each([
    ['MATCHED', 1],
    ['REJECTED', 0],
  ] as const)('answers %s once', async (status, spent) => {
    const { id, person } = await asked();
    const [balance = 0] = await creditsOf(app, hiring);
    const settled = await movesOnce<ReservationAnswer>(
      { reservation_event: 1, credit_transaction: 1, match: spent },
      put(id, person.token, status),
    );
    expect([settled.status, settled.body.status]).toEqual([200, status]);
    expect((await creditsOf(app, hiring))[0]).toBe(balance - spent);
  });

  it('cancels a request once', async () => {
    const { id } = await asked();
    const settled = await movesOnce<ReservationAnswer>(
      { reservation_event: 1, credit_transaction: 1 },
      put(id, hiring.token, 'CANCELLED'),
    );
    expect([settled.status, settled.body.status]).toEqual([200, 'CANCELLED']);
  });

  it('marks as hired once', async () => {
    const { id, person } = await asked();
    await answer(app, person, id, 'MATCHED');
    const settled = await movesOnce<ReservationAnswer>(
      { reservation_event: 1, credit_transaction: 0 },
      put(id, person.token, 'HIRED'),
    );
    expect([settled.status, settled.body.status]).toEqual([200, 'HIRED']);
  });

  it('sells a video once, and answers its price again', async () => {
    const owner = await seeker(app);
    const video = await uploadAndProcess(app, owner, await readFile(await sample('tiny-16x16.mp4')));
    const payload = { video_sale_allowed: true };
    await app.request({ method: 'PUT', url: '/api/users/me', token: owner.token, payload });
    const settled = await movesOnce<{ charged: number }>(
      { video_pass: 1, credit_transaction: 1 },
      { url: `/api/stream/access/${video}`, token: hiring.token },
    );
    expect([settled.status, settled.body.charged]).toEqual([200, 1]);
  });

  it('sends and charges a first message once, and answers its price again', async () => {
    const { id } = await seeker(app);
    const settled = await movesOnce<{ charged: number; content: string }>(
      { conversation: 1, message: 1, paid_pair: 1, credit_transaction: 1 },
      { url: '/api/messages', token: hiring.token, payload: { receiver_id: id, content: 'Bonjour!' } },
    );
    expect([settled.status, settled.body.charged, settled.body.content]).toEqual([201, 2, 'Bonjour!']);
  });

  it('creates one posting', async () => {
    const settled = await movesOnce<{ id: string; title: string }>(
      { job: 1 },
      { url: '/api/jobs', token: hiring.token, payload: wholeJob },
    );
    expect([settled.status, settled.body.title]).toEqual([201, wholeJob.title]);
  });

  it('refuses the key for another request, even after its stored answer is deleted', async () => {
    const key = newId();
    const write = { url: '/api/credit-reservations', token: hiring.token };
    const payload = { target_user_id: (await seeker(app)).id };
    expect((await send({ ...write, payload }, key)).status).toBe(201);
    await query(app.databaseUrl, 'delete from idempotency_key');
    const other = { target_user_id: (await seeker(app)).id };
    expect((await send({ ...write, payload: other }, key)).status).toBe(422);
    expect((await send({ url: '/api/jobs', token: hiring.token, payload: wholeJob }, key)).status).toBe(422);
  });

  it('keeps results for 30 days', async () => {
    const results = app.app.get(CommandResults, { strict: false });
    expect(await results.sweep()).toBe(0);
    const all = await count('command_results');
    app.clock.advance(30 * 24 * 60 * 60 * 1000 + 1);
    expect([await results.sweep(), await count('command_results')]).toEqual([all, 0]);
  });
});

import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { Clock, type FixedClock } from '../../../server/platform/clock/clock.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { sample } from '../../support/samples/samples.js';
import { heardBy, isOfRequest } from '../../support/write-statements.js';
import { wholeJob } from '../jobs/market.js';
import type { Recruiter } from '../identity/hiring.js';
import { uploadAndProcess } from '../media/people.js';
import { reserved, recruiter, seeker, type Seeker } from '../reservations/stage.js';
import { type CountedWrite, writeLimits } from './write-limits.js';

jest.setTimeout(120_000);

describe('the number of statements of a write', () => {
  let app: TestApp;
  let hiring: Recruiter;
  beforeAll(async () => {
    // Uses the real clock, because reading the database's time counts too.
    app = await startTestApp({ clock: new Clock() as FixedClock });
    hiring = await recruiter(app);
    // The first reservation creates the credit account.
    await reserved(app, hiring, (await seeker(app)).id);
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app?.close());

  const write = async (
    name: CountedWrite,
    status: number,
    {
      method = 'POST',
      url,
      token,
      payload,
    }: {
      readonly method?: 'POST' | 'PUT';
      readonly url: string;
      readonly token: string;
      readonly payload?: object;
    },
  ): Promise<void> => {
    const headers = { 'idempotency-key': newId() };
    const { answer, statements } = await heardBy<TestAnswer>(app, () =>
      app.request({ method, url, token, headers, ...(payload ? { payload } : {}) }),
    );
    expect([answer.status, answer.text]).toEqual([status, expect.anything()]);
    const sent = statements.filter(isOfRequest);
    // The statements are shown when there are too many.
    expect(sent.length <= writeLimits[name] ? [] : sent).toEqual([]);
  };
  const ask = async (): Promise<{ readonly id: string; readonly asked: Seeker }> => {
    const asked = await seeker(app);
    return { id: (await reserved(app, hiring, asked.id)).id, asked };
  };
  const put = (name: CountedWrite, id: string, { token }: { readonly token: string }, status: string) =>
    write(name, 200, { method: 'PUT', url: `/api/credit-reservations/${id}`, token, payload: { status } });

  it('reserves', async () => {
    const asked = await seeker(app);
    await write('reserve', 201, {
      url: '/api/credit-reservations',
      token: hiring.token,
      payload: { target_user_id: asked.id },
    });
  });

  it('accepts, and marks as hired', async () => {
    const { id, asked } = await ask();
    await put('accept', id, asked, 'MATCHED');
    await put('hire', id, asked, 'HIRED');
  });

  it('declines', async () => {
    const { id, asked } = await ask();
    await put('decline', id, asked, 'REJECTED');
  });

  it('cancels', async () => {
    const { id } = await ask();
    await put('cancel', id, hiring, 'CANCELLED');
  });

  it('cancels an agreement', async () => {
    const { id, asked } = await ask();
    await app.request({
      method: 'PUT',
      url: `/api/credit-reservations/${id}`,
      token: asked.token,
      payload: { status: 'MATCHED' },
    });
    await put('cancel', id, hiring, 'CANCELLED');
  });

  it('buys a video', async () => {
    const owner = await seeker(app);
    const video = await uploadAndProcess(app, owner, await readFile(await sample('tiny-16x16.mp4')));
    await app.request({
      method: 'PUT',
      url: '/api/users/me',
      token: owner.token,
      payload: { video_sale_allowed: true },
    });
    await write('buy a video', 200, { url: `/api/stream/access/${video}`, token: hiring.token });
  });

  it('creates a posting', async () => {
    await write('create a posting', 201, { url: '/api/jobs', token: hiring.token, payload: wholeJob });
  });
});

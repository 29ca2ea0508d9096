import { setTimeout as sleep } from 'node:timers/promises';
import type { ReservationAnswer } from '../../../server/modules/reservations/http/reservations.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp } from '../../support/app.js';
import { expectWholeLedger } from '../../support/ledger.js';
import { query } from '../../support/query.js';
import { end, type RunningInstance, startInstance } from '../../support/running-instance.js';
import { auditDeals } from './support/deal-audit.js';

/** Number of kills; a soak test sets `DEAL_KILLS` and `DEAL_REQUESTS`. */
const KILLS = Number(process.env['DEAL_KILLS'] ?? 3);
const REQUESTS = Number(process.env['DEAL_REQUESTS'] ?? 60);
const RECRUITERS = 5;
const SEEKERS = Math.ceil(REQUESTS / RECRUITERS);
/** A key whose server died is free after 45 s, so requests are retried for longer than that. */
const PATIENCE_MS = 120_000;

interface Asked {
  readonly token: string;
  readonly url: string;
  readonly payload: object;
}

describe('credits when processes are killed at any moment', () => {
  let instance: RunningInstance;
  beforeAll(async () => {
    instance = await startInstance();
  }, 120_000);
  afterAll(() => instance?.stop(), 60_000);

  /** Repeats a request with the same key until it is answered, like a client whose connection broke. */
  async function ask<T>({ token, url, payload }: Asked): Promise<{ status: number; body: T }> {
    const key = newId();
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await fetch(`${instance.url}${url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
        body: JSON.stringify(payload),
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null);
      const body = (await answer?.json().catch(() => null)) as (T & { code?: string }) | null | undefined;
      const isSettled = answer && body && answer.status < 500 && body.code !== 'REQUEST.IDEMPOTENCY_KEY_IN_USE';
      if (isSettled) return { status: answer.status, body };
      if (Date.now() > deadline) throw new Error(`${url} was not settled: ${answer?.status ?? 'no answer'}`);
      await sleep(250);
    }
  }

  async function signUp(user_type: string, n: number): Promise<{ token: string; id: string }> {
    const payload = {
      email: `${user_type}-${n}@example.org`.toLowerCase(),
      password: 'une bien longue phrase',
      full_name: `Personne ${n}`,
      user_type,
      consents: { adult: true, terms: true, privacy: true },
    };
    const { status, body } = await ask<{ token: string; user: { id: string } }>({
      token: '',
      url: '/api/auth/register',
      payload,
    });
    expect(status).toBe(201);
    return { token: body.token, id: body.user.id };
  }

  it(
    `loses and doubles none in ${REQUESTS} reservations and purchases, ${KILLS} times killed`,
    async () => {
      const recruiters = await Promise.all(
        Array.from({ length: RECRUITERS }, async (_, n) => {
          const recruiter = await signUp('RECRUITER', n);
          const company = await ask({
            token: recruiter.token,
            url: '/api/companies',
            payload: { name: `Atelier ${n}` },
          });
          expect(company.status).toBe(201);
          return recruiter;
        }),
      );
      const seekers = await Promise.all(Array.from({ length: SEEKERS }, (_, n) => signUp('JOB_SEEKER', n)));

      const bought = new Map<string, number>();
      const reserved = new Set<string>();
      let refused = 0;
      // Every recruiter reserves each person once, and sometimes buys a pack; only retries with the same key are repeated.
      const clients = recruiters.map(async ({ token, id }, n) => {
        for (let turn = 0; turn < SEEKERS; turn += 1) {
          if (turn % 3 === n % 3) {
            const payload = { packType: 'DISCOVERY' };
            const answer = await ask({ token, url: '/api/subscriptions/purchase', payload });
            expect([200, 201]).toContain(answer.status);
            bought.set(id, (bought.get(id) ?? 0) + 1);
          }
          const payload = { target_user_id: seekers[turn]?.id };
          const answer = await ask<ReservationAnswer>({ token, url: '/api/credit-reservations', payload });
          if (answer.status === 201) reserved.add(answer.body.id);
          else refused += 1;
          expect([201, 409]).toContain(answer.status);
        }
      });
      let isOver = false;
      const working = Promise.all(clients).finally(() => (isOver = true));
      for (let kill = 0; kill < KILLS && !isOver; kill += 1) {
        await sleep(200 + Math.random() * 800);
        const worker = instance.workers.at(-1);
        if (worker) await end(worker, 'SIGKILL');
        await instance.killApi();
        instance.addWorker();
      }
      await working;

      // At most ten requests may wait; more are refused, and nothing else is refused.
      const rows = await query<{ id: string; recruiter_id: string }>(
        instance.databaseUrl,
        'select id, recruiter_id from reservation',
      );
      expect(new Set(rows.map(({ id }) => id))).toEqual(reserved);
      expect(reserved.size + refused).toBe(RECRUITERS * SEEKERS);
      const purchases = await query<{ owner_id: string; count: number }>(
        instance.databaseUrl,
        `select owner_id, count(*)::int as count from purchase where status = 'PAID' group by owner_id`,
      );
      expect(new Map(purchases.map(({ owner_id, count }) => [owner_id, count]))).toEqual(bought);
      expect(await auditDeals(instance.databaseUrl)).toEqual({});
      const auditor = await startTestApp({ beside: instance });
      try {
        await expectWholeLedger(auditor);
      } finally {
        await auditor.close();
      }
    },
    300_000 + KILLS * 30_000,
  );
});

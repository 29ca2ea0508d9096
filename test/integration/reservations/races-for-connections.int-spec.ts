import { RequestContext } from '@mikro-orm/postgresql';
import pg from 'pg';
import { CreditsFacade } from '../../../server/modules/credits/index.js';
import { AdjustBalance } from '../../../server/modules/credits/use-cases/adjust-balance.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { recruiterOf } from '../../http/identity/hiring.js';
import { signUp } from '../../http/identity/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { expectWholeLedger } from '../../support/ledger.js';
import { copiesOf } from './support/copied-seekers.js';

/** More than the connections of a process. */
const WRITES = 40;
/** Far less than a request waits for a free connection. */
const SOON_MS = 2_500;

describe('many parallel reservations of one recruiter', () => {
  let app: TestApp;
  let other: pg.Client;

  beforeAll(async () => {
    app = await startTestApp();
    other = new pg.Client({ connectionString: app.databaseUrl });
    // The end of the connection fails the next statement.
    other.on('error', () => undefined);
    await other.connect();
  });
  afterAll(async () => {
    await other?.end();
    await app?.close();
  });

  const inApp = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  /** A recruiter who can pay for one reservation. */
  async function recruiterWithOneCredit(): Promise<{ id: string; token: string }> {
    const { id, token } = await recruiterOf(app);
    const { available } = await inApp(() => app.app.get(CreditsFacade, { strict: false }).balanceOf(id));
    const adjustment = { ownerId: id, credits: 1 - available, reason: 'race', key: newId(), madeBy: id };
    await inApp(() => app.app.get(AdjustBalance, { strict: false }).execute(adjustment));
    return { id, token };
  }

  it.each([
    ['with a key', false],
    ['without a key', true],
  ])('%s that wait for a lock leave connections to others, and all are answered', async (_, isKeyless) => {
    const recruiter = await recruiterWithOneCredit();
    const person = await signUp(app);
    const targets = await copiesOf(person.user.id, WRITES, app.databaseUrl);
    // Another process updates the account.
    await other.query('begin');
    await other.query('select from account where id = $1 for update', [recruiter.id]);
    const answers = Promise.all(
      targets.map((id) =>
        app.request({
          ...{ method: 'POST', url: '/api/credit-reservations', token: recruiter.token, isKeyless },
          payload: { target_user_id: id },
        }),
      ),
    );
    try {
      await untilWaiting();
      const since = performance.now();
      const { status } = await app.request({ url: '/api/users/me', token: person.token });
      expect(status).toBe(200);
      expect(performance.now() - since).toBeLessThan(SOON_MS);
    } finally {
      await other.query('rollback');
    }
    const statuses = (await answers).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(WRITES - 1).fill(402)]);
    await expectWholeLedger(app);
  });

  /** Until reservations wait for the lock, and no more of them come. */
  async function untilWaiting(): Promise<void> {
    for (let before = 0; ;) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const { rows } = await other.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      const count = rows[0]?.count ?? 0;
      if (count > 0 && count === before) return;
      before = count;
    }
  }
});

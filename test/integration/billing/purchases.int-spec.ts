import { RequestContext } from '@mikro-orm/postgresql';
import { packOffer } from '../../../server/modules/billing/domain/offer.js';
import { PlacePurchase } from '../../../server/modules/billing/use-cases/place-purchase.js';
import { ReceivePaymentMessage } from '../../../server/modules/billing/use-cases/receive-payment-message.js';
import { SettlePurchase } from '../../../server/modules/billing/use-cases/settle-purchase.js';
import { CreditsFacade } from '../../../server/modules/credits/index.js';
import { Transaction } from '../../../server/platform/database/transaction.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { query } from '../../support/query.js';
import { type StripeEvent, StripeServer, stripeSignature } from '../../support/stripe-server.js';
import { type Recruiter, recruiter } from '../../http/credits/recruiters.js';

/** Number of parallel requests. */
const CROWD = 50;

const many = <T>(count: number, work: (index: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));

describe('parallel purchases', () => {
  let app: TestApp;
  let paying: TestApp;
  let stripe: StripeServer;
  beforeAll(async () => {
    stripe = await StripeServer.start();
    app = await startTestApp();
    paying = await startTestApp({ env: stripe.settings });
  });
  auditLedgerAfterEach(() => app);
  auditLedgerAfterEach(() => paying);
  afterAll(async () => {
    // Stop it first: a listening server would keep the process alive if an application did not start.
    await stripe.stop();
    await app.close();
    await paying.close();
  });

  const inRequest = <T>(of: TestApp, work: () => Promise<T>): Promise<T> => RequestContext.create(of.orm.em, work);
  const buy = (of: TestApp, buyer: Recruiter, key: string): Promise<string> =>
    inRequest(of, () =>
      of.app.get(PlacePurchase, { strict: false }).execute({
        buyerId: buyer.id,
        offer: packOffer('STANDARD'),
        key,
        returnPath: '/',
        language: 'fr',
      }),
    );
  const tell = ({ body }: StripeEvent): Promise<void> =>
    inRequest(paying, () =>
      paying.app
        .get(ReceivePaymentMessage, { strict: false })
        .execute(Buffer.from(body), stripeSignature(body, paying.clock.now())),
    );
  const balanceOf = async (of: TestApp, { id }: Recruiter): Promise<number> =>
    (await inRequest(of, () => of.app.get(CreditsFacade, { strict: false }).balanceOf(id))).balance;
  const sequences = async (of: TestApp): Promise<number[]> =>
    (await query<{ sequence: number }>(of.databaseUrl, 'select sequence from invoice order by year, sequence')).map(
      ({ sequence }) => sequence,
    );
  const withoutGaps = async (of: TestApp): Promise<void> => {
    const found = await sequences(of);
    expect(found).toEqual(found.map((_, index) => index + 1));
  };

  it('with the same key are one', async () => {
    const one = await recruiter(app);
    const answers = await many(CROWD, () => buy(app, one, 'the same'));
    expect(new Set(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason))).size).toBe(
      1,
    );
    expect(await balanceOf(app, one)).toBe(60);
    const [counted] = await query(
      app.databaseUrl,
      `select count(*)::int as purchases, count(i.id)::int as invoices
         from purchase p left join invoice i on i.purchase_id = p.id where p.owner_id = $1`,
      [one.id],
    );
    expect(counted).toEqual({ purchases: 1, invoices: 1 });
  });

  it('are paid once with parallel messages, and open one page at Stripe', async () => {
    const one = await recruiter(paying);
    const pages = stripe.sessions.size;
    const [first] = await many(8, () => buy(paying, one, 'one page'));
    expect(stripe.sessions.size).toBe(pages + 1);
    const id = first?.status === 'fulfilled' ? first.value : '';
    stripe.pay(id);
    const same = stripe.aboutSession('completed', id);
    const others = Array.from({ length: 10 }, () => stripe.aboutSession('async_payment_succeeded', id));
    const told = await many(20, (index) => tell(index < 10 ? same : (others[index - 10] ?? same)));
    expect(told.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await balanceOf(paying, one)).toBe(60);
    const lines = await query(
      paying.databaseUrl,
      `select 1 from credit_transaction where owner_id = $1 and reference_id = $2`,
      [one.id, id],
    );
    expect(lines).toHaveLength(1);
    await withoutGaps(paying);
  });

  it('end in one way if payment, failure, expiry and refund are reported in parallel', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await recruiter(paying);
      const id = await buy(paying, one, `round ${round}`);
      stripe.pay(id);
      const events = [
        stripe.aboutSession('completed', id),
        stripe.aboutSession('async_payment_failed', id),
        stripe.aboutSession('expired', id),
        stripe.refund(id),
      ];
      await many(4, (index) => tell(events[(index + round) % 4] as StripeEvent));
      const [row] = await query<{ status: string; invoices: number }>(
        paying.databaseUrl,
        `select p.status, (select count(*)::int from invoice i where i.purchase_id = p.id) as invoices
           from purchase p where p.id = $1`,
        [id],
      );
      const balance = await balanceOf(paying, one);
      const legal: Record<string, readonly [number, number]> = {
        PAID: [60, 1],
        REFUNDED: [20, 1],
        FAILED: [20, 0],
        EXPIRED: [20, 0],
      };
      expect([row?.status, balance, row?.invoices]).toEqual([row?.status, ...(legal[row?.status ?? ''] ?? [])]);
    }
    await withoutGaps(paying);
  });

  it('leave no gap in the numbers of invoices when some of them are rolled back', async () => {
    const before = (await sequences(paying)).length;
    const buyers = await Promise.all(Array.from({ length: 12 }, () => recruiter(paying)));
    const ids = await Promise.all(buyers.map((buyer, index) => buy(paying, buyer, `gap ${index}`)));
    const settle = paying.app.get(SettlePurchase, { strict: false });
    const transaction = paying.app.get(Transaction, { strict: false });
    const answers = await many(ids.length, (index) =>
      inRequest(paying, () =>
        transaction.run(async () => {
          const purchaseId = ids[index] as string;
          await settle.execute({ purchaseId, outcome: 'PAID', payment: `pi_gap_${index}`, cents: 103_363 });
          if (index % 3 === 0) throw new Error('the disk is full');
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    expect((await sequences(paying)).length).toBe(before + 8);
    await withoutGaps(paying);
    const balances = await Promise.all(buyers.map((buyer) => balanceOf(paying, buyer)));
    expect(balances).toEqual(balances.map((_, index) => (index % 3 === 0 ? 20 : 60)));
  });

  it('grant the month of a plan once, also for parallel readers', async () => {
    const one = await recruiter(paying);
    const operatorId = one.id;
    await query(
      paying.databaseUrl,
      `insert into plan_price (id, plan, monthly_cents, set_by, set_at) values (gen_random_uuid(), 'BASIC', 4900, $1, now())`,
      [operatorId],
    );
    await balanceOf(paying, one);
    paying.clock.advance(1_000);
    const id = await inRequest(paying, () =>
      paying.app.get(PlacePurchase, { strict: false }).execute({
        buyerId: one.id,
        offer: {
          kind: 'PLAN',
          plan: 'BASIC',
          credits: 100,
          amounts: { subtotal: 4_900, gst: 245, qst: 489, total: 5_634 },
        },
        key: 'a month',
        returnPath: '/',
        language: 'en',
      }),
    );
    stripe.pay(id);
    const events = Array.from({ length: 10 }, () => stripe.aboutSession('completed', id));
    await many(20, (index) =>
      index < 10 ? tell(events[index] as StripeEvent) : balanceOf(paying, one).then(() => undefined),
    );
    expect(await balanceOf(paying, one)).toBe(100);
    const months = await query(
      paying.databaseUrl,
      `select amount from credit_lot where owner_id = $1 and bucket = 'MONTHLY' order by id`,
      [one.id],
    );
    expect(months).toEqual([{ amount: 20 }, { amount: 100 }]);
  });

  it('add exactly the credits that were paid for', async () => {
    for (const { databaseUrl } of [app, paying]) {
      const [sums] = await query<{ paid: number; granted: number }>(
        databaseUrl,
        `select (select sum(credits)::int from purchase where status in ('PAID', 'REFUNDED') and kind <> 'PLAN') as paid,
                (select sum(amount)::int from credit_transaction where description = 'CREDITS.ENTRY_PURCHASE') as granted`,
      );
      expect(sums?.paid).toBeGreaterThan(0);
      expect(sums?.granted).toBe(sums?.paid);
    }
  });
});

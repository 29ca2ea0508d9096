import type {
  PaymentIssue,
  PaymentIssueRequest,
  PaymentIssuesPage,
} from '../../../server/modules/billing/http/payment-issues.contract.js';
import type { BackOfficeOverview } from '../../../server/modules/operations/http/back-office.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { query } from '../../support/query.js';
import { StripeServer } from '../../support/stripe-server.js';
import { operator, type Recruiter, recruiter, spendCredits } from '../credits/recruiters.js';
import { longSessions, type Refusal, Shop } from './shop.js';

describe('payments that an operator must review', () => {
  let app: TestApp;
  let shop: Shop;
  let stripe: StripeServer;
  let odile: Recruiter;
  beforeAll(async () => {
    stripe = await StripeServer.start();
    app = await startTestApp({ env: { ...longSessions, ...stripe.settings } });
    shop = new Shop(app);
    odile = await operator(app);
  });
  auditLedgerAfterEach(() => app);
  afterAll(async () => {
    await stripe.stop();
    await app.close();
  });

  const ordered = async (customer: Recruiter): Promise<string> =>
    (await shop.buy(customer, 'STANDARD')).body.purchase_id;
  const bought = async (customer: Recruiter): Promise<string> => {
    const id = await ordered(customer);
    stripe.pay(id);
    await shop.tell(stripe.aboutSession('completed', id));
    return id;
  };
  const issues = async (status = 'OPEN'): Promise<readonly PaymentIssue[]> =>
    (await shop.get<PaymentIssuesPage>(odile, `/api/admin/payment-issues?status=${status}&limit=100`)).issues;
  const about = async (purchaseId: string, status = 'OPEN'): Promise<readonly PaymentIssue[]> =>
    (await issues(status)).filter(({ purchase }) => purchase?.id === purchaseId);
  const handle = (id: string, payload: PaymentIssueRequest, { token } = odile) =>
    app.request<PaymentIssue & Refusal>({ method: 'PUT', url: `/api/admin/payment-issues/${id}`, token, payload });
  const audited = (id: string) =>
    query<{ action: string; reason: string; details: { credits_taken: number } }>(
      app.databaseUrl,
      'select action, reason, details from audit_entry where subject_id = $1 order by id',
      [id],
    );

  it('appear once in the back office and in the overview, even if Stripe repeats the message', async () => {
    const customer = await recruiter(app);
    const id = await bought(customer);
    const before = await shop.get<BackOfficeOverview>(odile, '/api/admin/overview');
    await shop.tell(stripe.dispute(id));
    await shop.tell(stripe.dispute(id));
    await shop.tell(stripe.refund(id, false));
    expect(await about(id)).toEqual([
      expect.objectContaining({
        kind: 'DISPUTE_OPENED',
        amount: 1033.63,
        reason: 'fraudulent',
        purchase: expect.objectContaining({
          description: 'Pack Croissance, 40 crédits',
          status: 'PAID',
          brought_credits: true,
        }),
        buyer: expect.objectContaining({ id: customer.id }),
        status: 'OPEN',
        note: null,
      }),
      expect.objectContaining({ kind: 'PARTIAL_REFUND', amount: 10 }),
    ]);
    const after = await shop.get<BackOfficeOverview>(odile, '/api/admin/overview');
    expect(after.payment_issues).toBe(before.payment_issues + 2);
    // Nothing is taken back automatically; an operator decides.
    expect(await shop.balance(customer)).toMatchObject({ balance: 60 });
    for (const status of ['lost', 'won'] as const) await shop.tell(stripe.dispute(id, status));
    expect((await about(id)).map(({ kind }) => kind)).toEqual([
      'DISPUTE_OPENED',
      'PARTIAL_REFUND',
      'DISPUTE_LOST',
      'DISPUTE_WON',
    ]);
  });

  it('let an operator take back the remaining credits of a dispute, once, with an audit entry', async () => {
    const customer = await recruiter(app);
    const id = await bought(customer);
    await spendCredits(app, customer.id, ...Array.from({ length: 5 }, () => 'COMPANY_SPOTLIGHT' as const));
    await shop.tell(stripe.dispute(id));
    const [issue] = await about(id);
    const request = { status: 'HANDLED', note: 'La carte était volée.', take_back: true } as const;
    const answers = await Promise.all([1, 2, 3].map(() => handle(issue?.id ?? '', request)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('BILLING.ISSUE_UNCHANGED');
    expect(await about(id)).toEqual([]);
    expect((await about(id, 'HANDLED'))[0]).toMatchObject({
      note: 'La carte était volée.',
      handled_by: 'Odile Opératrice',
      handled_at: expect.any(String),
    });
    // 25 of 60 were spent, 20 of them monthly credits, so 35 of the pack were left.
    expect(await shop.balance(customer)).toMatchObject({ balance: 0 });
    expect((await shop.lines(customer))[0]).toMatchObject({
      type: 'ADJUSTMENT',
      amount: -35,
      description: 'Crédits repris après un paiement contesté',
    });
    expect(await audited(issue?.id ?? '')).toEqual([
      expect.objectContaining({
        action: 'PAYMENT_ISSUE_HANDLED',
        reason: 'La carte était volée.',
        details: expect.objectContaining({ credits_taken: 35 }),
      }),
    ]);
    const again = await handle(issue?.id ?? '', { status: 'OPEN', note: 'La banque a rappelé.' });
    expect(again.body).toMatchObject({ status: 'OPEN', handled_by: null, handled_at: null });
    // After taking back again, and a refund, nothing more is taken than is there.
    expect((await handle(issue?.id ?? '', request)).status).toBe(200);
    await shop.tell(stripe.refund(id));
    expect(await shop.balance(customer)).toMatchObject({ balance: 0 });
    expect((await about(id)).map(({ kind }) => kind)).toEqual(['REFUND_OF_SPENT_CREDITS']);
  });

  it('include payments after the end, of the wrong amount, and for an unknown purchase', async () => {
    const customer = await recruiter(app);
    const [late, strange] = [await ordered(customer), await ordered(customer)];
    await shop.tell(stripe.aboutSession('expired', late));
    stripe.pay(late);
    await shop.tell(stripe.aboutSession('completed', late));
    stripe.pay(strange);
    await shop.tell(stripe.aboutSession('completed', strange, { amount_total: 100 }));
    const nobody = '0190a0a0-0000-7000-8000-00000000dead';
    const payment_intent = 'pi_of_nobody';
    await shop.tell(
      stripe.aboutSession('completed', strange, {
        client_reference_id: nobody,
        payment_status: 'paid',
        payment_intent,
      }),
    );
    expect((await about(late)).map(({ kind, amount }) => [kind, amount])).toEqual([['PAID_AFTER_END', 1033.63]]);
    expect((await about(strange)).map(({ kind, amount }) => [kind, amount])).toEqual([['WRONG_AMOUNT', 1]]);
    const unknown = (await issues()).find(({ reference }) => reference === payment_intent);
    expect(unknown).toMatchObject({ kind: 'UNKNOWN_PURCHASE', purchase: null, buyer: null });
    const refused = await handle(unknown?.id ?? '', { status: 'HANDLED', note: 'Rendu.', take_back: true });
    expect([refused.status, refused.body.code]).toEqual([409, 'BILLING.NOTHING_TO_TAKE_BACK']);
    expect((await issues()).some(({ reference }) => reference === payment_intent)).toBe(true);
  });

  it('include refunds of spent credits', async () => {
    const customer = await recruiter(app);
    const id = await bought(customer);
    await spendCredits(app, customer.id, ...Array.from({ length: 5 }, () => 'COMPANY_SPOTLIGHT' as const));
    await shop.tell(stripe.refund(id));
    await shop.tell(stripe.refund(id));
    expect((await about(id)).map(({ kind }) => kind)).toEqual(['REFUND_OF_SPENT_CREDITS']);
    const whole = await bought(customer);
    await shop.tell(stripe.refund(whole));
    expect(await about(whole)).toEqual([]);
  });

  it('include a refund of a plan month with spent credits, but not of a month that had not started', async () => {
    const customer = await recruiter(app);
    const prices = { monthly_price: 49 };
    await app.request({ method: 'PUT', url: '/api/admin/plans/BASIC', token: odile.token, payload: prices });
    await app.request({
      method: 'PUT',
      url: '/api/subscriptions/current',
      token: customer.token,
      payload: { plan: 'BASIC' },
    });
    const paid = async (): Promise<string> => {
      const { purchase_id: id } = (await shop.post(customer, 'payment', {})).body;
      stripe.pay(id);
      await shop.tell(stripe.aboutSession('completed', id));
      await shop.advance(60_000);
      return id;
    };
    const [runs, ahead] = [await paid(), await paid()];
    await spendCredits(app, customer.id, 'COMPANY_SPOTLIGHT', 'VIDEO_ACCESS');
    await shop.advance(60_000);
    await shop.tell(stripe.refund(ahead));
    expect(await about(ahead)).toEqual([]);
    await shop.tell(stripe.refund(runs));
    await shop.tell(stripe.refund(runs));
    const found = await query<{ kind: string; details: object }>(
      app.databaseUrl,
      'select kind, details from payment_issue where purchase_id = $1',
      [runs],
    );
    expect(found).toEqual([{ kind: 'REFUND_OF_SPENT_CREDITS', details: { credits: 100, taken: 94 } }]);
    expect((await about(runs)).map(({ kind }) => kind)).toEqual(['REFUND_OF_SPENT_CREDITS']);
    await shop.advance(60_000);
    await app.request({
      method: 'PUT',
      url: '/api/subscriptions/current',
      token: customer.token,
      payload: { plan: 'BASIC' },
    });
    const unspent = await paid();
    await shop.tell(stripe.refund(unspent));
    expect(await about(unspent)).toEqual([]);
  });

  it('are only for operators, and need a note', async () => {
    const customer = await recruiter(app);
    await shop.tell(stripe.dispute(await bought(customer)));
    const [issue] = await issues();
    const url = `/api/admin/payment-issues/${issue?.id}`;
    expect((await app.request({ url: '/api/admin/payment-issues', token: customer.token })).status).toBe(403);
    expect((await handle(issue?.id ?? '', { status: 'HANDLED', note: 'Fait.' }, customer)).status).toBe(403);
    for (const payload of [{ status: 'HANDLED' }, { status: 'HANDLED', note: ' ' }, { status: 'GONE', note: 'abc' }])
      expect((await app.request({ method: 'PUT', url, token: odile.token, payload })).status).toBe(400);
  });
});

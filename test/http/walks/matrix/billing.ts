import type { PurchaseAnswer } from '../../../../server/modules/billing/http/billing.contract.js';
import type { Cast } from '../cast.js';
import { json, lasting, MALFORMED, NOBODY, plain, type Row, withStrangers } from './row.js';

const open = [200, 200, 200, 200, 200, 200, 200] as const;
const approved = [401, 403, 403, 200, 200, 403, 403] as const;
const ownerA = [401, 403, 403, 200, 404, 403, 403] as const;
const mayCall = [0, 0, 0, 1, 1, 0, 0] as const;

async function boughtByA({ app, players }: Cast): Promise<PurchaseAnswer> {
  const { body, status, text } = await app.request<PurchaseAnswer>({
    method: 'POST',
    url: '/api/subscriptions/purchase',
    token: players['recruiter A'].token,
    payload: { packType: 'DISCOVERY' },
  });
  if (status !== 200) throw new Error(`purchase answered ${status}: ${text}`);
  return body;
}

const purchaseOfA = (cast: Cast): Promise<string> =>
  lasting(cast, 'purchase', async () => (await boughtByA(cast)).purchase_id);
const invoiceOfA = (cast: Cast): Promise<string> =>
  lasting(cast, 'invoice', async () => (await boughtByA(cast)).invoice_id ?? '');

export const billingRows: readonly Row[] = [
  plain('GET /api/subscriptions/plans', open),
  plain('GET /api/subscriptions/dashboard', approved),
  plain('GET /api/subscriptions/history', approved),
  plain('GET /api/subscriptions/current', approved),
  plain('PUT /api/subscriptions/current', approved, { payload: () => json({ plan: 'FREE' }) }),
  plain('DELETE /api/subscriptions/current', approved),
  plain('POST /api/subscriptions/purchase', approved, { payload: () => json({ packType: 'STANDARD' }) }),
  plain('POST /api/subscriptions/buy-credits', approved, {
    payload: () => json({ amount: 1, payment_method: 'TEST' }),
  }),
  // The free plan has no payment.
  plain('POST /api/subscriptions/payment', [401, 403, 403, 409, 409, 403, 403], { payload: () => json({}) }),
  {
    route: 'GET /api/subscriptions/purchases/:id',
    things: withStrangers({ 'of A': { id: purchaseOfA, answers: ownerA } }, mayCall),
  },
  {
    route: 'GET /api/subscriptions/invoices/:id.pdf',
    things: withStrangers({ 'of A': { id: invoiceOfA, answers: ownerA } }, mayCall),
  },
  // Stripe does not call an instance with test payments.
  plain('POST /api/subscriptions/stripe/webhook', [404, 404, 404, 404, 404, 404, 404], {
    payload: () => json({ id: 'evt_1' }),
  }),
  {
    route: 'PUT /api/admin/plans/:plan',
    payload: () => json({ monthly_price: 49 }),
    things: {
      'a plan': { id: () => 'BASIC', answers: [401, 403, 403, 403, 403, 403, 200] },
      missing: { id: () => NOBODY, answers: [401, 403, 403, 403, 403, 403, 400] },
      malformed: { id: () => MALFORMED, answers: [401, 403, 403, 403, 403, 403, 400] },
    },
  },
  plain('GET /api/companies/spotlight', open),
  plain('GET /api/companies/spotlight/my', [401, 403, 403, 200, 200, 200, 403]),
  plain('POST /api/companies/spotlight', approved),
];

import { z } from 'zod';
import { id, timestamp, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';
import { presentedPassword } from '../../identity/http/person-fields.contract.js';
import { creditBalance, creditTransaction, costKeys } from '../../credits/http/credits.contract.js';

export const packTypes = ['DISCOVERY', 'STANDARD', 'PREMIUM', 'ENTERPRISE'] as const;
export type PackType = (typeof packTypes)[number];

export const planNames = ['FREE', 'BASIC', 'PREMIUM'] as const;
export type PlanName = (typeof planNames)[number];

/** CAD, two decimals. */
const money = z.number().min(0);

export const pack = z.object({
  pack_type: z.enum(packTypes),
  /** In the reader's language. */
  name: z.string(),
  /** Null: agreed with each company. */
  credits: z.int().min(1).nullable(),
  price: money.nullable(),
  currency: z.literal('CAD'),
  price_per_credit: money.nullable(),
  /** Days during which the pack's status shows; the credits stay. */
  validity_days: z.int().min(1).nullable(),
  is_popular: z.boolean(),
  custom_pricing: z.boolean(),
});
export type Pack = z.infer<typeof pack>;

export const plan = z.object({
  plan: z.enum(planNames),
  name: z.string(),
  monthly_credits: z.int().min(0),
  /** Null if no operator has set a price: contact sales. */
  monthly_price: money.nullable(),
});
export type Plan = z.infer<typeof plan>;

/** `rate` 0.05 is 5 %. */
export const tax = z.object({ code: z.enum(['GST', 'QST']), name: z.string(), rate: z.number() });

/** `GET /api/subscriptions/plans`. With `payment_provider` test nothing is charged, and the page says so. */
export const plansAnswer = z.object({
  packs: z.array(pack),
  plans: z.array(plan),
  taxes: z.array(tax),
  payment_provider: z.enum(['test', 'stripe']),
});
export type PlansAnswer = z.infer<typeof plansAnswer>;

export const subscriptionDashboardQuery = z.strictObject({
  historyLimit: z.coerce.number().int().min(1).max(100).default(10),
});
export type SubscriptionDashboardQuery = z.infer<typeof subscriptionDashboardQuery>;

export const subscriptionDashboard = z.object({
  packs: z.array(pack),
  balance: creditBalance,
  costs: z.record(z.enum(costKeys), z.int().min(1)),
  transactions: z.array(creditTransaction),
});
export type SubscriptionDashboard = z.infer<typeof subscriptionDashboard>;

/**
 * A path of this site. Spaces and control characters are refused because browsers drop them: `/<tab>/evil.example` would become
 * `//evil.example`, another host.
 */
const returnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\p{Cc}\\]*$/u);

/** `return_path`: the page to come back to after paying at the provider. */
export const purchaseRequest = z.strictObject({
  packType: upperEnum(packTypes),
  return_path: returnPath.optional(),
});
export type PurchaseRequest = z.infer<typeof purchaseRequest>;

export const purchaseStatuses = ['AWAITING_PAYMENT', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED'] as const;

/** With Stripe nothing is bought yet: `checkout_url` is the payment page, and the credits come when the payment is confirmed. */
export const purchaseAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  new_balance: z.int().min(0),
  invoice_id: id.nullable(),
  purchase_id: id,
  status: z.enum(purchaseStatuses),
  checkout_url: z.string().nullable(),
});
export type PurchaseAnswer = z.infer<typeof purchaseAnswer>;

/** `GET /api/subscriptions/purchases/{id}` and the rows of `GET /api/subscriptions/history`, newest first. */
export const purchase = z.object({
  id,
  status: z.enum(purchaseStatuses),
  kind: z.enum(['PACK', 'CREDITS', 'PLAN']),
  pack_type: z.enum(packTypes).nullable(),
  plan: z.enum(planNames).nullable(),
  description: z.string(),
  credits: z.int().min(0),
  subtotal: money,
  gst: money,
  qst: money,
  total: money,
  currency: z.literal('CAD'),
  invoice_id: id.nullable(),
  invoice_number: z.string().nullable(),
  created_at: timestamp,
  paid_at: timestamp.nullable(),
});
export type Purchase = z.infer<typeof purchase>;

export const purchasesQuery = z.strictObject(pageFields);
export type PurchasesQuery = z.infer<typeof purchasesQuery>;
export const purchasesPage = pageOf('purchases', purchase);
export type PurchasesPage = z.infer<typeof purchasesPage>;

/**
 * Single credits, at the price per credit of the smallest pack. Above 2,500 CAD, taxes included, `current_password` is required
 * if the session is older than fifteen minutes (403 `IDENTITY.REAUTHENTICATION_REQUIRED`).
 */
export const buyCreditsRequest = z.strictObject({
  amount: z.int().min(1).max(1_000),
  payment_method: upperEnum(['TEST', 'CARD']),
  return_path: returnPath.optional(),
  current_password: presentedPassword.optional(),
});
export type BuyCreditsRequest = z.infer<typeof buyCreditsRequest>;

/**
 * `GET /api/subscriptions/current`; PUT `{ plan }`. DELETE ends the plan when the paid months are over (`ends_at`); until then,
 * PUT with the current plan undoes it.
 */
export const currentSubscription = z.object({
  plan: z.enum(planNames),
  name: z.string(),
  monthly_credits: z.int().min(0),
  monthly_price: money.nullable(),
  /** When the next month of credits begins. */
  renews_at: timestamp,
  /** When the plan ends for good; null if it continues. */
  ends_at: timestamp.nullable(),
  /** The owner cancelled; this can be undone until `ends_at`. */
  is_ending: z.boolean(),
  /** The next automatic charge, to which the owner agreed; null if nothing renews automatically. */
  renewal: z
    .object({
      at: timestamp,
      plan: z.enum(planNames),
      /** Taxes included. */
      total: money,
      card: z.object({ brand: z.string().nullable(), last4: z.string().nullable() }).nullable(),
    })
    .nullable(),
  /** A renewal was declined; the card is tried again at `next_attempt_at`. */
  payment_problem: z.object({ plan: z.enum(planNames), failed_at: timestamp, next_attempt_at: timestamp }).nullable(),
  /** The plan that starts when this one ends; null if this one continues. */
  next_plan: z.enum(planNames).nullable(),
  /** Chosen and not paid yet: `POST /payment` pays its first month. */
  chosen_plan: z.enum(planNames).nullable().optional(),
});
export type CurrentSubscription = z.infer<typeof currentSubscription>;

export const changePlanRequest = z.strictObject({ plan: upperEnum(planNames) });
export type ChangePlanRequest = z.infer<typeof changePlanRequest>;

/**
 * `POST /api/subscriptions/payment` pays the first month of the chosen plan, or the next month of the current plan.
 * `current_password` as for single credits.
 */
export const payPlanRequest = z
  .strictObject({
    return_path: returnPath.optional(),
    /** The plan as the page shows it. If it has changed, 409 `BILLING.PLAN_MOVED`. */
    expects: z
      .strictObject({
        plan: upperEnum(planNames),
        running_plan: upperEnum(planNames),
        next_plan: upperEnum(planNames).nullable(),
      })
      .optional(),
    /** The buyer agrees to automatic renewal: the card is kept and charged at the end of each month until the plan is cancelled. */
    auto_renew: z.boolean().optional(),
    current_password: presentedPassword.optional(),
  })
  .optional();
export type PayPlanRequest = z.infer<typeof payPlanRequest>;

/** The free plan has no price to set. */
export const paidPlanName = upperEnum(['BASIC', 'PREMIUM']);

/** `PUT /api/admin/plans/{plan}`: price of a month before taxes; null for "contact sales". */
export const planPriceRequest = z.strictObject({
  monthly_price: z.number().min(1).max(100_000).multipleOf(0.01).nullable(),
});
export type PlanPriceRequest = z.infer<typeof planPriceRequest>;

/** `GET /api/subscriptions/invoices/{id}.pdf`; without `lang`, the language of the request. */
export const invoiceQuery = z.strictObject({
  lang: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.enum(['fr', 'en']).optional(),
  ),
});
export type InvoiceQueryString = z.infer<typeof invoiceQuery>;

/** The answer to the payment provider: the message was received. */
export const paymentMessageAnswer = z.object({ received: z.literal(true) });
export type PaymentMessageAnswer = z.infer<typeof paymentMessageAnswer>;

/** `POST /api/companies/spotlight`: seven days in the spotlight. Costs COMPANY_SPOTLIGHT credits. */
export const spotlightAnswer = z.object({ spotlight_until: timestamp, available_balance: z.int().min(0) });
export type SpotlightAnswer = z.infer<typeof spotlightAnswer>;

/** `GET /api/companies/spotlight/my`: the end of the caller's spotlight; null if it has none. */
export const ownSpotlight = z.object({ spotlight_until: timestamp.nullable() });
export type OwnSpotlight = z.infer<typeof ownSpotlight>;

/** `GET /api/companies/spotlight`: the companies shown now, at most six, the latest buyer last. */
export const spotlightCompanies = z.object({
  companies: z.array(
    z.object({
      id,
      name: z.string(),
      logo_url: z.string().nullable(),
      industry: z.string().nullable(),
      location: z.string().nullable(),
      active_jobs: z.int().min(0),
    }),
  ),
});
export type SpotlightCompanies = z.infer<typeof spotlightCompanies>;

import type { Pack, Plan, PlansAnswer } from '@modules/billing/http/billing.contract';

type Tax = PlansAnswer['taxes'][number];

/** An order before payment. */
export type Order =
  | { readonly kind: 'PACK'; readonly pack: Pack & { readonly price: number; readonly credits: number } }
  | { readonly kind: 'CREDITS'; readonly amount: number; readonly unitPrice: number }
  | {
      readonly kind: 'PLAN';
      readonly plan: PricedPlan;
      /** The buyer consents to automatic renewal of the month. */
      readonly autoRenew?: boolean;
    };

export type PricedPlan = Plan & { readonly monthly_price: number };

export interface OrderPrice {
  readonly subtotal: number;
  readonly taxes: readonly (Tax & { readonly amount: number })[];
  readonly total: number;
}

export function isForSale(pack: Pack): pack is Pack & { price: number; credits: number } {
  return pack.price !== null && pack.credits !== null && !pack.custom_pricing;
}

/** Plans without a price are on request; the free plan needs no payment. */
export function isPaid(plan: Plan): plan is PricedPlan {
  return plan.monthly_price !== null && plan.monthly_price > 0;
}

/** Price of a single credit: the unit price of the smallest pack; null if no pack has a price. */
export function singleCreditPrice(packs: readonly Pack[]): number | null {
  const smallest = packs.filter(isForSale).toSorted((a, b) => a.credits - b.credits)[0];
  return smallest?.price_per_credit ?? null;
}

export function creditsOf(order: Order): number {
  switch (order.kind) {
    case 'PACK':
      return order.pack.credits;
    case 'CREDITS':
      return order.amount;
    case 'PLAN':
      return order.plan.monthly_credits;
  }
}

function centsOf(order: Order): number {
  switch (order.kind) {
    case 'PACK':
      return Math.round(order.pack.price * 100);
    case 'CREDITS':
      return order.amount * Math.round(order.unitPrice * 100);
    case 'PLAN':
      return Math.round(order.plan.monthly_price * 100);
  }
}

/** Tax rates have up to six decimals: 9.975 % is 0.09975. */
const RATE_SCALE = 1_000_000;

/**
 * The total as the server calculates it: each tax on the subtotal, rounded half up to the cent. Calculated in whole cents,
 * because 0.1 + 0.2 is not 0.3 in floating point.
 */
export function orderPrice(order: Order, taxes: readonly Tax[]): OrderPrice {
  const subtotal = centsOf(order);
  const lines = taxes.map((tax) => ({
    ...tax,
    cents: Math.round((subtotal * Math.round(tax.rate * RATE_SCALE)) / RATE_SCALE),
  }));
  const total = lines.reduce((sum, { cents }) => sum + cents, subtotal);
  return {
    subtotal: subtotal / 100,
    taxes: lines.map(({ cents, ...tax }) => ({ ...tax, amount: cents / 100 })),
    total: total / 100,
  };
}

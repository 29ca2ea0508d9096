import { ContactSales } from './billing.errors.js';
import { type PackForSale, packs, type PackType, SINGLE_CREDIT_CENTS } from './packs.js';
import { type Amounts, taxed } from './taxes.js';

export type PaidPlan = 'BASIC' | 'PREMIUM';
export const paidPlans = ['BASIC', 'PREMIUM'] as const satisfies readonly PaidPlan[];

/** What somebody is about to buy, at our price. */
export type Offer = { readonly credits: number; readonly amounts: Amounts } & (
  | { readonly kind: 'PACK'; readonly packType: PackForSale }
  | { readonly kind: 'CREDITS' }
  | { readonly kind: 'PLAN'; readonly plan: PaidPlan }
);

export const asPaidPlan = (plan: string): PaidPlan | null => paidPlans.find((paid) => paid === plan) ?? null;

/** Above it, taxes included, a session alone is not enough to spend somebody's money: more than any pack costs (cents). */
const PROOF_ABOVE_CENTS = 250_000;

/** Whether whoever buys this must show first that it is still them who sits there. */
export const needsProof = ({ amounts }: Offer): boolean => amounts.total > PROOF_ABOVE_CENTS;

/** @throws ContactSales for ENTERPRISE */
export function packOffer(packType: PackType): Offer {
  if (packType === 'ENTERPRISE') throw new ContactSales('pack');
  const { credits, cents } = packs[packType];
  return { kind: 'PACK', packType, credits, amounts: taxed(cents) };
}

export const creditsOffer = (amount: number): Offer => ({
  kind: 'CREDITS',
  credits: amount,
  amounts: taxed(amount * SINGLE_CREDIT_CENTS),
});

/**
 * A month of a plan.
 *
 * @param monthlyCents null while the operator has set none
 * @throws ContactSales then
 */
export function planOffer(plan: PaidPlan, credits: number, monthlyCents: number | null): Offer {
  if (monthlyCents === null) throw new ContactSales('plan');
  return { kind: 'PLAN', plan, credits, amounts: taxed(monthlyCents) };
}

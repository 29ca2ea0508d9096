import { ContactSales } from './billing.errors.js';
import { type PackForSale, packs, type PackType, SINGLE_CREDIT_CENTS } from './packs.js';
import { type Amounts, taxed } from './taxes.js';

export type PaidPlan = 'BASIC' | 'PREMIUM';
export const paidPlans = ['BASIC', 'PREMIUM'] as const satisfies readonly PaidPlan[];

/** The credits that a person is about to buy, at our price. */
export type Offer = { readonly credits: number; readonly amounts: Amounts } & (
  | { readonly kind: 'PACK'; readonly packType: PackForSale }
  | { readonly kind: 'CREDITS' }
  | { readonly kind: 'PLAN'; readonly plan: PaidPlan }
);

export const asPaidPlan = (plan: string): PaidPlan | null => paidPlans.find((paid) => paid === plan) ?? null;

/** Above this total (cents, taxes included; more than any pack) an older session is not enough: the password is required. */
const PROOF_ABOVE_CENTS = 250_000;

/** Whether the buyer must have entered their password recently, or enter it with this purchase. */
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
 * @param monthlyCents null if no operator has set a price
 * @throws ContactSales if there is no price
 */
export function planOffer(plan: PaidPlan, credits: number, monthlyCents: number | null): Offer {
  if (monthlyCents === null) throw new ContactSales('plan');
  return { kind: 'PLAN', plan, credits, amounts: taxed(monthlyCents) };
}

import { type Pack, packTypes, type PackType, type PlansAnswer } from '@modules/billing/http/billing.contract';
import type { Loadable } from '../../../lib/loadable';

/** What is on sale. Only confirmed offers can be bought: an old price that can be bought is a dispute. */
export interface Offers {
  readonly packs: readonly Pack[];
  /** Null: the server did not confirm the prices, and nothing of this can be bought. */
  readonly confirmed: Pick<PlansAnswer, 'plans' | 'taxes' | 'payment_provider'> | null;
}

type FallbackPack = Pick<Pack, 'credits' | 'price' | 'price_per_credit' | 'validity_days'>;

const fallback: Record<PackType, FallbackPack | null> = {
  DISCOVERY: { credits: 10, price: 299, price_per_credit: 29.9, validity_days: 90 },
  STANDARD: { credits: 40, price: 899, price_per_credit: 22.48, validity_days: 120 },
  PREMIUM: { credits: 100, price: 1999, price_per_credit: 19.99, validity_days: 180 },
  ENTERPRISE: null,
};

/** The packs as they were when this page was made, for when the server cannot be asked. */
export function fallbackPacks(nameOf: (type: PackType) => string): Pack[] {
  return packTypes.map((type) => ({
    pack_type: type,
    name: nameOf(type),
    currency: 'CAD',
    is_popular: type === 'STANDARD',
    custom_pricing: fallback[type] === null,
    ...(fallback[type] ?? { credits: null, price: null, price_per_credit: null, validity_days: null }),
  }));
}

/**
 * Prices come from the server where it can be asked; from the dashboard's packs where only the taxes are missing; from the
 * page itself otherwise, and then nothing is confirmed.
 */
export function offersOf(
  plans: Loadable<PlansAnswer>,
  dashboardPacks: readonly Pack[] | undefined,
  nameOf: (type: PackType) => string,
): Offers | null {
  if (plans.status === 'loading') return null;
  if (plans.status === 'failed') return { packs: dashboardPacks ?? fallbackPacks(nameOf), confirmed: null };
  const { packs, ...confirmed } = plans.data;
  return { packs, confirmed };
}

/** The pack named in the address, when it is one. */
export function packTypeOf(named: string | null): PackType | null {
  return packTypes.find((type) => type === named) ?? null;
}

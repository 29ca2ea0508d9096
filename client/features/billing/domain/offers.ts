import { type Pack, packTypes, type PackType, type PlansAnswer } from '@modules/billing/http/billing.contract';
import type { Loadable } from '../../../lib/loadable';

/** Packs and plans on sale. Only confirmed offers can be bought, because selling at an old price causes disputes. */
export interface Offers {
  readonly packs: readonly Pack[];
  /** Null: the server did not confirm the prices, so nothing can be bought. */
  readonly confirmed: Pick<PlansAnswer, 'plans' | 'taxes' | 'payment_provider'> | null;
}

type FallbackPack = Pick<Pack, 'credits' | 'price' | 'price_per_credit' | 'validity_days'>;

const fallback: Record<PackType, FallbackPack | null> = {
  DISCOVERY: { credits: 10, price: 299, price_per_credit: 29.9, validity_days: 90 },
  STANDARD: { credits: 40, price: 899, price_per_credit: 22.48, validity_days: 120 },
  PREMIUM: { credits: 100, price: 1999, price_per_credit: 19.99, validity_days: 180 },
  ENTERPRISE: null,
};

/** Packs as of the build, for when the server is unavailable. */
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

/** Prices from the server. If only the taxes are missing, the dashboard's packs; otherwise the built-in packs, unconfirmed. */
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

/** The pack named in the address, or null. */
export function packTypeOf(named: string | null): PackType | null {
  return packTypes.find((type) => type === named) ?? null;
}

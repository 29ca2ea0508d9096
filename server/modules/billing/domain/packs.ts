export const packTypes = ['DISCOVERY', 'STANDARD', 'PREMIUM', 'ENTERPRISE'] as const;
export type PackType = (typeof packTypes)[number];

/** A pack with a public price. */
export interface Pack {
  /** In English; screens and invoices name a pack in the reader's language. */
  readonly name: string;
  readonly credits: number;
  readonly cents: number;
  /** Days during which the pack is active. Its credits do not expire. */
  readonly validityDays: number;
  readonly isPopular: boolean;
}

/** A pack whose price and credits are agreed with each company. */
export interface CustomPack {
  readonly name: string;
  readonly isCustom: true;
}

export const packs = {
  DISCOVERY: { name: 'Starter Pack', credits: 10, cents: 29_900, validityDays: 90, isPopular: false },
  STANDARD: { name: 'Growth Pack', credits: 40, cents: 89_900, validityDays: 120, isPopular: true },
  PREMIUM: { name: 'Scale Pack', credits: 100, cents: 199_900, validityDays: 180, isPopular: false },
  ENTERPRISE: { name: 'Enterprise', isCustom: true },
} as const satisfies Record<PackType, Pack | CustomPack>;

export type PackForSale = Exclude<PackType, 'ENTERPRISE'>;

/** Rounded to the cent: 22.475 is 22.48. */
export const centsPerCredit = ({ cents, credits }: Pick<Pack, 'cents' | 'credits'>): number =>
  Math.floor((2 * cents + credits) / (2 * credits));

/** A single credit costs the price per credit of the smallest pack. */
export const SINGLE_CREDIT_CENTS = centsPerCredit(packs.DISCOVERY);

const DAY_MS = 86_400_000;

export const packEnds = (type: PackForSale, paidAt: Date): Date =>
  new Date(paidAt.getTime() + packs[type].validityDays * DAY_MS);

/** Origins of credits, in spending order. */
export const buckets = ['MONTHLY', 'PROMOTIONAL', 'PURCHASED'] as const;
export type Bucket = (typeof buckets)[number];

/**
 * The five places of a credit. Each transaction moves credits between two of them, so its entries add up to 0. SOURCE is where
 * credits come from and goes below 0; SPENT and EXPIRED are final.
 */
export const places = ['AVAILABLE', 'HELD', 'SPENT', 'SOURCE', 'EXPIRED'] as const;
export type Place = (typeof places)[number];

export const transactionTypes = ['SPENT', 'EARNED', 'RESERVED', 'RELEASED', 'REFUND', 'ADJUSTMENT', 'EXPIRED'] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** CAPTURED: spent. RELEASED: released by somebody. EXPIRED: released by time. */
export const holdStatuses = ['ACTIVE', 'CAPTURED', 'RELEASED', 'EXPIRED'] as const;
export type HoldStatus = (typeof holdStatuses)[number];
export type HoldOutcome = Exclude<HoldStatus, 'ACTIVE'>;

/** The subject of a movement, in terms of the module that requested it. */
export interface Reference {
  /** Upper case with underscores, for example RESERVATION. */
  readonly type: string;
  readonly id: string;
}

/** Text of a statement line: a key of this module's catalogue with its parameters. */
export interface Description {
  readonly key: DescriptionKey;
  readonly params: Readonly<Record<string, string>>;
}

export const descriptionKeys = [
  'CREDITS.ENTRY_ALLOWANCE',
  'CREDITS.ENTRY_GIFT',
  'CREDITS.ENTRY_PURCHASE',
  'CREDITS.ENTRY_PURCHASE_REFUNDED',
  'CREDITS.ENTRY_PAYMENT_DISPUTED',
  'CREDITS.ENTRY_SPENT',
  'CREDITS.ENTRY_RESERVED',
  'CREDITS.ENTRY_RELEASED',
  'CREDITS.ENTRY_LAPSED',
  'CREDITS.ENTRY_REFUND',
  'CREDITS.ENTRY_ADJUSTMENT',
  'CREDITS.ENTRY_EXPIRED_MONTHLY',
  'CREDITS.ENTRY_EXPIRED_PROMOTIONAL',
] as const;
export type DescriptionKey = (typeof descriptionKeys)[number];

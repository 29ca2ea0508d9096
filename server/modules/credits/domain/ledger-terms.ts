/** Where a credit comes from, in the order in which credits are spent. */
export const buckets = ['MONTHLY', 'PROMOTIONAL', 'PURCHASED'] as const;
export type Bucket = (typeof buckets)[number];

/**
 * The five places a credit can be in. Every transaction moves credits between two of them, so its entries add up to 0:
 * SOURCE is where credits come from and goes below 0, SPENT and EXPIRED are where they end.
 */
export const places = ['AVAILABLE', 'HELD', 'SPENT', 'SOURCE', 'EXPIRED'] as const;
export type Place = (typeof places)[number];

export const transactionTypes = ['SPENT', 'EARNED', 'RESERVED', 'RELEASED', 'REFUND', 'ADJUSTMENT', 'EXPIRED'] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** CAPTURED: spent. RELEASED: given back by somebody. EXPIRED: given back by time. */
export const holdStatuses = ['ACTIVE', 'CAPTURED', 'RELEASED', 'EXPIRED'] as const;
export type HoldStatus = (typeof holdStatuses)[number];
export type HoldOutcome = Exclude<HoldStatus, 'ACTIVE'>;

/** What a movement is about, in the words of the module that asked for it. */
export interface Reference {
  /** Capitals and underscores, for example RESERVATION. */
  readonly type: string;
  readonly id: string;
}

/** What the line of a statement says: a key of this module's catalogue, and what fills its gaps. */
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

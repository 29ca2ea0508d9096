export interface PayAmounts {
  /** The middle of the posting's range. */
  readonly own: number;
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** If all similar postings pay about the same, the scale shows this share of the median on each side. */
const MIN_SPREAD = 0.05;

/** Positions from 0 to 1 on a scale that is three times as wide as the middle half. Pay beyond it stands at its end. */
export function positionsOf({ own, median, low, high }: PayAmounts): PayAmounts {
  const spread = Math.max(high - low, median * MIN_SPREAD);
  const center = (low + high) / 2;
  const at = (amount: number): number => Math.min(1, Math.max(0, 0.5 + (amount - center) / (3 * spread)));
  return { own: at(own), median: at(median), low: at(low), high: at(high) };
}

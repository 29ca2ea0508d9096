/** Cents to dollars (CAD), the unit of the contracts. */
export const inDollars = (cents: number): number => cents / 100;

/** Dollars with at most two decimals to cents. */
export const inCents = (dollars: number): number => Math.round(dollars * 100);

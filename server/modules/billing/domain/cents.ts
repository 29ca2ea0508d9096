/** CAD with two decimals, as the contracts carry it. */
export const inDollars = (cents: number): number => cents / 100;

/** From a number with at most two decimals. */
export const inCents = (dollars: number): number => Math.round(dollars * 100);

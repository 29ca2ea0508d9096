/** LATER: from a given time. IF_REOPENED: only after the person reopens the pair. */
export type MayReserve = 'NOW' | 'LATER' | 'IF_REOPENED';

/** Whether a company may ask a person now. */
export interface Closure {
  readonly mayReserve: MayReserve;
  /** Null if it may ask now, or if waiting alone does not open the pair. */
  readonly from: Date | null;
}

export const openPair: Closure = { mayReserve: 'NOW', from: null };

/** Number of refusals after which only the person can reopen the pair. */
const LAST_REFUSAL = 2;

export function standingOfPair(
  { refusals, closedUntil }: { readonly refusals: number; readonly closedUntil: Date },
  now: Date,
): Closure {
  if (refusals >= LAST_REFUSAL) return { mayReserve: 'IF_REOPENED', from: null };
  return closedUntil > now ? { mayReserve: 'LATER', from: closedUntil } : openPair;
}

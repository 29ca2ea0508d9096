/** LATER: from a moment on. IF_REOPENED: only once the person opens the pair again. */
export type MayReserve = 'NOW' | 'LATER' | 'IF_REOPENED';

/** Whether a company may ask a person now. */
export interface Closure {
  readonly mayReserve: MayReserve;
  /** Null where it may now, and where time alone does not open the pair. */
  readonly from: Date | null;
}

export const openPair: Closure = { mayReserve: 'NOW', from: null };

/** The second refusal closes the pair until the person opens it. */
const LAST_REFUSAL = 2;

export function standingOfPair(
  { refusals, closedUntil }: { readonly refusals: number; readonly closedUntil: Date },
  now: Date,
): Closure {
  if (refusals >= LAST_REFUSAL) return { mayReserve: 'IF_REOPENED', from: null };
  return closedUntil > now ? { mayReserve: 'LATER', from: closedUntil } : openPair;
}

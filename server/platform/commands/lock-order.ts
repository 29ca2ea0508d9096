/**
 * Every lock that commands take, first to last. A transaction that takes two of them takes them in this order, and several of
 * one kind in the order of their names, so that two transactions wait in line and never for each other.
 *
 * Rows of these things come after all of them (the reservation, the match), and the account of credits comes last.
 */
export const lockOrder = [
  /** The account stays open: nobody closes it meanwhile. Shared. */
  'account',
  /** One recruiter reserves and takes back one at a time. */
  'reservations recruiter',
  /** A company and a person agree, pay and part one at a time: `<company> <seeker>`. */
  'matching pair',
  /** One computation of the matches of a person at a time. */
  'matching seeker',
  /** The profile of a person opens and closes, and its exclusions change, one at a time. */
  'identity seeker',
] as const;

export type LockKind = (typeof lockOrder)[number];

export interface Lock {
  readonly kind: LockKind;
  /** An id, or two of them with a space between. */
  readonly of: string;
}

/** Named for PostgreSQL's advisory locks. The wording is fixed: a server of the version before takes the same ones. */
export const nameOf = ({ kind, of }: Lock): string => `${kind} ${of}`;

/** Each lock once, in the order in which it is taken. */
export function inOrder(locks: readonly Lock[]): readonly Lock[] {
  const byName = new Map(locks.map((lock) => [nameOf(lock), lock]));
  return [...byName.values()].sort((one, other) => {
    const step = lockOrder.indexOf(one.kind) - lockOrder.indexOf(other.kind);
    return step === 0 ? (one.of < other.of ? -1 : 1) : step;
  });
}

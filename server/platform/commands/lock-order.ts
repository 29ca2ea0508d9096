/**
 * All locks of commands in the order in which they are taken; several of one kind in the order of their names. This avoids
 * deadlocks.
 *
 * Rows (reservation, match) are locked after all of these, the credit account last.
 */
export const lockOrder = [
  /** Keeps the account from being closed. Shared. */
  'account',
  /** A person starts conversations and blocks people one at a time. */
  'conversations of',
  /** One recruiter reserves and cancels one at a time. */
  'reservations recruiter',
  /** A company and a person agree, pay and end one at a time: `<company> <seeker>`. */
  'matching pair',
  /** One computation of a person's matches at a time. */
  'matching seeker',
  /** Disclosures and exclusions of a person change one at a time. */
  'identity seeker',
] as const;

export type LockKind = (typeof lockOrder)[number];

export interface Lock {
  readonly kind: LockKind;
  /** One id, or two with a space between. */
  readonly of: string;
}

/** Name for PostgreSQL's advisory locks. Do not change it: a server of the previous release uses the same names. */
export const nameOf = ({ kind, of }: Lock): string => `${kind} ${of}`;

/** Removes duplicates and sorts the locks in the order in which they are taken. */
export function inOrder(locks: readonly Lock[]): readonly Lock[] {
  const byName = new Map(locks.map((lock) => [nameOf(lock), lock]));
  return [...byName.values()].sort((one, other) => {
    const step = lockOrder.indexOf(one.kind) - lockOrder.indexOf(other.kind);
    return step === 0 ? (one.of < other.of ? -1 : 1) : step;
  });
}

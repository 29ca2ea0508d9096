/** Reasons that open a seeker's profile to a company, from the loosest tie to the closest. */
export const unlockingTypes = [
  'RESERVED',
  'MATCHED',
  'APPLICATION_SENT',
  'INTERVIEW_SCHEDULED',
  'OFFER_MADE',
  'HIRED',
] as const;
export type UnlockingType = (typeof unlockingTypes)[number];

export const closenessOf = (type: UnlockingType): number => unlockingTypes.indexOf(type);

/** From the application on, the seeker contacted the company themselves, so exclusions no longer apply. */
export function isSeekersOwnAct(type: UnlockingType): boolean {
  return closenessOf(type) >= closenessOf('APPLICATION_SENT');
}

/** A tie and when it expires; null if it does not. */
export interface Tie {
  readonly type: UnlockingType;
  readonly expiresAt: Date | null;
}

/** The closer of two ties; of equal ones the longer. */
export function closerTie(one: Tie, other: Tie): Tie {
  const difference = closenessOf(one.type) - closenessOf(other.type);
  if (difference !== 0) return difference > 0 ? one : other;
  if (one.expiresAt === null || other.expiresAt === null) return one.expiresAt === null ? one : other;
  return one.expiresAt >= other.expiresAt ? one : other;
}

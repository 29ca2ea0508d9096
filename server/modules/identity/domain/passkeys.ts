/** Max passkeys of an account. */
export const MAX_PASSKEYS = 10;

/** How long a challenge can be answered, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * Whether the authenticator's count of uses went up since the last sign-in. Authenticators that do not count always show 0. A count
 * that stays or falls can mean that the key was copied: the copy does not know how often the original was used.
 *
 * @param stored at the last sign-in
 * @param shown now
 */
export const counterWentUp = (stored: number, shown: number): boolean =>
  shown > stored || (shown === 0 && stored === 0);

/** The lowest free place for another passkey; null if all are taken. */
export function freeSlot(taken: readonly number[]): number | null {
  for (let slot = 1; slot <= MAX_PASSKEYS; slot += 1) if (!taken.includes(slot)) return slot;
  return null;
}

/** Ways to sign in to an account. */
export interface SignInWays {
  readonly hasPassword: boolean;
  /** Linked accounts of providers, such as Google. */
  readonly providers: number;
  readonly passkeys: number;
}

/** Whether the person can still sign in after removing one passkey. */
export const mayRemovePasskey = ({ hasPassword, providers, passkeys }: SignInWays): boolean =>
  hasPassword || providers > 0 || passkeys > 1;

import { LinkExpired, LinkRevoked } from './share-link.errors.js';

export type LinkState = 'OPEN' | 'EXPIRED' | 'REVOKED';

export interface LinkEnds {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  /** Whether the recruiter who made the link still recruits for the company. */
  readonly makerRecruits: boolean;
}

/** @example stateOf({ expiresAt: tomorrow, revokedAt: null, makerRecruits: false }, now) // 'REVOKED' */
export function stateOf({ expiresAt, revokedAt, makerRecruits }: LinkEnds, now: Date): LinkState {
  if (revokedAt !== null) return 'REVOKED';
  if (expiresAt <= now) return 'EXPIRED';
  return makerRecruits ? 'OPEN' : 'REVOKED';
}

/** @throws LinkExpired, LinkRevoked */
export function assertOpen(ends: LinkEnds, now: Date): void {
  const state = stateOf(ends, now);
  if (state === 'EXPIRED') throw new LinkExpired();
  if (state === 'REVOKED') throw new LinkRevoked();
}

/**
 * Whether a link still shows a person whom the company knows. A person who could be found when the link was made, and has hidden
 * from the company since, is no longer shown, even if an application still shows them to the company.
 */
export const isStillShown = (wasFindable: boolean, isFindable: boolean): boolean => isFindable || !wasFindable;

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

/** How a company reaches a person: whether it could find them in the search, and whether they exclude it. */
export interface Reach {
  readonly findable: boolean;
  readonly excluded: boolean;
}

/**
 * Whether a link still shows a person whom the company knows. A person who has hidden from the search or from the company since the
 * link was made is no longer shown, even if an application still shows them to the company.
 */
export const isStillShown = (then: Reach, now: Reach): boolean =>
  (now.findable || !then.findable) && (!now.excluded || then.excluded);

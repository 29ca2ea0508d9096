import type { Claim } from '../analysis/claims.js';
import type { Concept } from '../../lexicon/concept.js';
import type { ThingId } from '../link/distinct-names.js';

/** What one thing of a concept is worth where another of the same concept is asked for. */
export const OTHER_THING = 0.5;

interface Asked {
  readonly concept: Concept;
  readonly thing?: ThingId | null;
}

/** Whether a claim is of another thing that the lexicon keeps in the same concept: a denturist where an orthodontist is asked for. */
export function isOtherThing({ concept, thing }: Asked, claim: Claim): boolean {
  if (claim.id !== concept.id || !thing || !claim.things || claim.things.size === 0) return false;
  return !claim.things.has(thing);
}

/** Whether a claim is of the very thing that is asked for, by its own name. All else is told as what it is. */
export function isSameThing(asked: Asked, claim: Claim): boolean {
  return claim.id === asked.concept.id && claim.isNear !== true && !isOtherThing(asked, claim);
}

/** How much of its worth a claim keeps for what is asked. */
export function shareOfThing(asked: Asked, claim: Claim): number {
  return isOtherThing(asked, claim) ? OTHER_THING : 1;
}

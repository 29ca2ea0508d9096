import type { Claim } from '../analysis/claims.js';
import type { Concept } from '../../lexicon/concept.js';
import type { ThingId } from '../link/distinct-names.js';

/** Credit for one thing of a concept if another thing of it is required. */
export const OTHER_THING = 0.5;

interface Asked {
  readonly concept: Concept;
  readonly thing?: ThingId | null;
}

/** Whether a claim names another thing in the same concept: a denturist if an orthodontist is required. */
export function isOtherThing({ concept, thing }: Asked, claim: Claim): boolean {
  if (claim.id !== concept.id || !thing || !claim.things || claim.things.size === 0) return false;
  return !claim.things.has(thing);
}

/** Whether a claim names exactly what is required. Anything else is shown by its own name. */
export function isSameThing(asked: Asked, claim: Claim): boolean {
  return claim.id === asked.concept.id && claim.isNear !== true && !isOtherThing(asked, claim);
}

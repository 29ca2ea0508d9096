import type { Concept, ConceptId } from '../../lexicon/concept.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { Claim } from '../analysis/claims.js';
import type { ThingId } from '../link/distinct-names.js';
import { isOtherThing, OTHER_THING } from './likeness.js';
import { HINT_CREDIT, INFERRED_SKILL_CREDIT } from '../model.js';
import type { Ontology } from '../ontology/ontology.js';

/** A person's credit for one concept, and the claim it comes from. */
export interface Credit {
  /** (0..1] */
  readonly value: number;
  readonly claim: Claim;
  /** Not claimed, only typical of the person's occupation. It counts, but is never shown as claimed. */
  readonly isInferred: boolean;
  /** The best credit of a claim of another concept, if the concept itself is claimed. */
  readonly otherwise?: Credit | undefined;
}

const known = new WeakMap<SeekerAnalysis, { ontology: Ontology; credits: ReadonlyMap<ConceptId, Credit> }>();

/** Credits of a person's claims for every near concept. Computed once per analysis, because many pairs share it. */
export function creditsOf(seeker: SeekerAnalysis, ontology: Ontology): ReadonlyMap<ConceptId, Credit> {
  const before = known.get(seeker);
  if (before?.ontology === ontology) return before.credits;
  const credits = workOut(seeker, ontology);
  known.set(seeker, { ontology, credits });
  return credits;
}

function workOut(seeker: SeekerAnalysis, ontology: Ontology): ReadonlyMap<ConceptId, Credit> {
  const credits = new Map<ConceptId, Credit & { otherwise?: Credit | undefined }>();
  const give = (id: ConceptId, credit: Credit): void => {
    const known = credits.get(id);
    // Of equal credits keep the claimed one, so that evidence quotes words.
    const isBetter =
      !known || credit.value > known.value || (credit.value === known.value && known.isInferred && !credit.isInferred);
    if (!isBetter) {
      if (known.claim.id === id && credit.value > (known.otherwise?.value ?? 0)) known.otherwise = credit;
      return;
    }
    const isOwn = credit.claim.id === id && known !== undefined && known.claim.id !== id;
    credits.set(id, { ...credit, otherwise: isOwn ? known : known?.otherwise });
  };
  for (const claim of seeker.claims.values()) {
    for (const [id, worth] of ontology.worth(claim.id)) {
      give(id, { value: worth * claim.strength, claim, isInferred: false });
    }
    for (const id of ontology.concepts.get(claim.id)?.skills ?? []) {
      give(id, { value: INFERRED_SKILL_CREDIT * claim.strength, claim, isInferred: true });
    }
  }
  for (const hint of seeker.hints?.values() ?? []) {
    for (const [id, worth] of ontology.worth(hint.id)) {
      give(id, { value: HINT_CREDIT * worth * hint.strength, claim: hint, isInferred: true });
    }
  }
  return credits;
}

interface Asked {
  readonly concept: Concept;
  readonly thing?: ThingId | null;
}

/** Credit for something asked. Another thing of the same concept earns a share, unless a claim near it earns more. */
export function creditForThing(asked: Asked, credits: ReadonlyMap<ConceptId, Credit>): Credit | undefined {
  const credit = credits.get(asked.concept.id);
  if (!credit || !isOtherThing(asked, credit.claim)) return credit;
  const value = credit.value * OTHER_THING;
  const { otherwise } = credit;
  return otherwise && otherwise.value > value ? otherwise : { ...credit, value };
}

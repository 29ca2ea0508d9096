import type { ConceptId } from '../../lexicon/concept.js';
import type { JobAnalysis, Requirement } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import { SHOWN_CREDIT } from '../model.js';
import type { Ontology } from '../ontology/ontology.js';
import type { Gap, Link, ScoredPart } from './scored-part.js';
import { notAsked } from './scored-part.js';
import type { Credit } from './skill-credits.js';

/** A posting that asks for one thing only tells little: having that one is not having all there is to have. */
export const LEAST_WHOLE = 1.5;
/** A requirement without a known word counts when at least this share of its words stands in the list of skills. */
const LEAST_OVERLAP = 0.5;

/**
 * How much of what the posting asks the person has, weighted by how telling each skill is. Only the best credit for each
 * requirement counts and requirements come from the posting alone: another skill never lowers it.
 */
export function skillsPart(
  seeker: SeekerAnalysis,
  job: JobAnalysis,
  credits: ReadonlyMap<ConceptId, Credit>,
  ontology: Ontology,
): ScoredPart {
  const asked = [...job.requirements.values()];
  const known = sum(asked.map(({ weight }) => weight));
  const met = sum(job.unknown.map(({ stems, weight }) => weight * overlap(stems, seeker.listedStems)));
  const unknown = sum(job.unknown.map(({ weight }) => weight));
  if (known === 0 && unknown === 0) return notAsked;
  // What the lexicon cannot read may speak for a person and not against: it enters the whole as far as it is met.
  const whole = Math.max(LEAST_WHOLE, known === 0 ? unknown : known + met);

  const links: Link[] = [];
  const gaps: Gap[] = [];
  let total = met / whole;
  for (const requirement of asked) {
    const credit = credits.get(requirement.concept.id);
    const share = ((credit?.value ?? 0) * requirement.weight) / whole;
    total += share;
    if (credit && !credit.isInferred) links.push(linkOf(requirement, credit, share, ontology));
    const isShown = credit !== undefined && !credit.isInferred && credit.value >= SHOWN_CREDIT;
    const matters = requirement.level !== 'inferred' && requirement.concept.type !== 'trait';
    if (!isShown && matters) gaps.push(gapOf(requirement, whole, ontology));
  }
  return { credit: Math.min(1, total), isAsked: true, links, gaps };
}

function linkOf(requirement: Requirement, { claim, value }: Credit, share: number, ontology: Ontology): Link {
  const { place } = requirement;
  const isExact = claim.id === requirement.concept.id || value >= SHOWN_CREDIT;
  return {
    concept: ontology.name(requirement.concept.id),
    share,
    isExact,
    seeker: claim.place,
    listed: claim.listed,
    job: place,
  };
}

function gapOf({ concept, weight }: Requirement, whole: number, ontology: Ontology): Gap {
  return {
    name: ontology.name(concept.id),
    share: weight / whole,
    supposition: { kind: 'claim', id: concept.id },
    isUnknown: false,
  };
}

function overlap(stems: readonly string[], listed: ReadonlySet<string>): number {
  const share = stems.filter((stem) => listed.has(stem)).length / stems.length;
  return share >= LEAST_OVERLAP ? share : 0;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

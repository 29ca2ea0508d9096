import type { ConceptId } from '../../lexicon/concept.js';
import type { JobAnalysis, Requirement } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import { SHOWN_CREDIT } from '../model.js';
import type { Ontology } from '../ontology/ontology.js';
import type { Gap, Grounds, Link, ScoredPart } from './scored-part.js';
import { notAsked } from './scored-part.js';
import type { Credit } from './skill-credits.js';

/** A posting that asks for one thing only tells little: having that one is not having all there is to have. */
export const LEAST_WHOLE = 1.5;
/** A requirement without a known word counts when at least this share of its words stands in the list of skills. */
const LEAST_OVERLAP = 0.5;

/** By what the requirements of one posting are judged. */
interface Standard {
  readonly credits: ReadonlyMap<ConceptId, Credit>;
  /** Weight that all requirements together have. */
  readonly whole: number;
  readonly ontology: Ontology;
}

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
  let known = 0;
  for (const { weight } of job.requirements.values()) known += weight;
  let met = 0;
  let unknown = 0;
  for (const { stems, weight } of job.unknown) {
    met += weight * overlap(stems, seeker.listedStems);
    unknown += weight;
  }
  if (known === 0 && unknown === 0) return notAsked;
  // What the lexicon cannot read may speak for a person and not against: it enters the whole as far as it is met.
  const whole = Math.max(LEAST_WHOLE, known === 0 ? unknown : known + met);

  let total = met / whole;
  for (const { concept, weight } of job.requirements.values()) {
    total += ((credits.get(concept.id)?.value ?? 0) * weight) / whole;
  }
  return {
    credit: Math.min(1, total),
    isAsked: true,
    grounds: () => groundsOf(job, { credits, whole, ontology }),
  };
}

const groundsOf = (job: JobAnalysis, standard: Standard): Grounds => ({
  links: linksOf(job, standard),
  gaps: () => gapsOf(job, standard),
});

function linksOf({ requirements }: JobAnalysis, { credits, whole, ontology }: Standard): readonly Link[] {
  const links: Link[] = [];
  for (const requirement of requirements.values()) {
    const credit = credits.get(requirement.concept.id);
    if (!credit || credit.isInferred) continue;
    links.push(linkOf(requirement, credit, (credit.value * requirement.weight) / whole, ontology));
  }
  return links;
}

function gapsOf({ requirements }: JobAnalysis, { credits, whole, ontology }: Standard): readonly Gap[] {
  const gaps: Gap[] = [];
  for (const requirement of requirements.values()) {
    const { concept, level } = requirement;
    if (level === 'inferred' || concept.type === 'trait') continue;
    const credit = credits.get(concept.id);
    const isShown = credit !== undefined && !credit.isInferred && credit.value >= SHOWN_CREDIT;
    if (!isShown) gaps.push(gapOf(requirement, whole, ontology));
  }
  return gaps;
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

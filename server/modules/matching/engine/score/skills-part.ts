import type { ConceptId } from '../../lexicon/concept.js';
import type { JobAnalysis } from '../analysis/analyse-job.js';
import { nameOf, type Need } from '../analysis/needs.js';
import type { Requirement } from '../analysis/requirements.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import { SHOWN_CREDIT } from '../model.js';
import type { Ontology } from '../ontology/ontology.js';
import type { Gap, Grounds, Link, ScoredPart } from './scored-part.js';
import { notAsked } from './scored-part.js';
import { isSameThing } from './likeness.js';
import { type Credit, creditForThing } from './skill-credits.js';
import { closeName, nameOfThing } from '../link/shown-name.js';

/** Minimum total weight: a posting with one requirement says little, so meeting it is not full credit. */
export const MIN_WHOLE = 1.5;
/** An unknown requirement counts as met if at least this share of its words is in the skills list. */
const MIN_OVERLAP = 0.5;

/** Inputs to judge the requirements of one posting. */
interface Standard {
  readonly credits: ReadonlyMap<ConceptId, Credit>;
  readonly hints: SeekerAnalysis['hints'];
  /** Total weight of all requirements. */
  readonly whole: number;
  readonly ontology: Ontology;
}

/**
 * Share of the posting's requirements that the person meets, weighted by how specific each skill is. Each need takes the best
 * credit, and needs come only from the posting, so another skill never lowers the score.
 */
export function skillsPart(
  seeker: SeekerAnalysis,
  job: JobAnalysis,
  credits: ReadonlyMap<ConceptId, Credit>,
  ontology: Ontology,
): ScoredPart {
  let known = 0;
  for (const { weight } of job.needs) known += weight;
  let met = 0;
  let unknown = 0;
  for (const { stems, weight } of job.unknown) {
    met += weight * overlap(stems, seeker.listedStems);
    unknown += weight;
  }
  if (known === 0 && unknown === 0) return notAsked;
  // Requirements that the lexicon cannot read may help a person but never count against them: only their met weight is added.
  const whole = Math.max(MIN_WHOLE, known === 0 ? unknown : known + met);

  let total = met / whole;
  for (const need of job.needs) total += ((metBy(need, credits)?.credit.value ?? 0) * need.weight) / whole;
  return {
    credit: Math.min(1, total),
    isAsked: true,
    grounds: () => groundsOf(job, { credits, hints: seeker.hints, whole, ontology }),
  };
}

interface Met {
  readonly requirement: Requirement;
  readonly credit: Credit;
}

/** The best credit for a need. Of equal ones a claimed one, then the first in the posting. */
function metBy({ among }: Need, credits: Standard['credits']): Met | null {
  let best: Met | null = null;
  for (const requirement of among) {
    const credit = creditForThing(requirement, credits);
    if (!credit) continue;
    const isMore = !best || credit.value > best.credit.value;
    if (isMore || (credit.value === best?.credit.value && best.credit.isInferred && !credit.isInferred)) {
      best = { requirement, credit };
    }
  }
  return best;
}

const groundsOf = (job: JobAnalysis, standard: Standard): Grounds => ({
  links: linksOf(job, standard),
  gaps: () => gapsOf(job, standard),
});

function linksOf({ needs }: JobAnalysis, { credits, whole, ontology }: Standard): readonly Link[] {
  const links: Link[] = [];
  for (const need of needs) {
    const met = metBy(need, credits);
    if (!met || met.credit.isInferred) continue;
    links.push(linkOf(met, (met.credit.value * need.weight) / whole, ontology));
  }
  return links;
}

function gapsOf({ needs }: JobAnalysis, { credits, hints, whole, ontology }: Standard): readonly Gap[] {
  return needs.flatMap((need): Gap[] => {
    const [first] = need.among;
    if (first.level === 'inferred' || need.among.every(({ concept }) => concept.type === 'trait')) return [];
    const isShown = need.among.some((requirement) => {
      // A skill that somebody is learning is neither shown nor a gap.
      if (hints?.has(requirement.concept.id)) return true;
      const credit = creditForThing(requirement, credits);
      return credit !== undefined && !credit.isInferred && credit.value >= SHOWN_CREDIT;
    });
    return isShown ? [] : [gapOf(need, whole, ontology)];
  });
}

function linkOf({ requirement, credit: { claim } }: Met, share: number, ontology: Ontology): Link {
  const { place, concept, thing } = requirement;
  const isExact = isSameThing(requirement, claim);
  return {
    concept: isExact ? nameOfThing(concept, thing, ontology) : closeName(claim, ontology),
    share,
    isExact,
    seeker: claim.place,
    listed: claim.listed,
    job: place,
  };
}

function gapOf(need: Need, whole: number, ontology: Ontology): Gap {
  return {
    name: nameOf(need, ontology),
    share: need.weight / whole,
    supposition: { kind: 'claim', id: need.among[0].concept.id },
    isUnknown: false,
  };
}

function overlap(stems: readonly string[], listed: ReadonlySet<string>): number {
  const share = stems.filter((stem) => listed.has(stem)).length / stems.length;
  return share >= MIN_OVERLAP ? share : 0;
}

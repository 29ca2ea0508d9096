import type { Bilingual } from '../../domain/match-result.js';
import type { Concept, ConceptId, Label } from '../../lexicon/concept.js';
import type { JobAnalysis } from '../analysis/analyse-job.js';
import { isOnlyPreferred, nameOf, type Need } from '../analysis/needs.js';
import type { Requirement } from '../analysis/requirements.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import { SHOWN_CREDIT } from '../model.js';
import { foldText } from '../text/fold.js';
import type { Ontology } from '../ontology/ontology.js';
import type { Gap, Grounds, Link, ScoredPart } from './scored-part.js';
import { notAsked } from './scored-part.js';
import { isSameThing } from './likeness.js';
import { thingOf } from '../link/distinct-names.js';
import { isSameTool } from '../link/same-tool.js';
import { type Credit, creditForThing } from './skill-credits.js';
import { closeName, nameAsRead, nameOfThing } from '../link/shown-name.js';

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
      if (!credit) return false;
      return credit.isInferred
        ? isNamedAfter(requirement.concept, ontology.concepts.get(credit.claim.id))
        : credit.value >= SHOWN_CREDIT;
    });
    return isShown ? [] : [gapOf(need, whole, ontology)];
  });
}

/** A teacher does not lack teaching, nor a landscaper landscaping: the skill shares the beginning of a word with the occupation. */
function isNamedAfter({ labels }: Concept, occupation: Concept | undefined): boolean {
  if (occupation?.kind !== 'occupation') return false;
  const own = new Set(occupation.labels.flatMap(beginningsOf));
  return labels.flatMap(beginningsOf).some((beginning) => own.has(beginning));
}
const BEGINNING = 6;
const beginningsOf = ({ text }: Label): readonly string[] =>
  foldText(text)
    .split(/[^a-z]+/)
    .filter(({ length }) => length >= BEGINNING)
    .map((word) => word.slice(0, BEGINNING));

function linkOf({ requirement, credit }: Met, share: number, ontology: Ontology): Link {
  const { place } = requirement;
  const claim = asNamed(credit.claim, requirement);
  const isExact = isSameThing(requirement, claim) && isNameAsked(requirement, claim);
  return {
    concept: isExact ? nameOfBoth(requirement, claim, ontology) : closeName(claim, ontology),
    share,
    isExact,
    seeker: claim.place,
    listed: claim.listed,
    job: place,
  };
}

/** The claim at the place where the person names the tool of the posting, or else another tool of its entry. */
function asNamed(claim: Credit['claim'], { concept, label: asked }: Requirement): Credit['claim'] {
  if (!asked || claim.id !== concept.id) return claim;
  const named = claim.named?.find(({ label }) => isSameTool(label, asked));
  if (!named || named.label === claim.label) return claim;
  const { place } = named;
  return {
    ...claim,
    label: named.label,
    place,
    listed: place.source === 'skills' ? { ...place, source: 'skills' } : null,
  };
}

/** False if the two texts name different things of one entry: Zendesk and Freshdesk, « RCR » and « premiers soins ». */
function isNameAsked({ concept, label: asked }: Requirement, { label: own }: Credit['claim']): boolean {
  if (!asked || !own) return true;
  if (concept.type === 'licence') {
    const [one, other] = [thingOf(asked), thingOf(own)];
    return one === null || other === null || one === other;
  }
  const areProducts = concept.type === 'tool' || (asked.isName && own.isName);
  if (!areProducts || isSameTool(asked, own)) return true;
  // « Salesforce » is a CRM software, which is the name that is shown.
  const shown = concept.labels.find(({ language }) => language === asked.language);
  return own.isName && !asked.isName && shown !== undefined && !shown.isName && isSameTool(asked, shown);
}

/** In each language the name that the texts use. If they use two names of a skill, its main name is shown. */
function nameOfBoth(requirement: Requirement, { label }: Credit['claim'], ontology: Ontology): Bilingual {
  const { concept, thing } = requirement;
  if (!label || !requirement.label) return nameOfThing(concept, thing, ontology);
  if (concept.type === 'licence') return nameOfThing(concept, thing ?? thingOf(label), ontology);
  if (label.text === requirement.label.text || label.language !== requirement.label.language) {
    const other = nameAsRead({ concept, thing, label }, ontology);
    return { ...other, ...pick(nameAsRead(requirement, ontology), requirement.label.language) };
  }
  return nameOfThing(concept, thing, ontology);
}

const pick = (name: Bilingual, language: 'fr' | 'en'): Partial<Bilingual> => ({ [language]: name[language] });

function gapOf(need: Need, whole: number, ontology: Ontology): Gap {
  return {
    name: nameOf(need, ontology),
    share: need.weight / whole,
    supposition: { kind: 'claim', id: need.among[0].concept.id },
    isUnknown: false,
    isPreferred: isOnlyPreferred(need),
  };
}

function overlap(stems: readonly string[], listed: ReadonlySet<string>): number {
  const share = stems.filter((stem) => listed.has(stem)).length / stems.length;
  return share >= MIN_OVERLAP ? share : 0;
}

import type { ConceptId } from '../../lexicon/concept.js';
import type { AskedOccupation, JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import { shareOfRank } from '../facts/seniority.js';
import { SHOWN_CREDIT } from '../model.js';
import type { Ontology } from '../ontology/ontology.js';
import { type Gap, type Grounds, type Link, noGrounds, type ScoredPart } from './scored-part.js';
import { isSameThing } from './likeness.js';
import { type Credit, creditForThing } from './skill-credits.js';
import { closeName, nameOfThing } from '../link/shown-name.js';

/** Credit for knowing all typical skills of an occupation without having had it. */
const BY_SKILLS = 0.5;
/** Credit for a title with the same words, if the lexicon knows none of them. */
export const BY_WORDS = 0.8;

interface BestOccupation {
  readonly asked: AskedOccupation;
  readonly value: number;
  /** The credit of a claim, if a claim gave the best value. */
  readonly credit: Credit | null;
}

/** How close the person's occupations are to the posting's. Always asked, because every posting has a title. */
export function occupationPart(
  seeker: SeekerAnalysis,
  job: JobAnalysis,
  credits: ReadonlyMap<ConceptId, Credit>,
  ontology: Ontology,
): ScoredPart {
  const ofRank = shareOfRank(seeker.seniority ?? null, job.seniority ?? null);
  let best: BestOccupation | null = null;
  for (const asked of job.occupations) {
    const credit = creditForThing(asked, credits) ?? null;
    const claimed = (credit?.value ?? 0) * ofRank;
    const value = asked.rank * Math.max(claimed, bySkills(asked, credits));
    if (!best || value > best.value) best = { asked, value, credit: claimed * asked.rank === value ? credit : null };
  }
  const byWords = job.occupations.length === 0 ? BY_WORDS * sharedWords(seeker, job, ontology) : 0;
  const credit = Math.min(1, Math.max(best?.value ?? 0, byWords));
  const kept = best;
  return { credit, isAsked: true, grounds: kept ? () => groundsOf(kept, seeker, job, ontology) : noGrounds };
}

function groundsOf(best: BestOccupation, seeker: SeekerAnalysis, job: JobAnalysis, ontology: Ontology): Grounds {
  const { asked, value, credit } = best;
  if (!credit || credit.isInferred) return noGrounds();
  const own = seeker.seniority ?? null;
  const isOfRank = shareOfRank(own, job.seniority ?? null) === 1;
  const isExact = !asked.isNear && isOfRank && isSameThing(asked, credit.claim);
  const link: Link = {
    concept: isExact
      ? nameOfThing(asked.concept, asked.thing, ontology)
      : closeName(credit.claim, ontology, isOfRank ? null : own),
    share: value,
    isExact,
    seeker: credit.claim.place,
    listed: credit.claim.listed,
    job: asked.place,
  };
  return { links: [link], gaps: () => rankGaps(seeker, job, value) };
}

/** A gap if the posting asks for a higher rank than the person has. */
function rankGaps(
  { seniority: own = null }: SeekerAnalysis,
  { seniority: asked = null }: JobAnalysis,
  value: number,
): readonly Gap[] {
  if (!own || !asked || own.rank >= asked.rank) return [];
  const name = { fr: `niveau\u00A0: ${asked.name.fr}`, en: `level: ${asked.name.en}` };
  const share = value / shareOfRank(own, asked) - value;
  return [{ name, share, supposition: { kind: 'seniority', seniority: asked }, isUnknown: false }];
}

/** Share of the title's words that the person's title and skills contain, in either language. */
function sharedWords(seeker: SeekerAnalysis, job: JobAnalysis, ontology: Ontology): number {
  const shares = job.titleStems.map((stem) => {
    if (seeker.listedStems.has(stem)) return 1;
    const translated = ontology.nearTitles().translations(stem);
    return Math.max(0, ...translated.map(([other, likeness]) => (seeker.listedStems.has(other) ? likeness : 0)));
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

/** Credit for the typical skills of the required occupation. */
export function bySkills(
  { concept }: Pick<AskedOccupation, 'concept'>,
  credits: ReadonlyMap<ConceptId, Credit>,
): number {
  let shown = 0;
  for (const id of concept.skills) {
    const credit = credits.get(id);
    if (credit && !credit.isInferred && credit.value >= SHOWN_CREDIT) shown += 1;
  }
  return concept.skills.length === 0 ? 0 : (BY_SKILLS * shown) / concept.skills.length;
}

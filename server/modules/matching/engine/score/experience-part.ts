import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { ConceptId } from '../../lexicon/concept.js';
import type { Ontology } from '../ontology/ontology.js';
import { type Gap, type Link, notAsked, type ScoredPart } from './scored-part.js';

/** Years count in full from this relevance: eight years in another field are not eight years. */
export const FULL_RELEVANCE = 0.6;
/** Credit if years are unknown, the same as for a fifth of the required years. */
const UNKNOWN_YEARS = 0.2;

/** The credit of an occupation from which its years count as a reason: a recruiter's are not years behind a bar. */
const OF_SAME_WORK = 0.4;

/** Whether the sentence with the years names the posting's work or none: two years as a recruiter are not years as a waiter. */
function isOfThisWork({ years }: SeekerAnalysis, { occupations }: JobAnalysis, ontology: Ontology | null): boolean {
  const place = years?.place;
  if (!place || !ontology) return true;
  const sentence = place.field.sentences.find(({ end }) => end > place.start);
  const named = place.field.mentions.filter(
    ({ concept, start, isPlural, isNegated }) =>
      concept.kind === 'occupation' &&
      !isPlural &&
      !isNegated &&
      sentence !== undefined &&
      start >= sentence.start &&
      start < sentence.end,
  );
  const isNear = (id: ConceptId): boolean =>
    occupations.some(({ concept }) => (ontology.worth(id).get(concept.id) ?? 0) >= OF_SAME_WORK);
  return named.length === 0 || occupations.length === 0 || named.some(({ concept }) => isNear(concept.id));
}

/**
 * @param relevance 0..1, how relevant the person's occupation or skills are to the posting.
 * @param occupation 0..1, how relevant their occupation alone is.
 * @param ontology needed for the reason only; null if nothing is explained.
 */
export function experiencePart(
  seeker: SeekerAnalysis,
  job: JobAnalysis,
  relevance: number,
  occupation = relevance,
  ontology: Ontology | null = null,
): ScoredPart {
  if (!job.years) return notAsked;
  const { years: asked, place } = job.years;
  const counts = Math.min(1, relevance / FULL_RELEVANCE);
  const stated = seeker.years;
  if (!stated)
    return {
      credit: UNKNOWN_YEARS * counts,
      isAsked: true,
      grounds: () => ({ links: [], gaps: () => [gapOf(asked, true)] }),
    };
  const enough = Math.min(1, stated.years / asked);
  // Telling few years is never worse than telling none.
  const credit = Math.max(UNKNOWN_YEARS, enough) * counts;
  const link = (): Link => ({
    concept: { fr: 'Expérience', en: 'Experience' },
    share: credit,
    isExact: enough >= 1,
    seeker: stated.place,
    listed: null,
    job: place,
  });
  return {
    credit,
    isAsked: true,
    grounds: () => ({
      // Too few years are a gap, and never also a reason.
      links:
        enough >= 1 && credit > 0 && occupation >= OF_SAME_WORK && isOfThisWork(seeker, job, ontology) ? [link()] : [],
      gaps: () => (enough < 1 ? [gapOf(asked, false)] : []),
    }),
  };
}

function gapOf(years: number, isUnknown: boolean): Gap {
  return {
    name: {
      fr: `${years} ${years > 1 ? 'ans' : 'an'} d’expérience`,
      en: `${years} ${years > 1 ? 'years' : 'year'} of experience`,
    },
    share: 1,
    supposition: { kind: 'years', years },
    isUnknown,
  };
}

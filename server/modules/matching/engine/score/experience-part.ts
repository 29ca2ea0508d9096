import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import { type Gap, type Link, notAsked, type ScoredPart } from './scored-part.js';

/** Years count in full from this relevance: eight years in another field are not eight years. */
export const FULL_RELEVANCE = 0.6;
/** Credit if years are unknown, the same as for a fifth of the required years. */
const UNKNOWN_YEARS = 0.2;

/** The credit of an occupation from which its years count as a reason: a recruiter's are not years behind a bar. */
const OF_SAME_WORK = 0.4;

/**
 * @param relevance 0..1, how relevant the person's occupation or skills are to the posting.
 * @param occupation 0..1, how relevant their occupation alone is.
 */
export function experiencePart(
  seeker: SeekerAnalysis,
  job: JobAnalysis,
  relevance: number,
  occupation = relevance,
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
      links: credit > 0 && occupation >= OF_SAME_WORK ? [link()] : [],
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

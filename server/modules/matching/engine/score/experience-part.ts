import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import { type Gap, type Link, notAsked, type ScoredPart } from './scored-part.js';

/** Years count in full from this relevance on: eight years at something else are not eight years. */
export const FULL_RELEVANCE = 0.6;
/** Years that are not told: less than a fifth of what is asked would be told. */
const UNTOLD = 0.2;

/** @param relevance 0..1, how much the person's occupation or skills have to do with the posting. */
export function experiencePart(seeker: SeekerAnalysis, job: JobAnalysis, relevance: number): ScoredPart {
  if (!job.years) return notAsked;
  const { years: asked, place } = job.years;
  const counts = Math.min(1, relevance / FULL_RELEVANCE);
  const told = seeker.years;
  if (!told)
    return { credit: UNTOLD * counts, isAsked: true, grounds: () => ({ links: [], gaps: () => [gapOf(asked, true)] }) };
  const enough = Math.min(1, told.years / asked);
  const credit = enough * counts;
  const link = (): Link => ({
    concept: { fr: 'Expérience', en: 'Experience' },
    share: credit,
    isExact: enough >= 1,
    seeker: told.place,
    listed: null,
    job: place,
  });
  return {
    credit,
    isAsked: true,
    grounds: () => ({ links: credit > 0 ? [link()] : [], gaps: () => (enough < 1 ? [gapOf(asked, false)] : []) }),
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

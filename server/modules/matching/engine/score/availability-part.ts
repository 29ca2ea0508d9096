import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import { contractTerms, findWorkTerms, type TermsFound, type WorkTerm } from '../facts/work-terms.js';
import { UNKNOWN_CREDIT } from '../model.js';
import { type Gap, type Link, notAsked, type ScoredPart } from './scored-part.js';
import { wholeText } from './whole-text.js';

const CLASH = 0.1;

const termNames: Readonly<Record<WorkTerm, { fr: string; en: string }>> = {
  FULL_TIME: { fr: 'temps plein', en: 'full time' },
  PART_TIME: { fr: 'temps partiel', en: 'part time' },
  CONTRACT: { fr: 'contrat', en: 'contract' },
  INTERNSHIP: { fr: 'stage', en: 'internship' },
  DAYS: { fr: 'jour', en: 'days' },
  EVENINGS: { fr: 'soir', en: 'evenings' },
  NIGHTS: { fr: 'nuit', en: 'nights' },
  WEEKENDS: { fr: 'fin de semaine', en: 'weekends' },
};

/** Whether the contract type and the work times suit the person. */
export function availabilityPart(seeker: SeekerAnalysis, job: JobAnalysis): ScoredPart {
  const asked: WorkTerm[] = [...(job.job.jobType ? [job.job.jobType] : []), ...job.shifts.keys()];
  if (asked.length === 0) return notAsked;
  const credit = asked.reduce((sum, term) => sum + termCredit(term, seeker.terms), 0) / asked.length;
  return {
    credit,
    isAsked: true,
    grounds: () => ({ links: linksOf(seeker, job, credit), gaps: () => gapsOf(asked, seeker.terms) }),
  };
}

function termCredit(term: WorkTerm, terms: TermsFound | null): number {
  if (!terms) return UNKNOWN_CREDIT;
  if (terms.excluded.has(term)) return CLASH;
  if (terms.open || terms.named.has(term)) return 1;
  const others = contractTerms.includes(term) ? contractTerms : [];
  return others.some((other) => terms.named.has(other)) ? CLASH : UNKNOWN_CREDIT;
}

function gapsOf(asked: readonly WorkTerm[], terms: TermsFound | null): readonly Gap[] {
  const open = asked.filter((term) => termCredit(term, terms) === UNKNOWN_CREDIT);
  return open.length > 0 ? [gapOf(open)] : [];
}

function gapOf(open: readonly WorkTerm[]): Gap {
  const list = (language: 'fr' | 'en'): string => open.map((term) => termNames[term][language]).join(', ');
  return {
    name: { fr: `des disponibilités qui conviennent (${list('fr')})`, en: `availability that suits (${list('en')})` },
    share: UNKNOWN_CREDIT,
    supposition: { kind: 'availability' },
    isUnknown: true,
  };
}

function linksOf(seeker: SeekerAnalysis, job: JobAnalysis, credit: number): readonly Link[] {
  for (const [term, place] of job.shifts) {
    const text = termCredit(term, seeker.terms) === 1 ? textNamingTerm(term, seeker) : undefined;
    if (text === undefined) continue;
    const concept = { fr: 'Disponibilités', en: 'Availability' };
    const own = wholeText('preferences' as const, text);
    return [{ concept, share: credit, isExact: true, seeker: own, listed: null, job: place }];
  }
  return [];
}

/** The person's words that say that the shift suits: « Temps plein, de soir », not « Immédiate ». */
function textNamingTerm(term: WorkTerm, { profile: { availability, workType } }: SeekerAnalysis): string | undefined {
  const texts = [availability, workType].filter((text) => text !== null);
  return texts.find((text) => {
    const { named, open } = findWorkTerms(text);
    return named.has(term) || open;
  });
}

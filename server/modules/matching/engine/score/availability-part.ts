import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import { contractTerms, type TermsFound, type WorkTerm } from '../facts/work-terms.js';
import { UNKNOWN_CREDIT } from '../model.js';
import { type Gap, type Link, notAsked, type ScoredPart } from './scored-part.js';
import { wholeText } from './whole-text.js';

const CLASH = 0.1;

const shiftNames: Readonly<Partial<Record<WorkTerm, { fr: string; en: string }>>> = {
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
  const shifts = open.flatMap((term) => shiftNames[term] ?? []);
  const list = (language: 'fr' | 'en'): string => shifts.map((shift) => shift[language]).join(', ');
  return {
    name: {
      fr: shifts.length > 0 ? `disponibilités (${list('fr')})` : 'disponibilités',
      en: shifts.length > 0 ? `availability (${list('en')})` : 'availability',
    },
    share: UNKNOWN_CREDIT,
    supposition: { kind: 'availability' },
    isUnknown: true,
  };
}

function linksOf(seeker: SeekerAnalysis, job: JobAnalysis, credit: number): readonly Link[] {
  const text = seeker.profile.availability ?? seeker.profile.workType;
  const [shift] = [...job.shifts].filter(([term]) => termCredit(term, seeker.terms) === 1);
  if (!text || !shift) return [];
  return [
    {
      concept: { fr: 'Disponibilités', en: 'Availability' },
      share: credit,
      isExact: true,
      seeker: wholeText('preferences', text),
      listed: null,
      job: shift[1],
    },
  ];
}

import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { PayRange } from '../inputs.js';
import { UNKNOWN_CREDIT } from '../model.js';
import { type Grounds, type Link, noGaps, notAsked, type ScoredPart } from './scored-part.js';
import { wholeText } from './whole-text.js';

/** Pay this share below the person's minimum gives no credit. */
const WORTHLESS_SHORTFALL = 0.3;

/** Whether the pay reaches the person's minimum. More than enough gives no extra credit. */
export function salaryPart(seeker: SeekerAnalysis, job: JobAnalysis): ScoredPart {
  const offered = job.job.pay;
  if (!offered) return notAsked;
  const wanted = seeker.profile.pay;
  if (!wanted) return { credit: UNKNOWN_CREDIT, isAsked: true, grounds: noGrounds };
  const credit = payCredit(wanted, offered);
  const link = (): Link => ({
    concept: { fr: 'Salaire', en: 'Salary' },
    share: credit,
    isExact: true,
    seeker: wholeText('preferences', wanted.text),
    listed: null,
    job: wholeText('details', offered.text),
  });
  return { credit, isAsked: true, grounds: () => ({ links: credit === 1 ? [link()] : [], gaps: noGaps }) };
}

function noGrounds(): Grounds {
  const name = { fr: 'un salaire souhaité que l’offre atteint', en: 'a desired salary that the posting reaches' };
  return { links: [], gaps: () => [{ name, share: UNKNOWN_CREDIT, supposition: { kind: 'pay' }, isUnknown: true }] };
}

/** 1 if the offer's maximum reaches the person's minimum, falling to 0 at a shortfall of 30 %. */
export function payCredit(wanted: PayRange, offered: PayRange): number {
  if (offered.max === null || offered.max >= wanted.min || wanted.min === 0) return 1;
  const shortfall = (wanted.min - offered.max) / wanted.min;
  return Math.max(0, 1 - shortfall / WORTHLESS_SHORTFALL);
}

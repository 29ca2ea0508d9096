import { type ApplicationEvent, applicationLifecycle, type ApplicationStatus } from './application-lifecycle.js';
import type { OfferState } from './offer-terms.js';

/** What people may ask for; `http/applications.contract.ts` has the same list. */
export type ApplicationAction =
  | 'WITHDRAW'
  | 'APPLY_AGAIN'
  | 'REVIEWED'
  | 'INTERVIEW'
  | 'OFFERED'
  | 'ACCEPT'
  | 'REJECTED'
  | 'UNDO_REJECTED'
  | 'ADD_INTERVIEW'
  | 'CHANGE_OFFER'
  | 'WITHDRAW_OFFER'
  | 'ANSWER_OFFER';

/** For so long (milliseconds) a company may take a refusal back; the letter to the candidate waits as long. */
export const UNDO_MS = 5 * 60_000;

/** How often somebody may withdraw from one posting: after the first they may apply once more (decision C-23). */
export const MAX_WITHDRAWALS = 2;

/** What the policy needs to know of an application. */
export interface ApplicationFacts {
  readonly status: ApplicationStatus;
  readonly rejectedAt: Date | null;
  /** It ended with its posting. */
  readonly isClosed: boolean;
  /** As of now; null without an offer. */
  readonly offer: OfferState | null;
}

/** What is to be known beside the application. */
export interface Surroundings {
  /** Whether the posting takes candidates. */
  readonly jobIsOpen: boolean;
  /** Whether the candidate applied to the posting once more after this application. */
  readonly hasLaterAttempt: boolean;
  /** How often the candidate withdrew from the posting. */
  readonly withdrawals: number;
}

export function mayUndo({ status, rejectedAt }: Pick<ApplicationFacts, 'status' | 'rejectedAt'>, now: Date): boolean {
  return status === 'REJECTED' && rejectedAt !== null && now.getTime() < rejectedAt.getTime() + UNDO_MS;
}

/** How long a refusal can still be taken back, in whole seconds; null where it cannot. */
export function undoSecondsLeft(facts: Pick<ApplicationFacts, 'status' | 'rejectedAt'>, now: Date): number | null {
  if (facts.rejectedAt === null || !mayUndo(facts, now)) return null;
  return Math.ceil((facts.rejectedAt.getTime() + UNDO_MS - now.getTime()) / 1000);
}

/** Whether the candidate may answer the offer: also after the company's yes, which makes the match. */
export function mayAnswerOffer({ status, isClosed, offer }: Omit<ApplicationFacts, 'rejectedAt'>): boolean {
  return offer === 'OPEN' && !isClosed && (status === 'OFFERED' || status === 'ACCEPTED');
}

/** The buttons on a candidate's screen, by the status that the candidate knows. */
export function actionsOfCandidate(
  facts: Omit<ApplicationFacts, 'rejectedAt'>,
  { jobIsOpen, hasLaterAttempt, withdrawals }: Surroundings,
): readonly ApplicationAction[] {
  if (facts.isClosed || facts.status === 'WITHDRAWN') {
    return jobIsOpen && !hasLaterAttempt && withdrawals < MAX_WITHDRAWALS ? ['APPLY_AGAIN'] : [];
  }
  const moves = applicationLifecycle.allowed(facts.status, 'CANDIDATE').filter((event) => event === 'WITHDRAW');
  return mayAnswerOffer(facts) ? [...moves, 'ANSWER_OFFER'] : moves;
}

const isAction = (event: ApplicationEvent): event is ApplicationEvent & ApplicationAction =>
  event !== 'LEAVE' && event !== 'WITHDRAW_UNSEEN' && !event.startsWith('UNDO_TO_');

/** The buttons on a company's screen. */
export function actionsOfCompany(facts: ApplicationFacts, now: Date): readonly ApplicationAction[] {
  if (facts.isClosed) return [];
  const moves = applicationLifecycle
    .allowed(facts.status, 'COMPANY')
    .filter(isAction)
    .filter((action) => action !== 'CHANGE_OFFER' || facts.offer !== 'ACCEPTED');
  return [
    ...moves,
    ...(mayAnswerOffer(facts) ? (['WITHDRAW_OFFER'] as const) : []),
    ...(mayUndo(facts, now) ? (['UNDO_REJECTED'] as const) : []),
  ];
}

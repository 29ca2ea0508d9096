import { type ApplicationEvent, applicationLifecycle, type ApplicationStatus } from './application-lifecycle.js';
import type { OfferState } from './offer-terms.js';

/** Actions of people; `http/applications.contract.ts` has the same list. */
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

/** Time in milliseconds in which a company can undo a refusal; the email to the candidate waits as long. */
export const UNDO_MS = 5 * 60_000;

/** Max days until the chosen time at which a candidate is notified of a refusal. */
export const TELL_WITHIN_DAYS = 14;

/** Max withdrawals per posting: after the first, a person may apply once more (decision C-23). */
export const MAX_WITHDRAWALS = 2;

/** The fields of an application that the policy needs. */
export interface ApplicationFacts {
  readonly status: ApplicationStatus;
  /**
   * From when a refusal counts; five minutes later the candidate is notified. With a chosen time it is five minutes before that time, so
   * a refusal told tomorrow at 9:00 is like one decided tomorrow at 8:55.
   */
  readonly rejectedAt: Date | null;
  /** It ended with its posting. */
  readonly isClosed: boolean;
  /** Current state; null without an offer. */
  readonly offer: OfferState | null;
}

/** Facts outside the application. */
export interface Surroundings {
  /** Whether the posting is open. */
  readonly jobIsOpen: boolean;
  /** Whether the candidate applied again to the posting after this application. */
  readonly hasLaterAttempt: boolean;
  /** Number of the candidate's withdrawals from the posting. */
  readonly withdrawals: number;
}

export function mayUndo({ status, rejectedAt }: Pick<ApplicationFacts, 'status' | 'rejectedAt'>, now: Date): boolean {
  return status === 'REJECTED' && rejectedAt !== null && now.getTime() < rejectedAt.getTime() + UNDO_MS;
}

/** Whole seconds in which a refusal can still be undone; null if it cannot. */
export function undoSecondsLeft(facts: Pick<ApplicationFacts, 'status' | 'rejectedAt'>, now: Date): number | null {
  if (facts.rejectedAt === null || !mayUndo(facts, now)) return null;
  return Math.ceil((facts.rejectedAt.getTime() + UNDO_MS - now.getTime()) / 1000);
}

/** When the candidate is notified of a refusal; null without one. */
export function toldAt({ status, rejectedAt }: Pick<ApplicationFacts, 'status' | 'rejectedAt'>): Date | null {
  return status === 'REJECTED' && rejectedAt !== null ? new Date(rejectedAt.getTime() + UNDO_MS) : null;
}

/** Whether the candidate may answer the offer, even after the company's acceptance, which creates the match. */
export function mayAnswerOffer({ status, isClosed, offer }: Omit<ApplicationFacts, 'rejectedAt'>): boolean {
  return offer === 'OPEN' && !isClosed && (status === 'OFFERED' || status === 'ACCEPTED');
}

/** The candidate's actions, by the status they know. */
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

/** The company's actions. */
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

/** Those of the company's actions that a role in its team has: a reviewer only reads, and a hiring manager spends no credits. */
export function forSeat(seat: string | undefined, actions: readonly ApplicationAction[]): readonly ApplicationAction[] {
  if (seat === 'REVIEWER') return [];
  return seat === 'HIRING_MANAGER' ? actions.filter((action) => action !== 'ACCEPT') : actions;
}

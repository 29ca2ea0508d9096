import { type ApplicationEvent, applicationLifecycle, type ApplicationStatus } from './application-lifecycle.js';

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
  | 'ADD_INTERVIEW';

/** For so long (milliseconds) a company may take a refusal back; the letter to the candidate waits as long. */
export const UNDO_MS = 5 * 60_000;

/** How often somebody may apply to one posting: again once, after withdrawing (decision C-23). */
export const MOST_ATTEMPTS = 2;

/** What the policy needs to know of an application. */
export interface ApplicationFacts {
  readonly status: ApplicationStatus;
  readonly rejectedAt: Date | null;
  readonly attempt: number;
}

/** What is to be known beside the application. */
export interface Surroundings {
  /** Whether the posting takes candidates. */
  readonly jobIsOpen: boolean;
  /** Whether the candidate applied to the posting once more after this application. */
  readonly hasLaterAttempt: boolean;
}

export function mayUndo({ status, rejectedAt }: ApplicationFacts, now: Date): boolean {
  return status === 'REJECTED' && rejectedAt !== null && now.getTime() < rejectedAt.getTime() + UNDO_MS;
}

/** How long a refusal can still be taken back, in whole seconds; null where it cannot. */
export function undoSecondsLeft(facts: ApplicationFacts, now: Date): number | null {
  if (facts.rejectedAt === null || !mayUndo(facts, now)) return null;
  return Math.ceil((facts.rejectedAt.getTime() + UNDO_MS - now.getTime()) / 1000);
}

/** The buttons on a candidate's screen. */
export function actionsOfCandidate(
  { status, attempt }: ApplicationFacts,
  { jobIsOpen, hasLaterAttempt }: Surroundings,
): readonly ApplicationAction[] {
  if (status === 'WITHDRAWN') return attempt < MOST_ATTEMPTS && !hasLaterAttempt && jobIsOpen ? ['APPLY_AGAIN'] : [];
  return applicationLifecycle.allowed(status, 'CANDIDATE').filter((event) => event === 'WITHDRAW');
}

const isAction = (event: ApplicationEvent): event is ApplicationEvent & ApplicationAction =>
  event !== 'LEAVE' && !event.startsWith('UNDO_TO_');

/** The buttons on a company's screen. */
export function actionsOfCompany(facts: ApplicationFacts, now: Date): readonly ApplicationAction[] {
  const moves = applicationLifecycle.allowed(facts.status, 'COMPANY').filter(isAction);
  return mayUndo(facts, now) ? [...moves, 'UNDO_REJECTED'] : moves;
}

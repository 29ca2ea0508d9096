import { UNDO_MS } from './application.policy.js';

export type StageActionKind = 'ASK_ANSWERS' | 'PROPOSE_TIMES' | 'REMIND_AFTER';
export type StageActionRecipient = 'TEAM' | 'CANDIDATE';

/** An automatic action, started when an application enters the stage. */
export type StageAction =
  | { readonly kind: 'ASK_ANSWERS' | 'PROPOSE_TIMES' }
  | { readonly kind: 'REMIND_AFTER'; readonly days: number; readonly whom: StageActionRecipient };

const DAY = 86_400_000;
/** A person, and the team about an application, gets one of a kind in this time, however often the stage is entered. */
export const QUIET_MS = 7 * DAY;

/** The people to contact: the team proposes times, the candidate answers. */
export function recipientOf(action: StageAction): StageActionRecipient {
  if (action.kind === 'REMIND_AFTER') return action.whom;
  return action.kind === 'ASK_ANSWERS' ? 'CANDIDATE' : 'TEAM';
}

/** Actions wait at least five minutes, so that a move by mistake sends no email. */
export function dueAt(action: StageAction, enteredAt: Date): Date {
  return new Date(enteredAt.getTime() + (action.kind === 'REMIND_AFTER' ? action.days * DAY : UNDO_MS));
}

/** Facts read when an action is due. */
export interface ActionFacts {
  readonly kind: StageActionKind;
  readonly whom: StageActionRecipient;
  /** The application is open and has stayed in the stage, and its posting is open. */
  readonly isStillThere: boolean;
  /** The stage still has the action. */
  readonly isStillWanted: boolean;
  /** The candidate's account is active, and neither side hides from or blocks the other. */
  readonly mayContact: boolean;
  /** One of the kind was sent within {@link QUIET_MS}. */
  readonly wasRecent: boolean;
  readonly hasQuestions: boolean;
  /** An interview is planned or times are proposed. */
  readonly hasInterview: boolean;
  /** The candidate has times to choose, an offer to answer, or answers to record. */
  readonly waitsForCandidate: boolean;
}

/** Whether a due action is carried out, has become useless or must not be, or was cancelled by what happened since. */
export function outcomeOf(facts: ActionFacts): 'DONE' | 'SKIPPED' | 'CANCELLED' {
  if (!facts.isStillThere || !facts.isStillWanted) return 'CANCELLED';
  if (!facts.mayContact || facts.wasRecent) return 'SKIPPED';
  if (facts.kind === 'ASK_ANSWERS' && !facts.hasQuestions) return 'SKIPPED';
  if (facts.kind === 'PROPOSE_TIMES' && facts.hasInterview) return 'SKIPPED';
  if (facts.kind === 'REMIND_AFTER' && facts.whom === 'CANDIDATE' && !facts.waitsForCandidate) return 'SKIPPED';
  return 'DONE';
}

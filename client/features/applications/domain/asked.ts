import type { ApplicationAction, Interview } from '@modules/applications/http/applications.contract';
import type { TeamStage } from './board';
import type { ShownApplication } from './received';

/** A recruiter's action on an application. Those that need more than a click open a dialog first. */
export type RecruiterAction =
  | {
      readonly kind:
        | 'REVIEWED'
        | 'REJECTED'
        | 'INTERVIEW'
        | 'OFFERED'
        | 'CHANGE_OFFER'
        | 'WITHDRAW_OFFER'
        | 'ACCEPT'
        | 'UNDO_REJECTED';
      /** The team's stage that the decision leads to, if the board named one. */
      readonly stage?: TeamStage;
    }
  | { readonly kind: 'STAGE'; readonly stage: TeamStage }
  | { readonly kind: 'MOVE_INTERVIEW' | 'CANCEL_INTERVIEW'; readonly interview: Interview };

export type OnAction = (application: ShownApplication, action: RecruiterAction) => void;

/** The action for which a dialog is open. */
export interface Asked {
  readonly application: ShownApplication;
  readonly action: RecruiterAction;
}

/** Order of buttons: first those that move the application on, then those that end it. */
const order = [
  'REVIEWED',
  'INTERVIEW',
  'OFFERED',
  'CHANGE_OFFER',
  'ACCEPT',
  'WITHDRAW_OFFER',
  'REJECTED',
  'UNDO_REJECTED',
] as const;
type BoardAction = (typeof order)[number];

/** The allowed actions as this screen offers them. Another interview counts as an interview. */
export function offeredActions(allowed: readonly ApplicationAction[]): readonly BoardAction[] {
  const meant = new Set(allowed.map((action) => (action === 'ADD_INTERVIEW' ? 'INTERVIEW' : action)));
  return order.filter((action) => meant.has(action));
}

/**
 * The action for moving an application to a stage. An offer and a refusal open their form; other moves are sent
 * immediately.
 *
 * @example wishFor(application, stage) // { kind: 'OFFERED', stage }
 */
export function wishFor({ status }: Pick<ShownApplication, 'status'>, stage: TeamStage): RecruiterAction {
  const { maps_to: next } = stage;
  return next !== status && (next === 'OFFERED' || next === 'REJECTED')
    ? { kind: next, stage }
    : { kind: 'STAGE', stage };
}

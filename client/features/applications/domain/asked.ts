import type { ApplicationAction, Interview } from '@modules/applications/http/applications.contract';
import type { ShownApplication } from './received';

/** What a recruiter wants to do with an application; what needs more than a press opens a dialog first. */
export type Wish =
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
    }
  | { readonly kind: 'MOVE_INTERVIEW' | 'CANCEL_INTERVIEW'; readonly interview: Interview };

export type OnWish = (application: ShownApplication, wish: Wish) => void;

/** What is asked for more words, a price or a yes before it is done. */
export interface Asked {
  readonly application: ShownApplication;
  readonly wish: Wish;
}

/** The order of the buttons: what moves it on, then what ends it. */
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

/** What the server allows, as this screen offers it: another interview is an interview. */
export function offeredActions(allowed: readonly ApplicationAction[]): readonly BoardAction[] {
  const meant = new Set(allowed.map((action) => (action === 'ADD_INTERVIEW' ? 'INTERVIEW' : action)));
  return order.filter((action) => meant.has(action));
}

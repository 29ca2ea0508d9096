import { transitionTable } from '../../../platform/state/transition-table.js';

/** Stored statuses; `http/applications.contract.ts` has the same list. */
export type ApplicationStatus =
  | 'PENDING'
  | 'REVIEWED'
  | 'INTERVIEW'
  | 'OFFERED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'WITHDRAWN';

/** Statuses from which an application can be rejected, and to which an undone refusal returns. */
export const openStatuses = ['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED'] as const satisfies ApplicationStatus[];
export type OpenStatus = (typeof openStatuses)[number];

/**
 * Events of an application. The company's events are named like its actions. LEAVE: the candidate closed their account.
 * UNDO_TO_*: a refusal is undone. WITHDRAW_UNSEEN: the candidate withdraws after a refusal they do not know yet. Accepting an
 * offer also undoes such a refusal (SYSTEM), and the posting's end undoes one that they learn of later.
 */
export type ApplicationEvent =
  | 'WITHDRAW'
  | 'WITHDRAW_UNSEEN'
  | 'LEAVE'
  | 'REVIEWED'
  | 'INTERVIEW'
  | 'ADD_INTERVIEW'
  | 'OFFERED'
  | 'CHANGE_OFFER'
  | 'ACCEPT'
  | 'REJECTED'
  | `UNDO_TO_${OpenStatus}`;

/** The party that causes an event. SYSTEM: nobody decided about the application itself. */
export type ApplicationParty = 'CANDIDATE' | 'COMPANY' | 'SYSTEM';

/**
 * Lifecycle of an application (decision C-21). ACCEPTED and WITHDRAWN are final; REJECTED is final once the company can no longer
 * undo it.
 */
export const applicationLifecycle = transitionTable<ApplicationStatus, ApplicationEvent, ApplicationParty>({
  name: 'application',
  states: ['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'],
  initial: 'PENDING',
  transitions: [
    { from: 'PENDING', event: 'WITHDRAW', to: 'WITHDRAWN', by: ['CANDIDATE'] },
    { from: 'PENDING', event: 'REVIEWED', to: 'REVIEWED', by: ['COMPANY'] },
    { from: 'PENDING', event: 'INTERVIEW', to: 'INTERVIEW', by: ['COMPANY'] },
    { from: 'PENDING', event: 'ACCEPT', to: 'ACCEPTED', by: ['COMPANY'] },
    { from: 'PENDING', event: 'REJECTED', to: 'REJECTED', by: ['COMPANY'] },
    { from: 'REVIEWED', event: 'INTERVIEW', to: 'INTERVIEW', by: ['COMPANY'] },
    { from: 'REVIEWED', event: 'ACCEPT', to: 'ACCEPTED', by: ['COMPANY'] },
    { from: 'REVIEWED', event: 'REJECTED', to: 'REJECTED', by: ['COMPANY'] },
    { from: 'INTERVIEW', event: 'ADD_INTERVIEW', to: 'INTERVIEW', by: ['COMPANY'] },
    { from: 'INTERVIEW', event: 'OFFERED', to: 'OFFERED', by: ['COMPANY'] },
    { from: 'INTERVIEW', event: 'ACCEPT', to: 'ACCEPTED', by: ['COMPANY'] },
    { from: 'INTERVIEW', event: 'REJECTED', to: 'REJECTED', by: ['COMPANY'] },
    { from: 'OFFERED', event: 'CHANGE_OFFER', to: 'OFFERED', by: ['COMPANY'] },
    { from: 'OFFERED', event: 'ACCEPT', to: 'ACCEPTED', by: ['COMPANY'] },
    { from: 'OFFERED', event: 'REJECTED', to: 'REJECTED', by: ['COMPANY'] },
    { from: 'REJECTED', event: 'UNDO_TO_PENDING', to: 'PENDING', by: ['COMPANY', 'SYSTEM'] },
    { from: 'REJECTED', event: 'UNDO_TO_REVIEWED', to: 'REVIEWED', by: ['COMPANY', 'SYSTEM'] },
    { from: 'REJECTED', event: 'UNDO_TO_INTERVIEW', to: 'INTERVIEW', by: ['COMPANY', 'SYSTEM'] },
    { from: 'REJECTED', event: 'UNDO_TO_OFFERED', to: 'OFFERED', by: ['COMPANY', 'SYSTEM'] },
    { from: 'REJECTED', event: 'WITHDRAW_UNSEEN', to: 'WITHDRAWN', by: ['CANDIDATE'] },
    ...openStatuses.map((from) => ({ from, event: 'LEAVE', to: 'WITHDRAWN', by: ['SYSTEM'] }) as const),
  ],
});

export function isOpen(status: ApplicationStatus): status is OpenStatus {
  return (openStatuses as readonly ApplicationStatus[]).includes(status);
}

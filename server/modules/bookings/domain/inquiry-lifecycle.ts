import { transitionTable } from '../../../platform/state/transition-table.js';

/** Stored statuses; `http/inquiries.contract.ts` has the same list. */
export type InquiryStatus = 'NEW' | 'ANSWERED' | 'CONVERTED' | 'CLOSED';

/** Each event is named like the status it leads to. CONVERTED is allowed from NEW because an invitation is an answer too. */
export const inquiryLifecycle = transitionTable<InquiryStatus, Exclude<InquiryStatus, 'NEW'>, 'OPERATOR'>({
  name: 'inquiry',
  states: ['NEW', 'ANSWERED', 'CONVERTED', 'CLOSED'],
  initial: 'NEW',
  transitions: [
    { from: 'NEW', event: 'ANSWERED', to: 'ANSWERED', by: ['OPERATOR'] },
    { from: 'NEW', event: 'CONVERTED', to: 'CONVERTED', by: ['OPERATOR'] },
    { from: 'NEW', event: 'CLOSED', to: 'CLOSED', by: ['OPERATOR'] },
    { from: 'ANSWERED', event: 'CONVERTED', to: 'CONVERTED', by: ['OPERATOR'] },
    { from: 'ANSWERED', event: 'CLOSED', to: 'CLOSED', by: ['OPERATOR'] },
  ],
});

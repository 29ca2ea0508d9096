import { transitionTable } from '../../../platform/state/transition-table.js';
import type { JobStatus } from './job-terms.js';

/** What can happen to a posting. */
export type JobEvent = 'PUBLISH' | 'RENEW' | 'PAUSE' | 'UNPUBLISH' | 'EXPIRE' | 'REMOVE';

/** Who causes it: an approved recruiter of its company, one who still waits for approval, time itself, or an operator. */
export type JobParty = 'COMPANY' | 'UNAPPROVED_COMPANY' | 'CLOCK' | 'OPERATOR';

const company: readonly JobParty[] = ['COMPANY'];
const anyCompany: readonly JobParty[] = ['COMPANY', 'UNAPPROVED_COMPANY'];

/**
 * The life of a posting. Only ACTIVE is seen by seekers. CLOSED is final: what was applied to stays on record, and hiring
 * again is a new posting. Publishing and renewing take an approved account; taking back never does. A company that is removed
 * closes its postings, whence CLOCK may REMOVE. An operator takes down what deceives people, and pauses what nobody answers for.
 */
export const jobLifecycle = transitionTable<JobStatus, JobEvent, JobParty>({
  name: 'job',
  states: ['DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED'],
  initial: 'DRAFT',
  transitions: [
    { from: 'DRAFT', event: 'PUBLISH', to: 'ACTIVE', by: company },
    { from: 'DRAFT', event: 'REMOVE', to: 'CLOSED', by: [...anyCompany, 'CLOCK', 'OPERATOR'] },
    { from: 'ACTIVE', event: 'RENEW', to: 'ACTIVE', by: company },
    { from: 'ACTIVE', event: 'PAUSE', to: 'PAUSED', by: [...anyCompany, 'OPERATOR'] },
    { from: 'ACTIVE', event: 'UNPUBLISH', to: 'DRAFT', by: anyCompany },
    { from: 'ACTIVE', event: 'EXPIRE', to: 'PAUSED', by: ['CLOCK'] },
    { from: 'ACTIVE', event: 'REMOVE', to: 'CLOSED', by: [...anyCompany, 'CLOCK', 'OPERATOR'] },
    { from: 'PAUSED', event: 'PUBLISH', to: 'ACTIVE', by: company },
    { from: 'PAUSED', event: 'RENEW', to: 'ACTIVE', by: company },
    { from: 'PAUSED', event: 'UNPUBLISH', to: 'DRAFT', by: anyCompany },
    { from: 'PAUSED', event: 'REMOVE', to: 'CLOSED', by: [...anyCompany, 'CLOCK', 'OPERATOR'] },
  ],
});

/** The event that leads to a status a person asks for. */
export const eventToward: Readonly<Record<Exclude<JobStatus, 'CLOSED'>, JobEvent>> = {
  ACTIVE: 'PUBLISH',
  PAUSED: 'PAUSE',
  DRAFT: 'UNPUBLISH',
};

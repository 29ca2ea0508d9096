import { transitionTable } from '../../../platform/state/transition-table.js';
import type { JobStatus } from './job-terms.js';

/** Events of a posting. */
export type JobEvent = 'PUBLISH' | 'RENEW' | 'PAUSE' | 'UNPUBLISH' | 'EXPIRE' | 'REMOVE';

/** The party that causes an event: an approved recruiter of the company, one without approval, time, or an operator. */
export type JobParty = 'COMPANY' | 'UNAPPROVED_COMPANY' | 'CLOCK' | 'OPERATOR';

const company: readonly JobParty[] = ['COMPANY'];
const anyCompany: readonly JobParty[] = ['COMPANY', 'UNAPPROVED_COMPANY'];

/**
 * Lifecycle of a posting. Seekers see only ACTIVE. CLOSED is final: its applications stay on record, and hiring again needs a new
 * posting. Publishing and renewing need an approved account; withdrawing does not.
 * Removing a company closes its postings, so CLOCK may REMOVE. Operators remove fraudulent postings and pause those of suspended
 * authors.
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

/** The event for a requested status. */
export const eventToward: Readonly<Record<Exclude<JobStatus, 'CLOSED'>, JobEvent>> = {
  ACTIVE: 'PUBLISH',
  PAUSED: 'PAUSE',
  DRAFT: 'UNPUBLISH',
};

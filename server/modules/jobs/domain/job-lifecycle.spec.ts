import { eventToward, type JobEvent, jobLifecycle, type JobParty } from './job-lifecycle.js';
import type { JobStatus } from './job-terms.js';

const jobStatuses: readonly JobStatus[] = ['DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED'];
const events: readonly JobEvent[] = ['PUBLISH', 'RENEW', 'PAUSE', 'UNPUBLISH', 'EXPIRE', 'REMOVE'];
const parties: readonly JobParty[] = ['COMPANY', 'UNAPPROVED_COMPANY', 'CLOCK', 'OPERATOR'];

/** Every state x event x party that is allowed, written out a second time: all the others must be refused. */
const allowed: Readonly<Record<string, JobStatus>> = {
  'DRAFT PUBLISH COMPANY': 'ACTIVE',
  'DRAFT REMOVE COMPANY': 'CLOSED',
  'DRAFT REMOVE UNAPPROVED_COMPANY': 'CLOSED',
  'DRAFT REMOVE CLOCK': 'CLOSED',
  'DRAFT REMOVE OPERATOR': 'CLOSED',
  'ACTIVE RENEW COMPANY': 'ACTIVE',
  'ACTIVE PAUSE COMPANY': 'PAUSED',
  'ACTIVE PAUSE UNAPPROVED_COMPANY': 'PAUSED',
  'ACTIVE PAUSE OPERATOR': 'PAUSED',
  'ACTIVE UNPUBLISH COMPANY': 'DRAFT',
  'ACTIVE UNPUBLISH UNAPPROVED_COMPANY': 'DRAFT',
  'ACTIVE EXPIRE CLOCK': 'PAUSED',
  'ACTIVE REMOVE COMPANY': 'CLOSED',
  'ACTIVE REMOVE UNAPPROVED_COMPANY': 'CLOSED',
  'ACTIVE REMOVE CLOCK': 'CLOSED',
  'ACTIVE REMOVE OPERATOR': 'CLOSED',
  'PAUSED PUBLISH COMPANY': 'ACTIVE',
  'PAUSED RENEW COMPANY': 'ACTIVE',
  'PAUSED UNPUBLISH COMPANY': 'DRAFT',
  'PAUSED UNPUBLISH UNAPPROVED_COMPANY': 'DRAFT',
  'PAUSED REMOVE COMPANY': 'CLOSED',
  'PAUSED REMOVE UNAPPROVED_COMPANY': 'CLOSED',
  'PAUSED REMOVE CLOCK': 'CLOSED',
  'PAUSED REMOVE OPERATOR': 'CLOSED',
};

const matrix = jobStatuses.flatMap((from) =>
  events.flatMap((event) => parties.map((by) => [from, event, by, allowed[`${from} ${event} ${by}`] ?? null] as const)),
);

describe('the life of a posting', () => {
  it('is tested for every state, event and party', () => {
    expect(matrix).toHaveLength(96);
    expect(matrix.filter(([, , , to]) => to !== null)).toHaveLength(Object.keys(allowed).length);
  });

  it.each(matrix)('%s, %s by %s: %s', (from, event, by, to) => {
    expect(jobLifecycle.next(from, event, by)).toBe(to);
  });

  it('ends with CLOSED alone', () => {
    expect(jobStatuses.filter((status) => jobLifecycle.isFinal(status))).toEqual(['CLOSED']);
  });

  it.each(Object.entries(eventToward))('reaches %s by %s and by nothing else a person causes', (status, event) => {
    // Renewing is asked for by its own name, never as a status.
    const moves = jobLifecycle.transitions.filter(
      ({ to, by, event: moved }) => to === status && by.includes('COMPANY') && moved !== 'RENEW',
    );
    expect(new Set(moves.map((move) => move.event))).toEqual(new Set([event]));
  });
});

import { reservationLifecycle } from './reservation-lifecycle.js';
import { allowedActions, partyOf } from './reservation.policy.js';

describe('whose business a reservation is', () => {
  const facts = { seekerId: 'seeker', recruiterId: 'recruiter' };

  it.each([
    ['the person', { id: 'seeker', role: 'JOB_SEEKER' }, 'SEEKER'],
    ['another person', { id: 'other', role: 'JOB_SEEKER' }, null],
    ['the recruiter', { id: 'recruiter', role: 'RECRUITER' }, 'RECRUITER'],
    ['a colleague', { id: 'colleague', role: 'RECRUITER' }, null],
    ['the recruiter who waits for approval again', { id: 'recruiter', role: 'PENDING_RECRUITER' }, null],
    ['an operator', { id: 'operator', role: 'OPERATOR' }, null],
    ['a recruiter with the id of the person', { id: 'seeker', role: 'RECRUITER' }, null],
  ] as const)('%s', (_, actor, party) => {
    expect(partyOf(actor, facts)).toBe(party);
  });
});

describe('the buttons on a reservation', () => {
  it('are what the lifecycle allows, by status', () => {
    const offered = (party: 'SEEKER' | 'RECRUITER') =>
      Object.fromEntries(reservationLifecycle.states.map((status) => [status, allowedActions(status, party)]));
    const none = { REJECTED: [], EXPIRED: [], CANCELLED: [], HIRED: [] };
    expect(offered('SEEKER')).toEqual({ ...none, ACTIVE: ['MATCHED', 'REJECTED'], MATCHED: ['HIRED', 'CANCELLED'] });
    expect(offered('RECRUITER')).toEqual({ ...none, ACTIVE: ['CANCELLED'], MATCHED: ['HIRED', 'CANCELLED'] });
  });
});

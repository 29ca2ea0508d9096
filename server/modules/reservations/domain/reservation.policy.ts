import { type ReservationEventName, reservationLifecycle, type ReservationStatus } from './reservation-lifecycle.js';

export interface ReservationActor {
  readonly id: string;
  readonly role: string;
}

export interface ReservationFacts {
  readonly seekerId: string;
  readonly recruiterId: string;
}

/** Actions of people; expiry is automatic. */
export type ReservationAct = Exclude<ReservationEventName, 'EXPIRED'>;

/** The actor's side in a reservation; null if they have no access. Colleagues do not see each other's reservations. */
export function partyOf(actor: ReservationActor, facts: ReservationFacts): 'SEEKER' | 'RECRUITER' | null {
  if (actor.role === 'JOB_SEEKER' && actor.id === facts.seekerId) return 'SEEKER';
  return actor.role === 'RECRUITER' && actor.id === facts.recruiterId ? 'RECRUITER' : null;
}

/** The statuses that a party can request now. The client shows one button for each. */
export function allowedActions(status: ReservationStatus, party: 'SEEKER' | 'RECRUITER'): readonly ReservationAct[] {
  return reservationLifecycle.allowed(status, party).filter((event): event is ReservationAct => event !== 'EXPIRED');
}

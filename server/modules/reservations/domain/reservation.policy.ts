import { type ReservationEventName, reservationLifecycle, type ReservationStatus } from './reservation-lifecycle.js';

export interface ReservationActor {
  readonly id: string;
  readonly role: string;
}

export interface ReservationFacts {
  readonly seekerId: string;
  readonly recruiterId: string;
}

/** What people may ask for; time runs out by itself. */
export type ReservationAct = Exclude<ReservationEventName, 'EXPIRED'>;

/** What the actor is in a reservation, or null where it is none of their business. Colleagues have reservations of their own. */
export function partyOf(actor: ReservationActor, facts: ReservationFacts): 'SEEKER' | 'RECRUITER' | null {
  if (actor.role === 'JOB_SEEKER' && actor.id === facts.seekerId) return 'SEEKER';
  return actor.role === 'RECRUITER' && actor.id === facts.recruiterId ? 'RECRUITER' : null;
}

/** The statuses a party may ask for now: the buttons on its screen. */
export function allowedActions(status: ReservationStatus, party: 'SEEKER' | 'RECRUITER'): readonly ReservationAct[] {
  return reservationLifecycle.allowed(status, party).filter((event): event is ReservationAct => event !== 'EXPIRED');
}

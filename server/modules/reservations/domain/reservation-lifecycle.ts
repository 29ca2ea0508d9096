import { transitionTable } from '../../../platform/state/transition-table.js';

/** Stored statuses; `http/reservations.contract.ts` has the same list. */
export type ReservationStatus = 'ACTIVE' | 'MATCHED' | 'REJECTED' | 'EXPIRED' | 'CANCELLED' | 'HIRED';

/** What can happen to a reservation: the status that it leads to. */
export type ReservationEventName = Exclude<ReservationStatus, 'ACTIVE'>;

/**
 * Who causes it. CLOCK is time that ran out. CONSEQUENCE is something that happened elsewhere and ends this, too: an account or a
 * company that goes, somebody who hides from the company, a match made in another way.
 */
export type ReservationParty = 'SEEKER' | 'RECRUITER' | 'CLOCK' | 'CONSEQUENCE';

/**
 * The life of a reservation (decisions C-16 to C-19). ACTIVE: the credit is set aside and the profile open, until the person
 * decides. MATCHED: they said yes and the credit is spent; nothing that follows moves a credit again.
 */
export const reservationLifecycle = transitionTable<ReservationStatus, ReservationEventName, ReservationParty>({
  name: 'reservation',
  states: ['ACTIVE', 'MATCHED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'HIRED'],
  initial: 'ACTIVE',
  transitions: [
    { from: 'ACTIVE', event: 'MATCHED', to: 'MATCHED', by: ['SEEKER'] },
    { from: 'ACTIVE', event: 'REJECTED', to: 'REJECTED', by: ['SEEKER', 'CONSEQUENCE'] },
    { from: 'ACTIVE', event: 'CANCELLED', to: 'CANCELLED', by: ['RECRUITER', 'CONSEQUENCE'] },
    { from: 'ACTIVE', event: 'EXPIRED', to: 'EXPIRED', by: ['CLOCK'] },
    { from: 'MATCHED', event: 'HIRED', to: 'HIRED', by: ['SEEKER', 'RECRUITER'] },
    { from: 'MATCHED', event: 'CANCELLED', to: 'CANCELLED', by: ['SEEKER', 'RECRUITER', 'CONSEQUENCE'] },
  ],
});

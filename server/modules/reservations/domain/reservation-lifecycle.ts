import { transitionTable } from '../../../platform/state/transition-table.js';

/** Stored statuses; `http/reservations.contract.ts` has the same list. */
export type ReservationStatus = 'ACTIVE' | 'MATCHED' | 'REJECTED' | 'EXPIRED' | 'CANCELLED' | 'HIRED';

/** Events of a reservation, named like the status they lead to. */
export type ReservationEventName = Exclude<ReservationStatus, 'ACTIVE'>;

/**
 * The party that causes an event. CLOCK: expiry. CONSEQUENCE: something else ended the reservation, for example a closed account or
 * company, a new exclusion, or a match made elsewhere.
 */
export type ReservationParty = 'SEEKER' | 'RECRUITER' | 'CLOCK' | 'CONSEQUENCE';

/**
 * Lifecycle of a reservation (decisions C-16 to C-19). ACTIVE: the credit is on hold and the profile open until the person
 * decides. MATCHED: they said yes and the credit is spent; later moves do not move credits.
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

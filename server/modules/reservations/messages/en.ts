import type { ReservationsMessages } from './messages.js';

export const en: ReservationsMessages = {
  'RESERVATIONS.COMPANY_MISSING': 'Create the page of your company first: a reservation is made in its name.',
  'RESERVATIONS.JOB_UNKNOWN': 'Choose an active posting of your company.',
  'RESERVATIONS.ALREADY_RESERVED': 'Your company is already waiting for this person’s answer.',
  'RESERVATIONS.ALREADY_OPEN': 'This person’s profile is already open to your company.',
  'RESERVATIONS.TOO_MANY_ACTIVE': 'You already have {max} reservations waiting: wait for an answer or cancel one.',
  'RESERVATIONS.COOLING_DOWN': 'Your company cancelled a reservation of this person: try again in {days} day(s).',
  'RESERVATIONS.TOO_MANY_CANCELLED': 'You cancelled {max} reservations in a day: try again tomorrow.',
  'RESERVATIONS.ACTION_REFUSED': 'This reservation has changed meanwhile: that choice is no longer possible.',
  'RESERVATIONS.EXPIRED': 'The time of this reservation is over.',
  'RESERVATIONS.VIDEO_NOT_FOR_SALE':
    'This person does not sell single videos. Reserve the profile to ask them to meet you.',
  'RESERVATIONS.REASON_WITHOUT_REFUSAL': 'A reason goes with a refusal only.',
  'RESERVATIONS.SOMEBODY': 'Candidate',
};

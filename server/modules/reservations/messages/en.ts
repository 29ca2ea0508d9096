import type { ReservationsMessages } from './messages.js';

export const en: ReservationsMessages = {
  'RESERVATIONS.COMPANY_MISSING': 'Create your company page first: reservations are made in its name.',
  'RESERVATIONS.JOB_UNKNOWN': 'Choose one of your company’s active postings.',
  'RESERVATIONS.ALREADY_RESERVED': 'Your company is already waiting for this person’s answer.',
  'RESERVATIONS.ALREADY_OPEN': 'This person’s profile is already open to your company.',
  'RESERVATIONS.TOO_MANY_ACTIVE': 'You already have {max} reservations waiting: wait for an answer or cancel one.',
  'RESERVATIONS.TOO_MANY_CANCELLED': 'You cancelled {max} reservations in a day: try again tomorrow.',
  'RESERVATIONS.VIDEO_NOT_FOR_SALE':
    'This person’s introductions cannot be bought one at a time. Reserve the profile to ask them to meet you.',
  'RESERVATIONS.COOLING_DOWN': 'This person did not accept your company’s request: you can ask again from {until}.',
  'RESERVATIONS.CLOSED': 'This person did not accept your company’s two requests: only they can let you ask again.',
  'RESERVATIONS.IS_ACTIVE':
    'This request has been waiting for an answer since {since}: that choice is not possible now.',
  'RESERVATIONS.IS_MATCHED': 'This request was already accepted on {since}: that choice is no longer possible.',
  'RESERVATIONS.IS_REJECTED': 'This request was already refused on {since}.',
  'RESERVATIONS.IS_EXPIRED': 'This request already expired on {since}.',
  'RESERVATIONS.IS_CANCELLED': 'This request was already cancelled on {since}.',
  'RESERVATIONS.IS_HIRED': 'This request already led to a hire on {since}: that is final.',
  'RESERVATIONS.EXPIRED': 'The time to answer this request ended on {since}.',
  'RESERVATIONS.NEVER_AGAIN_WITHOUT_REFUSAL': '“Never again” only goes with a refusal.',
  'RESERVATIONS.REASON_WITHOUT_REFUSAL': 'A reason only goes with a refusal.',
  'RESERVATIONS.SOMEBODY': 'Candidate',
};

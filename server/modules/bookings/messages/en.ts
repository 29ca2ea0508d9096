import type { BookingsMessages } from './messages.js';

export const en: BookingsMessages = {
  'BOOKINGS.SLOT_TAKEN': 'This slot was just taken. Choose another one: what you wrote is kept.',
  'BOOKINGS.WEEKDAYS_ONLY': 'Please select a weekday (Monday-Friday).',
  'BOOKINGS.SLOT_PAST': 'This time has passed. Choose one in the future.',
  'BOOKINGS.DAY_TOO_FAR': 'The studio takes bookings up to {days} days ahead.',
  'BOOKINGS.DAY_CLOSED': 'The studio is closed on that day. Choose another day.',
  'BOOKINGS.TOO_MANY_HOLDS': 'Too many slots are held from your connection. Try again in five minutes.',
  'BOOKINGS.ACTION_REFUSED': 'This booking has changed in the meantime: that choice is no longer possible.',
  'BOOKINGS.NOT_CONFIRMED_IN_TIME': 'This booking was not confirmed in time: the slot is free again. Book another one.',
  'BOOKINGS.ADDRESS_UNCONFIRMED':
    'Confirm your address first, with the link in the email. Then you can move the session.',
  'BOOKINGS.TOO_MANY_CONFIRMATION_EMAILS':
    'The email was already sent three times. Check your spam folder, or cancel and book with another address.',
  'BOOKINGS.TOO_MANY_OPEN':
    'This address already has {max} upcoming bookings. Cancel one with the link in its email, then try again.',
  'BOOKINGS.SESSION_AHEAD': 'The session has not taken place yet: there is nothing to deliver.',
  'BOOKINGS.SESSION_BEGUN': 'The session has begun or is over: it can no longer change.',
  'BOOKINGS.DAY_CLOSED_ALREADY': 'This day is already closed.',
  'BOOKINGS.INQUIRY_ACTION_REFUSED': 'This inquiry has already been handled: that choice is no longer possible.',
  'BOOKINGS.EVENT_FULL': 'The event is full.',
  'BOOKINGS.EVENT_OVER': 'The event has begun or is over.',
  'BOOKINGS.ALREADY_REGISTERED': 'You are already registered for this event.',
  'BOOKINGS.NOT_REGISTERED': 'You are not registered for this event.',
  'BOOKINGS.STUDIO_PLACE': 'Entrevue studio, Montréal',
  'BOOKINGS.CALENDAR_SUMMARY': 'Session at the Entrevue studio (45 min)',
  'BOOKINGS.CALENDAR_DESCRIPTION':
    'To move or cancel the session, use the personal link in the email about your booking.',
  'BOOKINGS.HOLIDAY_NEW_YEAR': 'New Year’s Day',
  'BOOKINGS.HOLIDAY_GOOD_FRIDAY': 'Good Friday',
  'BOOKINGS.HOLIDAY_EASTER_MONDAY': 'Easter Monday',
  'BOOKINGS.HOLIDAY_PATRIOTS_DAY': 'National Patriots’ Day',
  'BOOKINGS.HOLIDAY_NATIONAL_HOLIDAY': 'Québec’s National Holiday',
  'BOOKINGS.HOLIDAY_CANADA_DAY': 'Canada Day',
  'BOOKINGS.HOLIDAY_LABOUR_DAY': 'Labour Day',
  'BOOKINGS.HOLIDAY_THANKSGIVING': 'Thanksgiving',
  'BOOKINGS.HOLIDAY_CHRISTMAS': 'Christmas Day',
};

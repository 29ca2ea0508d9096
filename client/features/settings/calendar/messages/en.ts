import type { CalendarMessages } from './messages';

export const en: CalendarMessages = {
  loading: 'Loading the addresses of your calendar',
  loadFailed: 'The addresses of your calendar could not be loaded.',
  active: 'Active',
  since: 'Address created on {date}. It cannot be shown again: renew it if you no longer have it.',
  once: 'Copy the address now: it will not be shown again.',
  copied: 'Address copied.',
  notCopied: 'The address could not be copied. Select it in the field.',
  made: 'The address is ready.',
  revoked: 'The address is revoked.',
  notChanged: 'The address could not be changed.',
  renewTitle: 'Renew the address?',
  renewAsk: 'The present address stops working immediately. Add the new one to your calendars.',
  renewConfirm: 'Renew',
  revokeTitle: 'Revoke the address?',
  revokeAsk: 'The address stops working immediately. Calendars that use it no longer show your interviews.',
  revokeConfirm: 'Revoke',

  'FULL.title': 'Your private address',
  'FULL.lead':
    'Your interviews with the person’s name, the job, and the place or link. The address opens your calendar without a password: give it to nobody. People whom you review blind are not named.',
  'FULL.make': 'Create my private address',
  'FULL.copy': 'Copy my private address',
  'FULL.renew': 'Renew my private address',
  'FULL.revoke': 'Revoke my private address',
  'FULL.address': 'Private address of your calendar',
  'BUSY.title': 'Address for others',
  'BUSY.lead':
    'Only your busy times, without a name, a job or a place. Give it to colleagues who want to know when you are free.',
  'BUSY.make': 'Create the address for others',
  'BUSY.copy': 'Copy the address for others',
  'BUSY.renew': 'Renew the address for others',
  'BUSY.revoke': 'Revoke the address for others',
  'BUSY.address': 'Address of your busy times',

  'how.title': 'Add the address to a calendar',
  'how.lead': 'Subscribe your calendar to the address instead of importing a file: it then follows changes.',
  'how.google': 'Google Calendar',
  'how.googleSteps': 'On a computer, next to “Other calendars”, choose + and “From URL”, and paste the address.',
  'how.outlook': 'Outlook',
  'how.outlookSteps': 'In the calendar, choose “Add calendar”, then “Subscribe from web”, and paste the address.',
  'how.apple': 'Apple Calendar',
  'how.appleSteps':
    'On a Mac, choose File, then “New Calendar Subscription”, and paste the address. On an iPhone, choose Calendars, “Add Calendar”, then “Add Subscription Calendar”.',
  'how.delay': 'Calendars read the address at their own pace: from a few minutes to a day for Google.',
};

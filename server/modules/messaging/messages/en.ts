import type { MessagingMessages } from './messages.js';

export const en: MessagingMessages = {
  'MESSAGING.ENDED': 'This conversation is over: it can be read, but not continued.',
  'MESSAGING.NOT_PERMITTED':
    'You can write to this company once you have applied, accepted a match or received a reservation.',
  'MESSAGING.BLOCKED_BY_YOU': 'You blocked this person. Unblock them to write.',
  'MESSAGING.UNAVAILABLE': 'This person cannot receive messages.',
  'MESSAGING.COMPANY_MISSING': 'Create your company page first: your messages are sent in its name.',
  'MESSAGING.ATTACHMENT_WHILE_MASKED':
    'Your profile is masked for this company: a file could reveal who you are. Send your message without an attachment.',
  'MESSAGING.ATTACHMENT_UNKNOWN': 'An attachment is no longer available. Attach it again.',
  'MESSAGING.TOO_MANY_CONVERSATIONS': 'You started {max} conversations in a day: try again tomorrow.',
  'MESSAGING.TOO_MANY_REPORTS': 'You sent {max} reports in a day: try again tomorrow.',
  'MESSAGING.ALREADY_REPORTED': 'You have already reported this. Someone on our team is looking into it.',
  'MESSAGING.REPORT_RESOLVED': 'Someone has already handled this report.',
  'MESSAGING.TOO_MANY_BLOCKED': 'You have blocked {max} people, the maximum. Unblock someone first.',
  'MESSAGING.SCHEDULED_HAS_PRICE': 'This message costs credits, so it cannot be sent later.',
  'MESSAGING.SCHEDULED_IN_PAST': 'This time is over. Choose another one.',
  'MESSAGING.SCHEDULED_TOO_FAR': 'A message can be scheduled at most {days} days ahead.',
  'MESSAGING.SCHEDULED_FULL': 'You already have {max} scheduled messages. Cancel one, or wait until one is sent.',
  'MESSAGING.SCHEDULED_ROLE': 'You no longer recruit for this company.',
  'MESSAGING.SOMEBODY': 'Candidate',
};

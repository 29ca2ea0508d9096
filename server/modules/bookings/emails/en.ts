import type { EmailTexts } from './email-texts.js';

export const en: EmailTexts = {
  emails: {
    BOOKING_TO_CONFIRM: {
      subject: 'Confirm your studio session',
      heading: 'Confirm your address',
      paragraphs: [
        'Someone requested a 45-minute session with this address: {when}. Location: {place}.',
        'The slot is kept for you for 30 minutes. Confirm before {until} (Montréal time), or it becomes free again.',
        'You did not request anything? Do nothing: the request cancels itself.',
      ],
      button: 'Confirm my session',
    },
    BOOKING_RECEIVED: {
      subject: 'Your request for a studio session',
      heading: 'Your slot is reserved',
      paragraphs: [
        'We have received your request for a 45-minute session: {when}.',
        'Location: {place}.',
        'We will contact you within 24 to 48 hours to confirm it. The video will be delivered within 48 hours after the session.',
        'Use your personal link below to move or cancel the session. The attached file adds it to your calendar.',
      ],
      button: 'Manage my session',
    },
    BOOKING_CONFIRMED: {
      subject: 'Your studio session is confirmed',
      heading: 'It is confirmed',
      paragraphs: [
        'We look forward to seeing you: {when}.',
        'Location: {place}.',
        'If something comes up, use the link below to move or cancel the session.',
      ],
      button: 'Manage my session',
    },
    BOOKING_MOVED: {
      subject: 'Your studio session has moved',
      heading: 'A new date',
      paragraphs: [
        'Your session now takes place: {when}.',
        'Location: {place}.',
        'The attached file replaces the previous one in your calendar.',
      ],
      button: 'Manage my session',
    },
    BOOKING_CANCELLED: {
      subject: 'Your studio session is cancelled',
      heading: 'The session is cancelled',
      paragraphs: [
        'This session will not take place: {when}. Its slot is free again.',
        'The attached file removes it from your calendar. You can choose another time whenever you like.',
      ],
      button: 'Choose another time',
    },
    BOOKING_DELIVERED: {
      subject: 'Your studio video is ready',
      heading: 'Your video is delivered',
      paragraphs: ['The video of your session of {when} has been delivered to you. Thank you for your visit.'],
    },
    INQUIRY_RECEIVED: {
      subject: 'We have received your request',
      heading: 'Thank you for your message',
      paragraphs: [
        'Someone from our team will answer within 24 hours, by {deadline} at the latest.',
        'There is nothing else to do until then.',
      ],
    },
  },
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: {
    booking: 'You receive this email because this address was given to book a session at the Entrevue studio.',
    inquiry: 'You receive this email because this address was given to write to Entrevue.',
  },
  fileName: 'entrevue-session.ics',
};

import { promisesIn } from '../../identity/index.js';
import type { EmailTexts } from './email-texts.js';

const seen = promisesIn.en;

export const en: EmailTexts = {
  emails: {
    RESERVED: {
      subject: 'A company would like to meet you',
      heading: 'A company reserved your profile',
      paragraphs: [
        `A company put a credit on hold to meet you. Your profile is open to them until you answer, and no later than {deadline} (Montréal time). They do not see ${seen.hidden('RESERVED')}.`,
        'If you accept, it’s a match and you can write to each other. If you decline or do not answer, your profile closes again. Answering costs you nothing.',
      ],
      button: 'See the request',
    },
    REMINDER: {
      subject: 'You have one day left to answer',
      heading: 'A company is waiting for your answer',
      paragraphs: [
        'A company reserved your profile and is waiting for your answer. Without one, your profile closes on {deadline} (Montréal time).',
      ],
      button: 'Answer',
    },
    ACCEPTED: {
      subject: 'Your reservation was accepted',
      heading: 'Your request was accepted',
      paragraphs: [
        'The person whose profile you reserved accepted. The credit on hold is spent, their profile stays open to you and you can write to them.',
      ],
      button: 'See the reservation',
    },
    DECLINED: {
      subject: 'Your reservation was declined',
      heading: 'Your request was declined',
      paragraphs: [
        'The person whose profile you reserved declined. You get the credit on hold back and their profile is masked again. If they said why, you will read it with the reservation.',
      ],
      button: 'See the reservation',
    },
    EXPIRED_SEEKER: {
      subject: 'A request expired',
      heading: 'Your profile closed again',
      paragraphs: [
        'The time to answer a company has run out. Your profile is masked for them again; there is nothing you need to do.',
      ],
      button: 'See your requests',
    },
    EXPIRED_RECRUITER: {
      subject: 'Your reservation expired',
      heading: 'No answer in time',
      paragraphs: [
        'The person whose profile you reserved did not answer in time. You get the credit on hold back and their profile is masked again.',
      ],
      button: 'See the reservation',
    },
    CANCELLED_SEEKER: {
      subject: 'A company withdrew its request',
      heading: 'Your profile closed again',
      paragraphs: [
        'A company cancelled its reservation. Your profile is masked for them again; there is nothing you need to do.',
      ],
      button: 'See your requests',
    },
    CANCELLED_RECRUITER: {
      subject: 'A reservation ended',
      heading: 'A reservation ended',
      paragraphs: [
        'The person whose profile you reserved is no longer available to your company. If a credit was still on hold, you get it back. Their profile is masked again.',
      ],
      button: 'See the reservation',
    },
    HIRED_SEEKER: {
      subject: 'A company says it hired you',
      heading: 'Congratulations!',
      paragraphs: [
        'A company says that it hired you. You can hide your profile if you are no longer looking.',
        'If this is not right, write to us and we will correct it.',
      ],
      button: 'See the request',
    },
    HIRED_RECRUITER: {
      subject: 'A hire was reported',
      heading: 'Congratulations!',
      paragraphs: [
        'The person whose profile you reserved says that you hired them. If the position is filled, you can close the posting.',
        'If this is not right, write to us and we will correct it.',
      ],
      button: 'See the reservation',
    },
  },
  cooldown: {
    SEEKER: {
      until: 'This company may ask you again from {again} (Montréal time), after 30 days.',
      ifReopened: 'This was this company’s second request. It may ask you again only if you allow it.',
    },
    RECRUITER: {
      until: 'Your company may ask this person again from {again} (Montréal time), after 30 days.',
      ifReopened: 'This was your company’s second request. It may ask again only if this person allows it.',
    },
  },
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: [
    'You receive this email because news about applications and reservations is turned on in your Entrevue account. You can turn it off in your settings.',
  ],
};

import { promisesIn } from '../../identity/index.js';
import type { LetterTexts } from './letter-texts.js';

const seen = promisesIn.en;

export const en: LetterTexts = {
  letters: {
    RESERVED: {
      subject: 'A company would like to meet you',
      heading: 'A company reserved your profile',
      paragraphs: [
        `A company set a credit aside to meet you. Your profile is open to it until you answer, and no later than {deadline} (Montréal time). It does not see ${seen.hidden('RESERVED')}.`,
        'If you accept, you are matched and can write to each other. If you decline, or do not answer, your profile closes again. Answering costs you nothing.',
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
      heading: 'The answer is yes',
      paragraphs: [
        'The person you reserved accepted. The credit you set aside is spent, their profile stays open to you and you can write to them.',
      ],
      button: 'See the reservation',
    },
    DECLINED: {
      subject: 'Your reservation was declined',
      heading: 'The answer is no',
      paragraphs: [
        'The person you reserved declined. The credit you set aside is yours again and their profile is masked. If they said why, you will read it with the reservation.',
      ],
      button: 'See the reservation',
    },
    EXPIRED_SEEKER: {
      subject: 'A request expired',
      heading: 'Your profile closed again',
      paragraphs: [
        'The time to answer a company is over. Your profile is masked for it again; there is nothing you need to do.',
      ],
      button: 'See your requests',
    },
    EXPIRED_RECRUITER: {
      subject: 'Your reservation expired',
      heading: 'No answer in time',
      paragraphs: [
        'The person you reserved did not answer in time. The credit you set aside is yours again and their profile is masked.',
      ],
      button: 'See the reservation',
    },
    CANCELLED_SEEKER: {
      subject: 'A company withdrew its request',
      heading: 'Your profile closed again',
      paragraphs: [
        'A company cancelled its reservation. Your profile is masked for it again; there is nothing you need to do.',
      ],
      button: 'See your requests',
    },
    CANCELLED_RECRUITER: {
      subject: 'A reservation ended',
      heading: 'A reservation ended',
      paragraphs: [
        'The person you reserved is no longer available to your company. A credit that was still set aside is yours again and their profile is masked.',
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
        'The person you reserved says that you hired them. If the posting is filled, you can close it.',
        'If this is not right, write to us and we will correct it.',
      ],
      button: 'See the reservation',
    },
  },
  cooldown: {
    SEEKER: {
      until: 'This company may ask you again from {again} (Montréal time), after 30 days.',
      ifReopened: 'This was its second request without a yes: this company may ask you again only if you allow it.',
    },
    RECRUITER: {
      until: 'Your company may ask this person again from {again} (Montréal time), after 30 days.',
      ifReopened:
        'This was the second request without a yes: your company may ask again only if this person allows it.',
    },
  },
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: [
    'You receive this email because your Entrevue account asks for news of applications and reservations. You can switch it off in your settings.',
  ],
};

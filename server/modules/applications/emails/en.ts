import { promisesIn } from '../../identity/index.js';
import type { EmailTexts } from './email-texts.js';

const seen = promisesIn.en;

export const en: EmailTexts = {
  emails: {
    APPLICATION_RECEIVED: {
      subject: 'Your application: {job}',
      heading: 'Your application has been sent',
      paragraphs: [
        `{company} has received your application for “{job}” and can now see your whole profile, including ${seen.shown('APPLICATION_SENT', 'own', ['email', 'phone'])}.`,
        'You will see when it is opened, and every step after that. As long as nobody has answered, you can withdraw it.',
      ],
      button: 'Track my application',
    },
    INTERVIEW_PROPOSED: {
      subject: 'Choose a time for your interview: {job}',
      heading: 'You are invited to an interview',
      paragraphs: [
        '{company} would like to meet you about “{job}” ({type}) and offers several times:',
        '{times}',
        'Choose the one that suits you.',
      ],
      button: 'Choose a time',
    },
    INTERVIEW_SCHEDULED: {
      subject: 'Your interview: {job}',
      heading: 'Your interview is scheduled',
      paragraphs: [
        '{company} will meet you about “{job}” ({type}):',
        '{times}',
        'The details and the file for your calendar are with your application.',
      ],
      button: 'See the details',
    },
    INTERVIEW_MOVED: {
      subject: 'Your interview was moved: {job}',
      heading: 'Your interview has a new time or place',
      paragraphs: ['{company} has moved your interview for “{job}” ({type}). It now takes place:', '{times}'],
      button: 'See the details',
    },
    INTERVIEW_CANCELLED: {
      subject: 'Your interview was cancelled: {job}',
      heading: 'Your interview was cancelled',
      paragraphs: [
        '{company} has cancelled the interview for “{job}”:',
        '{times}',
        'Your application stays at the same stage.',
      ],
      button: 'See my application',
    },
    INTERVIEW_REMINDER_DAY: {
      subject: 'Reminder of your interview: {job}',
      heading: 'Your interview is coming up',
      paragraphs: [
        '{company} will meet you about “{job}” ({type}):',
        '{times}',
        'If you cannot come, write to the company as soon as possible.',
      ],
      button: 'See the details',
    },
    INTERVIEW_REMINDER_HOUR: {
      subject: 'Your interview starts soon: {job}',
      heading: 'Your interview starts soon',
      paragraphs: ['{company} will meet you about “{job}” ({type}):', '{times}'],
      button: 'Open the interview',
    },
    OFFER_MADE: {
      subject: 'An offer for you: {job}',
      heading: 'Good news: you have an offer',
      paragraphs: ['{company} is making you an offer for “{job}”. Its terms are with your application.'],
      button: 'See the offer',
    },
    OFFER_CHANGED: {
      subject: 'Your offer has changed: {job}',
      heading: 'The company changed its offer',
      paragraphs: [
        '{company} changed its offer for “{job}”. The new terms replace the old ones, and wait for your answer.',
      ],
      button: 'See the new offer',
    },
    OFFER_WITHDRAWN: {
      subject: 'The offer was withdrawn: {job}',
      heading: 'The company withdrew its offer',
      paragraphs: [
        '{company} withdrew its offer for “{job}”. It can no longer be accepted. Your application stays at the same stage.',
      ],
      button: 'See my application',
    },
    OFFER_EXPIRED: {
      subject: 'The offer has expired: {job}',
      heading: 'The offer has expired',
      paragraphs: [
        'The time to answer the offer from {company} for “{job}” has run out. If you are still interested, write to the company: they can make you another one.',
      ],
      button: 'See my application',
    },
    APPLICATION_CLOSED: {
      subject: 'Your application has ended: {job}',
      heading: 'Your application has ended',
      paragraphs: [
        'Your application for “{job}” has ended. {closed}',
        'This has nothing to do with you. You can still read the posting in your archived applications.',
      ],
      button: 'See my applications',
    },
    APPLICATION_ACCEPTED: {
      subject: 'Your application was accepted: {job}',
      heading: 'Your application was accepted',
      paragraphs: ['{company} has accepted your application for “{job}”. You can now write to each other.'],
      button: 'See my application',
    },
    APPLICATION_REJECTED: {
      subject: 'An answer to your application: {job}',
      heading: 'Thank you for applying',
      paragraphs: [
        '{company} thanks you for your time and your interest in “{job}”. This time, your application was not selected.',
        '{reason}',
        'A refusal does not say what you are worth: other teams are looking for your skills. We wish you all the best.',
      ],
      button: 'See other jobs',
    },
    NEW_APPLICATION: {
      subject: 'New application: {job}',
      heading: 'A new application is waiting for you',
      paragraphs: [
        'Someone applied for “{job}”. Their profile is open to you.',
        'People recommend companies that answer quickly, even when the answer is no.',
      ],
      button: 'See the application',
    },
    APPLICATION_WITHDRAWN: {
      subject: 'Application withdrawn: {job}',
      heading: 'An application was withdrawn',
      paragraphs: ['Someone withdrew their application for “{job}”. Their profile is no longer open to you.'],
      button: 'See the applications',
    },
    OFFER_ACCEPTED: {
      subject: 'Your offer was accepted: {job}',
      heading: 'Your offer was accepted',
      paragraphs: [
        'The person to whom you made an offer for “{job}” accepted it. Confirm it by accepting the application.',
      ],
      button: 'See the application',
    },
    OFFER_DECLINED: {
      subject: 'Your offer was declined: {job}',
      heading: 'Your offer was declined',
      paragraphs: [
        'The person to whom you made an offer for “{job}” declined it. You can make another one, or decline the application.',
      ],
      button: 'See the application',
    },
    OFFER_QUESTION: {
      subject: 'A question about your offer: {job}',
      heading: 'A question about your offer',
      paragraphs: [
        'The person to whom you made an offer for “{job}” has a question before answering. The offer stays open in the meantime.',
      ],
      button: 'Read the question',
    },
    OFFER_LAPSED: {
      subject: 'Your offer has expired: {job}',
      heading: 'Your offer has expired',
      paragraphs: ['Your offer for “{job}” was not answered in time. You can make a new one, with another date.'],
      button: 'See the application',
    },
    INTERVIEWER_ADDED: {
      subject: 'You are taking part in an interview: {job}',
      heading: 'You are taking part in an interview',
      paragraphs: [
        'Your team added you to an interview for “{job}” ({type}):',
        '{times}',
        '{choice}',
        'The person and the details are with the application.',
      ],
      button: 'See the application',
    },
    INTERVIEWER_MOVED: {
      subject: 'An interview has changed: {job}',
      heading: 'An interview has changed',
      paragraphs: [
        'Your team changed an interview for “{job}” in which you are taking part ({type}):',
        '{times}',
        '{choice}',
      ],
      button: 'See the application',
    },
    INTERVIEWER_CANCELLED: {
      subject: 'Interview cancelled: {job}',
      heading: 'An interview is cancelled',
      paragraphs: ['An interview for “{job}” in which you were to take part is cancelled:', '{times}'],
      button: 'See the applications',
    },
    INTERVIEWER_REMOVED: {
      subject: 'You are no longer taking part in an interview: {job}',
      heading: 'You are no longer taking part in an interview',
      paragraphs: ['Your team will hold the interview for “{job}” without you.'],
      button: 'See the application',
    },
    INTERVIEWER_CALENDAR_DIFFERS: {
      subject: 'Moved or deleted in your calendar: {job}',
      heading: 'You changed an interview in your own calendar',
      paragraphs: [
        'In your own calendar, you moved or deleted an interview for “{job}” ({type}). The interview itself has not changed:',
        '{times}',
        'In the settings of your calendar here, you can move the interview to the new time, or restore it in your calendar.',
      ],
      button: 'Choose what to do',
    },
    INTERVIEWER_REMINDER_DAY: {
      subject: 'Reminder of your interview: {job}',
      heading: 'You have an interview soon',
      paragraphs: ['You are taking part in an interview for “{job}” ({type}):', '{times}'],
      button: 'See the application',
    },
    INTERVIEWER_REMINDER_HOUR: {
      subject: 'Your interview starts soon: {job}',
      heading: 'Your interview starts soon',
      paragraphs: ['You are taking part in an interview for “{job}” ({type}):', '{times}'],
      button: 'Open the interview',
    },
    SLOT_CHOSEN: {
      subject: 'The time of the interview is set: {job}',
      heading: 'The time of the interview is set',
      paragraphs: ['For “{job}” ({type}), the candidate chose this time:', '{times}'],
      button: 'See the application',
    },
  },
  freeUntil: 'any free time before {time}',
  choice: 'The candidate has not chosen the time yet. You will get an email when they do.',
  types: { VIDEO: 'by video', PHONE: 'by phone', IN_PERSON: 'in person' },
  closed: {
    JOB_REMOVED: '{company} removed the job.',
    JOB_PAUSED: '{company} paused the job. If it opens again, you can apply again.',
    JOB_EXPIRED: 'The job has expired. If {company} renews it, you can apply again.',
    JOB_FILLED: 'The position was filled.',
    JOB_CANCELLED: 'The position was cancelled: {company} is not hiring anyone for it.',
    COMPANY_CLOSED: '{company} no longer hires on Entrevue.',
  },
  reasonGiven: 'The team adds: “{reason}”',
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: [
    'You receive this email about an application. You choose your emails in the settings of your Entrevue account.',
  ],
};

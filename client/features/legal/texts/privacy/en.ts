import { promisesIn } from '@modules/identity/domain/who-sees-what-words.contract';
import { days, hours, keptYears, minimumAge, session } from '../facts';
import type { PrivacyPolicy } from './privacy-policy';

const seen = promisesIn.en;

export const privacyPolicy: PrivacyPolicy = {
  title: 'Privacy policy',
  lead: 'What we know about you, why, who sees it, for how long, and how to take it all back.',
  box: {
    title: 'Law 25 (formerly Bill 64)',
    body: [
      'Law 25 modernized the protection of personal information in Québec. This is how this service complies with it.',
      [
        'One person is in charge of the protection of personal information: unless someone else is appointed, the person with the highest authority in the enterprise that operates this site.',
        'Nothing optional is used in your browser before you agree, and saying no is as easy as saying yes.',
        'Your consent is asked for separately, in plain words, and recorded with the version of the text and the time.',
        'Your rights are buttons: look, correct, take your information with you in a common format, erase.',
        'The match score is calculated by a computer: we tell you so, you can learn its reasons, and you can put your point of view to a person.',
        `After an incident that carries a serious risk, the Commission d’accès à l’information and you are notified within ${hours.breachNotice} hours, and the incident is entered in the register.`,
        'Your information is kept in Canada. None of it leaves without a privacy impact assessment.',
      ],
    ],
  },
  sections: {
    introduction: {
      title: 'Introduction',
      body: [
        'Entrevue brings together people who look for work and companies that hire. You introduce yourself on video; companies search for you without knowing who you are; you decide who meets you.',
        'This policy covers the whole site, in French and in English. Three ideas sum it up:',
        [
          `Your email opens to ${seen.opensTo('email')}; your phone number to ${seen.opensTo('phone')}; and you see which one.`,
          'Your information is used to help you find a job. It is not sold.',
          'You can see it, correct it, take it with you and erase it yourself, without asking anyone.',
        ],
      ],
    },
    collected: {
      title: 'Information collected',
      body: [
        'What you give us:',
        [
          'Account: full name, email, password (kept only as a hash, never readable), phone, location.',
          'Professional profile: résumé, skills, experience, availability, salary expectations, job preferences.',
          'Video profile: recording, answers to questions, thumbnails, duration, format, creation date.',
          'Company, for recruiters: name, logo, description, industry, size.',
          'Messages exchanged with the people you are in touch with.',
          'Requests sent through a contact form.',
          'Applications: job, cover letter, status, planned interviews.',
          'Recordings of live interviews, only if everybody present agrees: picture, sound, chapters, and each person’s answer with its time. Without that consent, sound and picture of an interview go from browser to browser and are not kept.',
          'Gender and ethnicity, only if you choose to give them so that the fairness of the score can be checked: they are kept apart, serve nothing else, and can be taken back at any time.',
          'Payment transactions of companies: plan or pack, amount, date, invoice. Card numbers go straight to the payment provider. If you ask for a plan to renew automatically, the provider keeps your card; we keep only its brand, its last four digits and a reference. When the account is deleted, the card is deleted at the provider too.',
        ],
        'What running the site produces:',
        [
          'Sessions: date, kind of device and browser, connection address, so that you can see your sessions and close one.',
          'Access log: which company saw or opened your profile, when, and what it cost them. You see it in your account.',
          'Consents: what you accepted or refused, the version of the text, the time.',
          'Security log: sign-ins, refusals, limits reached, without passwords or content.',
        ],
        'The location and device written into a video file or a photo are removed on arrival. We ask for no health or opinion, and for origin nowhere else; please put none in your texts. We collect no biometric data and analyze neither face nor voice. If you blur the background of a recording, your device does it alone: no picture leaves it for that, and nothing is kept.',
      ],
    },
    use: {
      title: 'Use',
      body: [
        'Your information serves to:',
        [
          'open your account and keep you signed in;',
          'suggest jobs to you, and your masked profile to companies, if you are visible;',
          'pass on your applications and your messages;',
          'prepare your videos so that they play everywhere;',
          'bill companies;',
          'write to you about your account, your applications and your messages, as you have set it;',
          'protect the service against fraud and abuse.',
        ],
        'Product news and job alerts by email are sent only if you asked for them; each one carries a link to stop them.',
        'The match score is a decision prepared by a computer:',
        [
          'It compares what you write (skills, experience, location, preferences) and the text of the transcripts you show with what the job asks for.',
          'Neither name nor photo, face, voice, age or origin is part of it.',
          'It puts suggestions in order; it refuses and hires nobody. A person always decides.',
          'Its reasons are shown beside it, and the information compared can be corrected in your profile.',
        ],
        'These uses rest on your consent, on providing the service you ask for, or on a duty of the law. You may withdraw your consent at any time; what was done before remains valid.',
      ],
    },
    sharing: {
      title: 'Sharing',
      body: [
        'Your information is seen by:',
        [
          `Approved recruiters, while your profile is masked: ${seen.shown('MASKED')}; texts without names, addresses, numbers or links. Not ${seen.hidden('MASKED')}.`,
          'A company that pays to watch one of your videos, only if you answered that you allow it: that video and what is said in it. Each purchase is announced to you, and you can say no again at any time: the video then stops playing.',
          `A company that reserves your profile, unmasked except for ${seen.hidden('RESERVED')}: you have ${hours.reservation} hours to answer; without your yes, everything closes again.`,
          'A company you said yes to or applied to: your whole profile.',
          'The people in the recording of an interview, and nobody else: that recording, while they take part in that application. Each of them can delete it for everybody, at any time. Withdrawing your consent during the interview stops the recording right away; nothing of it is kept, unless everybody had agreed beforehand to keep its beginning.',
          'The people you exchange messages with: what you write to them.',
          'Our suppliers (hosting, email delivery, payment, Google sign-in if you choose it), for us and on our instructions only.',
          'If you turn notifications on for a device, the notification service of your browser (Google, Apple, Mozilla or Microsoft, sometimes outside Canada) delivers them: it cannot read them, and they never name a person. Nothing is sent to it before.',
          'Where the site uses one, a service that compares words by their meaning: names of skills and occupations, and entries of your list of skills that are not known, one by one and without anything that says whose they are.',
          'Authorities, where the law obliges us, and nothing more than it requires.',
        ],
        'You can exclude companies and email domains, your employer’s among them: they do not find you, and nothing is sent to them.',
        'We neither sell nor rent personal information. Servers and backups are in Canada.',
      ],
    },
    rights: {
      title: 'Your rights',
      body: [
        'Wherever you live, you may:',
        [
          'Access your information and receive a copy.',
          'Take it with you in a structured, common format (portability): a zip file with your data, your original videos, their captions and your messages.',
          'Have it corrected: everything can be changed in your profile.',
          'Erase it, all or in part: a video, an application, the whole account.',
          'Withdraw a consent.',
          'Stop being visible, without losing your account.',
          'Know who has seen your profile.',
          'Learn the reasons of a score and the information used, and put your point of view to a person who can review it.',
          'Ask that information that harms you is no longer distributed or indexed.',
        ],
        { slot: 'rights' },
        `What the buttons do not do, we do: a written request is answered within ${days.rightsAnswer} days. If we refuse, we say why and what recourse you have.`,
        'Using a right is free and changes nothing about the service you get.',
      ],
    },
    retention: {
      title: 'Retention',
      body: [
        'We keep each piece of information as long as it serves, then it is erased automatically.',
        {
          caption: 'Retention periods',
          head: ['Information', 'How long'],
          rows: [
            [
              'Account and profile',
              `As long as the account exists; erased within ${days.erasure} days of its deletion`,
            ],
            ['Profile videos', 'Erased immediately, with all their files, when you ask'],
            [
              'Messages',
              `${keptYears.messages} years after the job closes, or after the last message if that is later`,
            ],
            [
              'Recordings of interviews',
              `${keptYears.recordings} years at most; deleted as soon as one of the people in it asks for it or deletes their account`,
            ],
            ['Applications', `${keptYears.applications} years after the job closes`],
            ['Payments', `${keptYears.payments} years`],
            ['Suggested matches', `${keptYears.matches} years after they were last computed or answered`],
            ['Security log and access log', `${keptYears.securityLog} year`],
            [
              'Sessions',
              `${session.idleMinutes} minutes without activity, ${session.maxHours} hours at most; their trace, ${days.endedSessions} days`,
            ],
            ['Consents', `As long as the account exists, then ${keptYears.consents} years without your name, as proof`],
          ],
        },
        'When you delete your account:',
        [
          'Right away: you are signed out everywhere, your profile leaves searches and matches, your videos and files are erased, credits on hold are released.',
          'Right away: in exchanges that others keep, your name becomes “Deleted user”.',
          `Within ${days.erasure} days: the rest of your information is erased.`,
          `For ${keptYears.payments} years: the payment records that tax law requires us to keep.`,
          'Backups are replaced in rotation and serve only to restore the service.',
        ],
        'Statistics in which nobody can be recognized may be kept.',
      ],
    },
    security: {
      title: 'Security',
      body: [
        'We protect your information according to how sensitive it is:',
        [
          'Passwords and recovery codes are hashed with Argon2id; nobody can read them. The key of your authenticator app, if you use one, is encrypted.',
          'Exchanges with the site are encrypted.',
          'Masking is done by the server, not by the screen: what is masked does not leave the server.',
          'Each playing of a video is checked: the session has to be that of a person entitled to it at that moment.',
          'A session closes after ten minutes without activity; you can close all the others.',
          'Only people who need it for their work have access to the information.',
          'Accesses and refusals are logged.',
        ],
        `If a confidentiality incident carries a risk of serious injury, we notify the Commission d’accès à l’information and the people affected within ${hours.breachNotice} hours of noticing it, saying what happened and what you can do.`,
      ],
    },
    cookies: {
      title: 'Cookies',
      body: [
        'Only necessary cookies are used without asking. The details, how long they last and your choices are in the [cookie policy](/legal/cookie-policy).',
      ],
    },
    minors: {
      title: 'Minors',
      body: [
        `The service is for people aged ${minimumAge} and over. We do not knowingly collect information about younger people; if we learn that it happened, the account and its files are erased.`,
      ],
    },
    changes: {
      title: 'Changes',
      body: [
        'When this policy changes, the date at the top of the page changes. An important change is announced in your account before it takes effect, and your agreement is asked for again where it is needed.',
      ],
    },
    complaints: {
      title: 'Complaints',
      body: [
        'If something is wrong:',
        [
          `Tell the person in charge of the protection of personal information first; they answer in writing within ${days.rightsAnswer} days.`,
          'If the answer does not satisfy you, turn to the Commission d’accès à l’information du Québec, or to the Office of the Privacy Commissioner of Canada.',
        ],
        'A complaint has no consequence for you in the service.',
      ],
    },
    contact: {
      title: 'Contact',
      body: [
        'The person in charge of the protection of personal information receives your questions, requests and complaints on behalf of the enterprise that operates this site.',
        { slot: 'privacy-officer' },
        'Most requests are settled faster in your account: looking, correcting, taking with you and erasing wait for nobody’s answer.',
      ],
    },
  },
};

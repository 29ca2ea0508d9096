import type { EmailTexts } from './email-texts.js';

export const en: EmailTexts = {
  emails: {
    SCHEDULED_MESSAGE_REFUSED: {
      subject: 'A scheduled message could not be sent',
      heading: 'A scheduled message could not be sent',
      paragraphs: [
        'A message that you wrote to be sent later could not be sent when it was due. The conversation says why, and still has the text.',
      ],
      button: 'Open the conversation',
    },
    NEW_MESSAGES: {
      subject: 'Messages are waiting for you',
      heading: 'You have unread messages',
      paragraphs: ['Someone wrote to you a few minutes ago. Sign in to Entrevue to read your messages.'],
      button: 'Read my messages',
    },
    NEW_MESSAGES_FROM: {
      subject: '{company} wrote to you',
      heading: 'You have unread messages',
      paragraphs: ['{company} wrote to you. Sign in to Entrevue to read your messages.'],
      button: 'Read my messages',
    },
    INTRODUCED: {
      subject: '{company} introduces itself',
      heading: 'A company introduces itself',
      paragraphs: [
        '{company} believes that “{job}” would suit you. Your profile stays masked for them until you accept.',
      ],
      button: 'See my matches',
    },
    MATCH_ACCEPTED: {
      subject: 'Someone accepted your job “{job}”',
      heading: 'Someone accepted your posting',
      paragraphs: ['Someone who matches “{job}” accepted. Confirm the match to see their profile and write to them.'],
      button: 'See the match',
    },
    MATCHED: {
      subject: 'It’s a match: {company}',
      heading: 'It’s a match!',
      paragraphs: ['{company} confirmed your match for “{job}”. You can write to each other now.'],
      button: 'See my matches',
    },
    ANSWERS_ASKED: {
      subject: '{company} has questions for you',
      heading: 'Answer its questions, if you like',
      paragraphs: [
        '{company} received your application for “{job}” and would like your answers to a few questions.',
        'Answer on video, by sound or in writing, at your own pace. Answering stays optional: no application is refused for lack of answers.',
      ],
      button: 'Answer the questions',
    },
    APPLICATION_WAITS: {
      subject: 'Your application is waiting: {job}',
      heading: 'Your application is waiting for you',
      paragraphs: [
        'Your application for “{job}” at {company} is waiting for you: an interview time to choose, an offer to read or questions to answer.',
      ],
      button: 'See my application',
    },
    STAGE_REMINDER: {
      subject: 'An application is waiting: {job}',
      heading: 'An application is waiting in the same stage',
      paragraphs: [
        'An application for “{job}” has been in the same stage for the number of days that your team chose.',
      ],
      button: 'See the application',
    },
    TIMES_TO_PROPOSE: {
      subject: 'Interview times to propose: {job}',
      heading: 'Propose interview times',
      paragraphs: ['An application for “{job}” is in a stage in which your team proposes interview times.'],
      button: 'Propose times',
    },
    RECORDING_READY: {
      subject: 'Recording of your interview: {job}',
      heading: 'The recording is ready to watch',
      paragraphs: [
        'The interview for “{job}” was recorded because everybody in it agreed. Only these people can watch it.',
        'Each of them can delete it at any time, for everybody.',
      ],
      button: 'Watch the recording',
    },
    RECORDING_FAILED: {
      subject: 'The recording of your interview could not be prepared: {job}',
      heading: 'The recording could not be prepared',
      paragraphs: [
        'The interview for “{job}” was recorded, but the video cannot be watched. The interview itself is not affected.',
        'Our team is aware of the problem. If the video becomes ready, you will get another email.',
      ],
      button: 'See the recording',
    },
    VIDEO_FAILED: {
      subject: 'Your video could not be processed',
      heading: 'Your video could not be processed',
      paragraphs: [
        'The reason is shown next to the video, with what you can do. Uploading it again is usually enough.',
      ],
      button: 'See my videos',
    },
    SOUND_FAILED: {
      subject: 'Your recording could not be processed',
      heading: 'Your recording could not be processed',
      paragraphs: [
        'The reason is shown next to the recording, with what you can do. Uploading it again is usually enough.',
      ],
      button: 'See my introductions',
    },
    VIDEO_BOUGHT: {
      subject: '{company} bought access to one of your introductions',
      heading: 'One of your introductions was bought',
      paragraphs: [
        '{company} can now open one of your introductions, as you allowed. The rest of your profile stays masked for them.',
        'You can change your mind at any time in your settings, under Privacy: once you say no, it no longer opens.',
      ],
      button: 'See who viewed my profile',
    },
    REPORT_ACTIONED: {
      subject: 'Your report was reviewed',
      heading: 'We took action',
      paragraphs: [
        'Someone from our team reviewed your report and took action. To protect everyone’s privacy, we give no details.',
        'Thank you: a report made in good faith protects everyone.',
      ],
      button: 'How we fight fraud',
    },
    REPORT_DISMISSED: {
      subject: 'Your report was reviewed',
      heading: 'Nothing was against our rules',
      paragraphs: [
        'Someone from our team reviewed your report and found nothing against our rules.',
        'Thank you all the same: a report made in good faith never has consequences for the person who made it. If anything else happens, report it.',
      ],
      button: 'How we fight fraud',
    },
    COMPANY_VERIFIED: {
      subject: '{company} is verified',
      heading: 'Your company is verified',
      paragraphs: [
        'Our team checked {company}. Its page and its postings now show that it is verified.',
        'If the name or the website changes, a new review is needed.',
      ],
      button: 'See my company',
    },
    COMPANY_REFUSED: {
      subject: '{company} was not verified',
      heading: 'Your company was not verified',
      paragraphs: [
        'Our team looked at {company} and could not verify it. The reason: {reason}',
        'Correct what is missing, then ask for a new review on your company’s page. Your postings stay as they are.',
      ],
      button: 'See my company',
    },
    JOB_ALERT: {
      subject: 'New posting: {job}',
      heading: 'A posting for your search',
      paragraphs: ['“{job}” at {company} matches a search you saved.'],
      button: 'See the posting',
    },
    CANDIDATE_ALERT: {
      subject: 'A new profile matches “{preset}”',
      heading: 'A new profile for your filter',
      paragraphs: ['A new profile matches your filter “{preset}”. It is masked.'],
      button: 'See the profile',
    },
    WEEKLY_DIGEST: {
      subject: 'Your week on Entrevue',
      heading: 'Your week in brief',
      paragraphs: ['This is what happened in the last week:'],
      button: 'See my notifications',
    },
  },
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: 'You receive this email because these emails are turned on in your Entrevue settings.',
  askedFor: 'You asked Entrevue, of Montréal, Québec, Canada, for these emails.',
};

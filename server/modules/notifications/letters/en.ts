import type { LetterTexts } from './letter-texts.js';

export const en: LetterTexts = {
  letters: {
    NEW_MESSAGES: {
      subject: 'Messages are waiting for you',
      heading: 'You have unread messages',
      paragraphs: ['Somebody wrote to you a few minutes ago. Your messages are on Entrevue, behind your sign-in.'],
      button: 'Read my messages',
    },
    NEW_MESSAGES_FROM: {
      subject: '{company} wrote to you',
      heading: 'You have unread messages',
      paragraphs: ['{company} wrote to you. Your messages are on Entrevue, behind your sign-in.'],
      button: 'Read my messages',
    },
    INTRODUCED: {
      subject: '{company} introduces itself',
      heading: 'A company introduces itself',
      paragraphs: [
        '{company} believes that “{job}” would suit you, and introduces itself first. Your profile stays masked for it until you say yes.',
      ],
      button: 'See my matches',
    },
    MATCH_ACCEPTED: {
      subject: 'Somebody said yes to “{job}”',
      heading: 'A yes for your posting',
      paragraphs: ['Somebody matched with “{job}” said yes. Confirm the match to see their profile and write to them.'],
      button: 'See the match',
    },
    MATCHED: {
      subject: 'It’s a match: {company}',
      heading: 'It’s a match!',
      paragraphs: ['{company} confirmed your match for “{job}”. You can write to each other now.'],
      button: 'See my matches',
    },
    VIDEO_FAILED: {
      subject: 'Your video could not be processed',
      heading: 'Your video could not be processed',
      paragraphs: ['The reason stands beside the video, with what you can do. Most often sending it again is enough.'],
      button: 'See my videos',
    },
    VIDEO_BOUGHT: {
      subject: '{company} bought access to one of your videos',
      heading: 'One of your videos was bought',
      paragraphs: [
        '{company} can now watch one of your videos, as you allowed. The rest of your profile stays masked for them.',
        'You can change your mind at any time in your settings, under Privacy: once you say no, the video stops playing.',
      ],
      button: 'See who viewed my profile',
    },
    REPORT_ACTIONED: {
      subject: 'Your report was looked at',
      heading: 'We acted on it',
      paragraphs: [
        'Somebody of our team looked at your report and took measures. Everybody’s privacy counts: we do not say which.',
        'Thank you: a report made in good faith protects everybody.',
      ],
      button: 'How we fight fraud',
    },
    REPORT_DISMISSED: {
      subject: 'Your report was looked at',
      heading: 'Nothing was against our rules',
      paragraphs: [
        'Somebody of our team looked at your report and found nothing against our rules.',
        'Thank you all the same: a report made in good faith never has consequences for whoever made it. Should anything else happen, report it.',
      ],
      button: 'How we fight fraud',
    },
    COMPANY_VERIFIED: {
      subject: '{company} is verified',
      heading: 'Your company is verified',
      paragraphs: [
        'Our team checked {company}. Its page and its postings now show that it is verified.',
        'Another name or another website brings it back to review.',
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
      paragraphs: ['“{job}” at {company} fits a search that you saved.'],
      button: 'See the posting',
    },
    CANDIDATE_ALERT: {
      subject: 'Somebody new fits “{preset}”',
      heading: 'Somebody new for your filter',
      paragraphs: ['Somebody new fits your filter “{preset}”. Their profile is masked.'],
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
  footer: 'You receive this email because your Entrevue settings ask for such news.',
  askedFor: 'You asked Entrevue, of Montréal, Québec, Canada, for these emails.',
};

import type { ApplicationsMessages } from './messages.js';

export const en: ApplicationsMessages = {
  'APPLICATIONS.ALREADY_APPLIED': 'You have already applied to this job.',
  'APPLICATIONS.POSTING_CLOSED': 'This job no longer takes applications.',
  'APPLICATIONS.HIDDEN_FROM_COMPANY':
    'You are hiding from this company: applying would show it your profile. Take it off your exclusions first.',
  'APPLICATIONS.VIDEO_NOT_READY': 'Choose one of your processed, visible videos.',
  'APPLICATIONS.WITHDRAWAL_REFUSED':
    'The company has already answered this application: it can no longer be withdrawn. Write to the company to ask for it.',
  'APPLICATIONS.ALREADY_CHANGED': 'This application has changed meanwhile: that choice is no longer possible.',
  'APPLICATIONS.UNDO_OVER': 'A refusal can be taken back for five minutes only.',
  'APPLICATIONS.MISPLACED_PART': 'This part does not go with the choice asked for.',
  'APPLICATIONS.INTERVIEW_IN_PAST': 'Choose a time to come.',
  'APPLICATIONS.UNKNOWN_TIME_ZONE': 'This time zone is unknown.',
  'APPLICATIONS.SLOT_GONE': 'This time is no longer on offer. Choose another one.',
  'APPLICATIONS.INTERVIEW_CANCELLED': 'This interview was cancelled.',
  'APPLICATIONS.INTERVIEW_SUMMARY': 'Interview: {job} – {company}',
  'APPLICATIONS.INTERVIEW_VIDEO': 'Interview by video',
  'APPLICATIONS.INTERVIEW_PHONE': 'Interview by phone',
  'APPLICATIONS.INTERVIEW_IN_PERSON': 'Interview in person',
};

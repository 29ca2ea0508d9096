import type { MatchingMessages } from './messages.js';

export const en: MatchingMessages = {
  'MATCHING.ACTION_REFUSED': 'This match has changed meanwhile: that choice is no longer possible.',
  'MATCHING.ALREADY_INTRODUCED': 'Your company has already introduced itself to this person for this posting.',
  'MATCHING.REVIEW_OPEN': 'You have already asked a person to look at this match: their answer will appear here.',
  'MATCHING.REVIEW_ANSWERED': 'This request has already been answered.',
  'MATCHING.PRESET_NAME_TAKEN': 'One of your presets already has this name.',
  'MATCHING.TOO_MANY_PRESETS': 'You already have {most} presets. Delete one before you add another.',
  'MATCHING.YEARS_BETWEEN': '{from} to {to} years',
  'MATCHING.YEARS_FROM': '{from} years or more',
  'MATCHING.NOTICE':
    'This score is computed from the text of the profile, the transcript of the videos and the posting, without name, picture, voice, age, gender or school. Nobody is turned down automatically: a person decides, and you can have your data corrected.',
};

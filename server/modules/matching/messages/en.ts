import type { MatchingMessages } from './messages.js';

export const en: MatchingMessages = {
  'MATCHING.ACTION_REFUSED': 'This match has changed meanwhile: that choice is no longer possible.',
  'MATCHING.REVIEW_OPEN': 'You have already asked a person to look at this match: their answer will appear here.',
  'MATCHING.REVIEW_ANSWERED': 'This request has already been answered.',
  'MATCHING.NOTICE':
    'This score is computed from the text of the profile and the posting, without name, photo, age, gender or school. Nobody is turned down automatically: a person decides, and you can have your data corrected.',
};

import type { MatchingMessages } from './messages.js';

export const en: MatchingMessages = {
  'MATCHING.IS_PENDING': 'This match has been waiting for an answer since {since}: that choice is not possible now.',
  'MATCHING.IS_ACCEPTED': 'The person already accepted this match on {since}: that choice is no longer possible.',
  'MATCHING.IS_MATCHED': 'This match was already confirmed on {since}: that choice is no longer possible.',
  'MATCHING.IS_REJECTED': 'This match was already declined on {since}.',
  'MATCHING.IS_CANCELLED': 'This match already ended on {since}.',
  'MATCHING.IS_HIRED': 'This match already led to a hire on {since}: that is final.',
  'MATCHING.ALREADY_INTRODUCED': 'Your company has already introduced itself to this person for this posting.',
  'MATCHING.REVIEW_OPEN': 'You have already asked for a review of this match: the answer will appear here.',
  'MATCHING.REVIEW_ANSWERED': 'This request has already been answered.',
  'MATCHING.PRESET_NAME_TAKEN': 'One of your presets already has this name.',
  'MATCHING.TOO_MANY_SHARED_PRESETS':
    'Your team already shares {most} presets. Stop sharing one before you share another.',
  'MATCHING.TOO_MANY_PRESETS': 'You already have {most} presets. Delete one before you add another.',
  'MATCHING.YEARS_BETWEEN': '{from} to {to} years',
  'MATCHING.YEARS_FROM': '{from} years or more',
  'MATCHING.NOTICE':
    'This score is calculated from the text of the profile, the transcript of the videos and the posting, without name, picture, voice, age, gender or school. Nobody is rejected automatically: a person decides, and you can have your data corrected.',
  'HEALTH.MATCHING_LEVEL': 'Level {level}, {version}',
  'HEALTH.TAXONOMY_OUTDATED': 'Taxonomy imported by another release: run npm run taxonomy:import',
  'HEALTH.EMBEDDINGS_USED': 'Model: {model}',
  'HEALTH.EMBEDDINGS_MISSING_one': '{count} profile or posting has a score without {model}: the worker’s log says why',
  'HEALTH.EMBEDDINGS_MISSING_other':
    '{count} profiles and postings have scores without {model}: the worker’s log says why',
  'HEALTH.EMBEDDINGS_MISSING_MANY':
    'At least {limit} profiles and postings have scores without {model}: the worker’s log says why',
  'HEALTH.SHARDS_ANSWER_one': '{count} part of the index answers',
  'HEALTH.SHARDS_ANSWER_other': '{count} parts of the index answer',
  'HEALTH.SHARDS_MISSING': 'Parts of the index without an answer: {missing} (of {all})',
};

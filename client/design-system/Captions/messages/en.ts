import type { CaptionsMessages } from './messages';

export const en: CaptionsMessages = {
  title: 'Captions and transcript',
  'lead.person': 'Write, paste or import WebVTT captions. Nobody sees them before you do.',
  'lead.company':
    'Write, paste or import WebVTT captions: the video is followed without its sound. Nobody outside of your team sees them before you do.',
  loading: 'Loading the captions',
  loadFailed: 'The captions could not be loaded.',
  language: 'Language',
  fr: 'French',
  en: 'English',
  automatic: 'These captions were generated automatically. Read them before you show them.',
  vtt: 'Captions (WebVTT)',
  import: 'Import a .vtt file',
  fileTooLarge: 'This file is too large for captions. Choose another one.',
  summary: 'Summary',
  summaryHint: 'Left empty, it is taken from your captions.',
  tags: 'Keywords',
  tagsHint: 'Skills and occupations of our list. If there are none, they are taken from your captions.',
  tagsKnownHint: 'Skills and occupations of our list. Enter or comma to add.',
  visible: 'Visible to those who may watch the video',
  'visibleHint.person': 'Their text, and nothing else of the video, then counts in your matches too.',
  'visibleHint.company': 'Otherwise your team alone reads them, and only here.',
  save: 'Save captions',
  saved: 'Captions saved.',
};

import type { CaptionsMessages } from './messages';

export const en: CaptionsMessages = {
  title: 'Captions and transcript',
  'lead.person': 'Write, paste or import WebVTT captions. Nobody sees them before you do.',
  'lead.company':
    'Write, paste or import WebVTT captions, so that the video can be followed without sound. Nobody outside your team sees them before you do.',
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
  tagsHint: 'Skills and occupations from our list. If you add none, they are taken from your captions.',
  tagsKnownHint: 'Skills and occupations from our list. Press Enter or comma to add one.',
  visible: 'Visible to everyone who can watch the video',
  'visibleHint.person': 'Their text, and nothing else from the video, then also counts in your matches.',
  'visibleHint.company': 'Otherwise only your team can read them, and only here.',
  save: 'Save captions',
  saved: 'Captions saved.',
};

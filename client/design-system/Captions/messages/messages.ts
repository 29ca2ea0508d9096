/** Texts of the captions dialog. `person`: the owner's own video; `company`: a video of a company's gallery. */
export interface CaptionsMessages {
  title: string;
  'lead.person': string;
  'lead.company': string;
  loading: string;
  loadFailed: string;
  language: string;
  fr: string;
  en: string;
  automatic: string;
  vtt: string;
  import: string;
  fileTooLarge: string;
  summary: string;
  summaryHint: string;
  tags: string;
  tagsHint: string;
  tagsKnownHint: string;
  visible: string;
  'visibleHint.person': string;
  'visibleHint.company': string;
  save: string;
  saved: string;
}

/** Texts of the video questions of a posting. */
export interface QuestionsMessages {
  title: string;
  lead: string;
  count: string;
  none: string;
  full: string;
  question: string;
  add: string;
  up: string;
  down: string;
  drop: string;
  moved: string;
  repeated: string;
  set: string;
  'set.house': string;
  'set.own': string;
  take: string;
  'sets.loading': string;
  'sets.failed': string;
  'sets.retry': string;
  taken_one: string;
  taken_other: string;
  'taken.none': string;
  'taken.left_one': string;
  'taken.left_other': string;
  'taken.known_one': string;
  'taken.known_other': string;
  keep: string;
  'keep.title': string;
  'keep.lead_one': string;
  'keep.lead_other': string;
  'keep.name': string;
  'keep.save': string;
  'keep.cancel': string;
  'keep.done': string;
}

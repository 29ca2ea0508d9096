/** Words of blind reviews. */
export interface BlindMessages {
  steps: string;
  'step.TEXT': string;
  'step.SOUND': string;
  'step.PICTURE': string;
  'step.done': string;
  'step.now': string;
  'step.later': string;
  loading: string;
  failed: string;
  goneTitle: string;
  gone: string;
  'title.TEXT': string;
  'title.SOUND': string;
  'title.PICTURE': string;
  'lead.TEXT': string;
  'lead.SOUND': string;
  'lead.PICTURE': string;
  transcript: string;
  answers: string;
  letter: string;
  about: string;
  experience: string;
  noWords: string;
  skills: string;
  years_one: string;
  years_other: string;
  sound: string;
  'sound.none': string;
  'sound.preparing': string;
  toSound: string;
  toPicture: string;
  confirm: string;
  leave: string;
  'leave.hint': string;
  'leave.failed': string;
}

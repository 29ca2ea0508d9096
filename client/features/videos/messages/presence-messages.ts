/** Texts of the phrase that is drawn for a recording. */
export interface PresenceMessages {
  'choice.label': string;
  'choice.hint': string;
  'choice.failed': string;
  'say.title': string;
  'say.phrase': string;
  'say.gesture': string;
  'say.lead': string;
  'say.until': string;
  'stage.say': string;
  'stage.sayAndDo': string;
  'review.ready': string;
  'review.over': string;
}

/** Words for the ways to present oneself, and those of the player that other pages do not need. Apart from the texts of all pages. */
export interface KindMessages {
  'sound.play': string;
  'sound.replay': string;
  'sound.seek': string;
  'sound.loading': string;
  'sound.failed': string;
  'sound.region': string;
  'window.open': string;
  'window.close': string;
  /** `{time}` as on a clock. */
  'resume.at': string;
  'resume.restart': string;
  'kind.VIDEO': string;
  'kind.AUDIO': string;
  'kind.TEXT': string;
  'open.VIDEO': string;
  'open.AUDIO': string;
  'open.TEXT': string;
}

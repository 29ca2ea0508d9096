/** Texts of the question whether one video may be sold while the profile is masked. */
export interface VideoSaleMessages {
  title: string;
  /** The consequence of agreeing; `{price}` credits for the company. */
  lead_one: string;
  lead_other: string;
  question: string;
  yes: string;
  no: string;
  unanswered: string;
  'hint.yes': string;
  'hint.no': string;
  savedYes: string;
  savedNo: string;
  failed: string;
}

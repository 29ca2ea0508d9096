/** Text of the reminder. `compose-letter.ts` fills `{title}` and `{date}`. */
export interface ExpiryEmailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  /** Text before the button's address in plain form. */
  readonly linkHint: string;
  /** Why the email was sent. */
  readonly footer: readonly string[];
}

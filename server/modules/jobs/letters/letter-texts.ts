/** The letter about a posting's end. `{title}` and `{date}` are filled by `compose-letter.ts`. */
export interface ExpiryLetterText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  /** Before the address of the button, written out. */
  readonly linkHint: string;
  /** Why this letter came. */
  readonly footer: readonly string[];
}

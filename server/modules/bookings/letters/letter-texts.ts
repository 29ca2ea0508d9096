import type { LetterKind } from '../domain/letters.js';

/** The texts of one email. `compose-letter.ts` fills `{when}`, `{place}`, `{deadline}` and `{until}`; it contains no user input. */
export interface LetterText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Undefined if there is nothing to open. */
  readonly button?: string;
}

export interface LetterTexts {
  readonly letters: Readonly<Record<LetterKind, LetterText>>;
  /** Shown before the written-out link of the button. */
  readonly linkHint: string;
  /** Why the person gets this email. */
  readonly footer: { readonly booking: string; readonly inquiry: string };
  readonly fileName: string;
}

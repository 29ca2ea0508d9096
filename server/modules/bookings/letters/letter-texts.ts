import type { LetterKind } from '../domain/letters.js';

/** One letter in words. `{when}`, `{place}`, `{deadline}`, `{until}` are filled by `compose-letter.ts`; nothing that a person wrote stands in it. */
export interface LetterText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Missing where there is nothing to open. */
  readonly button?: string;
}

export interface LetterTexts {
  readonly letters: Readonly<Record<LetterKind, LetterText>>;
  /** Before the address of the button, written out. */
  readonly linkHint: string;
  /** Why this letter came. */
  readonly footer: { readonly booking: string; readonly inquiry: string };
  readonly fileName: string;
}

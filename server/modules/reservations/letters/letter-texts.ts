import type { LetterKind } from '../domain/letters.js';

/** One letter in words. `{deadline}` is filled by `compose-letter.ts`; nothing that a person wrote stands in a letter. */
export interface LetterText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

/** The letters about reservations in one language. */
export interface LetterTexts {
  readonly letters: Readonly<Record<LetterKind, LetterText>>;
  /** Before the address of the button, written out. */
  readonly linkHint: string;
  /** Why this letter came, and where it is switched off. */
  readonly footer: readonly string[];
}

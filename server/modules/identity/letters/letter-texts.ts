import type { LetterKind } from '../domain/letters.js';

/** One letter in words. `{name}` gaps are filled by `compose-letter.ts`. */
export interface LetterText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: string;
}

/** The letters of identity in one language. */
export interface LetterTexts {
  readonly letters: Readonly<Record<LetterKind | 'INVITATION', LetterText>>;
  /** What follows the product's name where an invitation names a company. */
  readonly forCompany: string;
  /** Before the address of the button, written out. */
  readonly linkHint: string;
  /** Who writes and why. */
  readonly footer: readonly string[];
  /** The footer for who has no account. */
  readonly footerForStrangers: readonly string[];
}

import type { WrittenNews } from '../domain/news.js';

/**
 * One letter in words. `{job}`, `{company}`, `{preset}` and `{reason}` (an operator's, to a company) are filled by
 * `compose-letter.ts`; nothing that a person wrote to another, and nobody's name, stands in a letter.
 */
export interface LetterText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

export interface LetterTexts {
  readonly letters: Readonly<Record<WrittenNews | 'NEW_MESSAGES_FROM', LetterText>>;
  /** Before the address of the button, written out. */
  readonly linkHint: string;
  /** Why this letter came. */
  readonly footer: string;
  /** Of letters that tell of new postings, people or weeks: they were asked for, and by whom they are sent (CASL). */
  readonly askedFor: string;
}

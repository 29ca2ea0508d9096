import type { ClosedReason } from '../domain/closed-reason.js';
import type { LetterKind } from '../domain/letters.js';

/** One letter in words. `{name}` gaps are filled by `compose-letter.ts`. */
export interface LetterText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

/** The letters about applications in one language. */
export interface LetterTexts {
  readonly letters: Readonly<Record<LetterKind, LetterText>>;
  /** What an interview is held by. */
  readonly types: Readonly<Record<'VIDEO' | 'PHONE' | 'IN_PERSON', string>>;
  /** Why an application ended with its posting; `{company}`. */
  readonly closed: Readonly<Record<ClosedReason, string>>;
  /** Before the company's own words, where it wrote some. */
  readonly reasonGiven: string;
  /** Before the address of the button, written out. */
  readonly linkHint: string;
  /** Who writes and why. */
  readonly footer: readonly string[];
}

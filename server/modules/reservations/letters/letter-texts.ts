import type { LetterKind, Side } from '../domain/letters.js';

/** One letter in words. `{deadline}` is filled by `compose-letter.ts`; nothing that a person wrote stands in a letter. */
export interface LetterText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

/** Said at the end of a letter about a request without a yes. `{again}` is when the company may ask once more. */
export interface CooldownText {
  readonly until: string;
  readonly ifReopened: string;
}

/** The letters about reservations in one language. */
export interface LetterTexts {
  readonly cooldown: Readonly<Record<Side, CooldownText>>;
  readonly letters: Readonly<Record<LetterKind, LetterText>>;
  /** Before the address of the button, written out. */
  readonly linkHint: string;
  /** Why this letter came, and where it is switched off. */
  readonly footer: readonly string[];
}

import type { WrittenNews } from '../domain/news.js';

/**
 * The texts of one email. `compose-letter.ts` fills `{job}`, `{company}`, `{preset}` and `{reason}` (an operator's, to a company).
 * An email contains no message between people and no person's name.
 */
export interface EmailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

export interface EmailTexts {
  readonly emails: Readonly<Record<WrittenNews | 'NEW_MESSAGES_FROM', EmailText>>;
  /** Shown before the written-out link of the button. */
  readonly linkHint: string;
  /** Why the person gets this email. */
  readonly footer: string;
  /** For alerts and digests: the person subscribed to them, and who sends them (CASL). */
  readonly askedFor: string;
}

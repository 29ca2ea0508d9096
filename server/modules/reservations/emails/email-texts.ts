import type { EmailKind, Side } from '../domain/emails.js';

/** Text of one email. `compose-letter.ts` fills `{deadline}`. Never includes text that a person wrote. */
export interface EmailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

/** Last paragraph of emails about a request without a yes. `{again}` is when the company may ask again. */
export interface CooldownText {
  readonly until: string;
  readonly ifReopened: string;
}

/** The emails about reservations in one language. */
export interface EmailTexts {
  readonly cooldown: Readonly<Record<Side, CooldownText>>;
  readonly emails: Readonly<Record<EmailKind, EmailText>>;
  /** Text before the button's address in plain form. */
  readonly linkHint: string;
  /** Why the email was sent, and where to switch it off. */
  readonly footer: readonly string[];
}

import type { ClosedReason } from '../domain/closed-reason.js';
import type { EmailKind } from '../domain/emails.js';

/** Text of one email. `compose-letter.ts` fills gaps such as `{name}`. */
export interface EmailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

/** The emails about applications in one language. */
export interface EmailTexts {
  readonly emails: Readonly<Record<EmailKind, EmailText>>;
  /** In place of times, if the candidate chooses a free time; `{time}`. */
  readonly freeUntil: string;
  /** To interviewers, while the candidate can still choose the time. */
  readonly choice: string;
  /** Names of the interview types. */
  readonly types: Readonly<Record<'VIDEO' | 'PHONE' | 'IN_PERSON', string>>;
  /** Why an application ended with its posting; `{company}`. */
  readonly closed: Readonly<Record<ClosedReason, string>>;
  /** Introduces the company's own note, if there is one. */
  readonly reasonGiven: string;
  /** Text before the button's address in plain form. */
  readonly linkHint: string;
  /** The sender of the email and the reason for it. */
  readonly footer: readonly string[];
}

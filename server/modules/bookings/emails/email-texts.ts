import type { EmailKind } from '../domain/emails.js';

/** The texts of one email. `compose-letter.ts` fills `{when}`, `{place}`, `{deadline}` and `{until}`; it contains no user input. */
export interface EmailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Undefined if there is nothing to open. */
  readonly button?: string;
}

export interface EmailTexts {
  readonly emails: Readonly<Record<EmailKind, EmailText>>;
  /** Shown before the written-out link of the button. */
  readonly linkHint: string;
  /** Why the person gets this email. */
  readonly footer: { readonly booking: string; readonly inquiry: string };
  readonly fileName: string;
}

import type { EmailKind } from '../domain/emails.js';

/** Emails of accounts, and those to an address that may have none. */
export type MailedKind = EmailKind | 'INVITATION' | 'SIGN_IN_LINK' | 'OPEN_ACCOUNT_LINK';

/** Text of one email. `compose-letter.ts` fills gaps such as `{name}`. */
export interface EmailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: string;
}

/** The emails of identity in one language. */
export interface EmailTexts {
  readonly emails: Readonly<Record<MailedKind, EmailText>>;
  /** Added to the product's name if an invitation names a company. */
  readonly forCompany: string;
  /** Text before the button's address in plain form. */
  readonly linkHint: string;
  /** The sender of the email and the reason for it. */
  readonly footer: readonly string[];
  /** The footer for recipients without an account. */
  readonly footerForStrangers: readonly string[];
  /** The footer for an address that somebody typed. */
  readonly footerForTyped: readonly string[];
}

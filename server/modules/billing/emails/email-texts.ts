import type { BillingEmailKind } from '../domain/billing-emails.js';

/** One email in words. `{plan}`, `{date}`, `{total}`, `{card}`, `{retry}`, `{credits}` are filled by `compose-email.ts`. */
export interface EmailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

export interface EmailTexts {
  readonly emails: Readonly<Record<BillingEmailKind, EmailText>>;
  /** The card in a sentence, with its last digits and without. */
  readonly card: string;
  readonly cardUnknown: string;
  /** Before the address of the button, written out. */
  readonly linkHint: string;
  /** Why this email came. */
  readonly footer: string;
}

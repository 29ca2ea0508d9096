import type { BillingEmailKind } from '../domain/billing-emails.js';

/** The texts of one email. `compose-email.ts` fills `{plan}`, `{date}`, `{total}`, `{card}`, `{retry}` and `{credits}`. */
export interface EmailText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

export interface EmailTexts {
  readonly emails: Readonly<Record<BillingEmailKind, EmailText>>;
  /** How a sentence names the card: with its last digits, or without if they are unknown. */
  readonly card: string;
  readonly cardUnknown: string;
  /** Shown before the written-out link of the button. */
  readonly linkHint: string;
  /** Why the person gets this email. */
  readonly footer: string;
}

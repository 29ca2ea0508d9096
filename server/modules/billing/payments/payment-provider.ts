import type { Language } from '../../../platform/http/language.js';
import type { PaymentIssueKind } from '../domain/payment-issue.js';
import type { SavedCard } from '../domain/plan-term.js';
import type { PaymentOutcome } from '../domain/purchase-lifecycle.js';

/** What is to be paid, and where the browser goes afterwards. */
export interface PaymentOrder {
  readonly purchaseId: string;
  /** What is bought, then each tax; they add up to the total. */
  readonly lines: readonly { readonly name: string; readonly cents: number }[];
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly language: Language;
  /** The card is kept for later charges, to which the buyer consented. */
  readonly keepsCard: boolean;
}

/** A charge of a card that is kept, while nobody is there. */
export interface Charge {
  readonly purchaseId: string;
  readonly cents: number;
  readonly card: SavedCard;
  /** What stands on the provider's own receipt. */
  readonly description: string;
}

/** Paid at once, or a page of the provider where it can be. */
export type OpenedPayment =
  { readonly kind: 'paid' } | { readonly kind: 'page'; readonly session: string; readonly url: string };

/** What the provider says has become of a payment. */
export interface PaymentNews {
  readonly outcome: PaymentOutcome;
  /** Null where the provider does not tell: it is found by the payment. */
  readonly purchaseId: string | null;
  readonly payment: string | null;
  /** What was paid, in cents of CAD; null where nothing was. */
  readonly cents: number | null;
}

/** What the provider tells that no rule settles: a person decides. */
export interface PaymentMatter {
  readonly kind: Extract<PaymentIssueKind, `DISPUTE_${string}` | 'PARTIAL_REFUND'>;
  /** The provider's own name of the matter. */
  readonly reference: string;
  readonly purchaseId: string | null;
  readonly payment: string | null;
  readonly cents: number;
  /** A code of the provider's. */
  readonly reason: string | null;
}

/** A message of the provider; both are null where it is about nothing of ours. */
export interface PaymentMessage {
  readonly id: string;
  readonly type: string;
  readonly news: PaymentNews | null;
  readonly matter: PaymentMatter | null;
}

/** Who takes the money. Two exist: one that confirms everything, for trying out, and Stripe. */
export abstract class PaymentProvider {
  abstract readonly name: 'test' | 'stripe';

  /**
   * Asked again for the same purchase, it answers the same page: nobody pays twice. Never call it inside a transaction.
   *
   * @throws PaymentUnavailable
   */
  abstract open(order: PaymentOrder): Promise<OpenedPayment>;

  /** What has become of a page, for a message that never arrived; null while it can still be paid. @throws PaymentUnavailable */
  abstract askAbout(session: string): Promise<PaymentNews | null>;

  /**
   * Closes a page, so that nobody can pay there any more. What has become of it then: most often expired, paid where somebody was
   * quicker, null where its payment is being confirmed. @throws PaymentUnavailable
   */
  abstract close(session: string): Promise<PaymentNews | null>;

  /** The card that was kept with a payment; null where none was. Never call it inside a transaction. @throws PaymentUnavailable */
  abstract cardOf(payment: string | null): Promise<SavedCard | null>;

  /**
   * Charges a card that is kept, once for a purchase however often it is asked for. Never call it inside a transaction.
   *
   * @returns null while the bank has not answered. @throws PaymentUnavailable: nobody knows; ask again
   */
  abstract charge(charge: Charge): Promise<PaymentNews | null>;

  /** What has become of such a charge: `unknown` where none was ever made. @throws PaymentUnavailable */
  abstract askAboutCharge(charge: Charge): Promise<PaymentNews | 'unknown' | null>;

  /** Deletes a customer with every card kept for them. @throws PaymentUnavailable */
  abstract forget(customer: string): Promise<void>;

  /** Reads a message that somebody sent. @throws SignatureInvalid unless the provider did, just now; NotFound where none sends any */
  abstract read(body: Buffer, signature: string | undefined, now: Date): PaymentMessage;
}

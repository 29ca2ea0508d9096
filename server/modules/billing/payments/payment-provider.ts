import type { Language } from '../../../platform/http/language.js';
import type { PaymentIssueKind } from '../domain/payment-issue.js';
import type { SavedCard } from '../domain/plan-term.js';
import type { PaymentOutcome } from '../domain/purchase-lifecycle.js';

/** The amount to pay, and the address to which the browser returns afterwards. */
export interface PaymentOrder {
  readonly purchaseId: string;
  /** The item, then each tax; they add up to the total. */
  readonly lines: readonly { readonly name: string; readonly cents: number }[];
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly language: Language;
  /** Keep the card for later charges, to which the buyer agreed. */
  readonly keepsCard: boolean;
}

/** A charge of a saved card without the buyer present. */
export interface Charge {
  readonly purchaseId: string;
  readonly cents: number;
  readonly card: SavedCard;
  /** Text on the provider's receipt. */
  readonly description: string;
}

/** Either already paid, or a page of the provider where the buyer pays. */
export type OpenedPayment =
  | { readonly kind: 'paid' }
  | { readonly kind: 'page'; readonly session: string; readonly url: string };

/** The result of a payment, as the provider reports it. */
export interface PaymentNews {
  readonly outcome: PaymentOutcome;
  /** Null if the provider does not send it: the purchase is then found by its payment. */
  readonly purchaseId: string | null;
  readonly payment: string | null;
  /** The paid amount in cents of CAD; null if nothing was paid. */
  readonly cents: number | null;
}

/** A provider message that no rule settles: an operator decides. */
export interface PaymentMatter {
  readonly kind: Extract<PaymentIssueKind, `DISPUTE_${string}` | 'PARTIAL_REFUND'>;
  /** The provider's id of the case. */
  readonly reference: string;
  readonly purchaseId: string | null;
  readonly payment: string | null;
  readonly cents: number;
  /** The provider's reason code. */
  readonly reason: string | null;
}

/** A provider message. `news` and `matter` are both null if it does not concern us. */
export interface PaymentMessage {
  readonly id: string;
  readonly type: string;
  readonly news: PaymentNews | null;
  readonly matter: PaymentMatter | null;
}

/** Takes payments. Two implementations: Stripe, and one that confirms everything, for trying out. */
export abstract class PaymentProvider {
  abstract readonly name: 'test' | 'stripe';

  /**
   * Opens a payment. The same purchase always gets the same page, so nobody pays twice. Never call it inside a transaction.
   *
   * @throws PaymentUnavailable
   */
  abstract open(order: PaymentOrder): Promise<OpenedPayment>;

  /** The result of a page, in case its message was lost; null while it can still be paid. @throws PaymentUnavailable */
  abstract askAbout(session: string): Promise<PaymentNews | null>;

  /**
   * Closes a page, so that it no longer accepts a payment. Returns its result: usually expired, paid if the buyer paid just before,
   * null if the payment is still being confirmed. @throws PaymentUnavailable
   */
  abstract close(session: string): Promise<PaymentNews | null>;

  /** The card kept with a payment; null if none was kept. Never call it inside a transaction. @throws PaymentUnavailable */
  abstract cardOf(payment: string | null): Promise<SavedCard | null>;

  /**
   * Charges a saved card, once per purchase even if called again. Never call it inside a transaction.
   *
   * @returns null while the bank has not answered. @throws PaymentUnavailable if the result is unknown; ask again later
   */
  abstract charge(charge: Charge): Promise<PaymentNews | null>;

  /** The result of such a charge; `unknown` if none was made. @throws PaymentUnavailable */
  abstract askAboutCharge(charge: Charge): Promise<PaymentNews | 'unknown' | null>;

  /** Deletes a customer and all their saved cards. @throws PaymentUnavailable */
  abstract forget(customer: string): Promise<void>;

  /** Verifies and reads a message. @throws SignatureInvalid unless the provider signed it just now; NotFound if this provider sends none */
  abstract read(body: Buffer, signature: string | undefined, now: Date): PaymentMessage;
}

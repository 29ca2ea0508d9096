import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { CreditsFacade } from '../../credits/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { planOffer } from '../domain/offer.js';
import { chargeAt, type PlanTerm, renews, type SavedCard } from '../domain/plan-term.js';
import { type Charge, PaymentProvider, type PaymentNews } from '../payments/payment-provider.js';
import { PlanTerms } from '../persistence/plan-terms.js';
import { type PurchaseRow, Purchases } from '../persistence/purchases.js';
import { describePurchase } from '../queries/describe-purchase.js';
import { EndWaitingPurchase } from './end-waiting-purchase.js';
import { fingerprintOf } from './place-purchase.js';
import { SaveCard } from './save-card.js';
import { SettlePurchase } from './settle-purchase.js';

/** A payment page younger than this may still be in use and is not closed. */
const PAGE_IN_USE_MS = 3_600_000;

/** A renewal that is written to the database, with the card that pays it. */
interface Renewal {
  readonly purchase: PurchaseRow;
  readonly card: SavedCard | null;
  /** False if the owner withdrew consent meanwhile: an existing charge counts, but no new one is made. */
  readonly mayCharge: boolean;
}

/**
 * Renews one plan: writes the purchase, once per account and month; then charges its card, outside any transaction; then settles
 * the purchase. After a crash the next run continues the same purchase.
 */
@Injectable()
export class RenewPlan {
  constructor(
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly terms: PlanTerms,
    private readonly purchases: Purchases,
    private readonly credits: CreditsFacade,
    private readonly identity: IdentityFacade,
    private readonly provider: PaymentProvider,
    private readonly cards: SaveCard,
    private readonly settle: SettlePurchase,
    private readonly endWaiting: EndWaitingPurchase,
    private readonly translator: Translator,
  ) {}

  /** @returns whether something moved. @throws PaymentUnavailable if the result is unknown: the next run asks again */
  async execute(ownerId: string): Promise<boolean> {
    await this.#closeForgottenPage(ownerId);
    const renewal = await this.transaction.run(() => this.#write(ownerId));
    if (!renewal) return false;
    const { purchase } = renewal;
    const news = await this.#charge(renewal);
    if (news === null) return false;
    await this.settle.execute({ ...news, purchaseId: purchase.id });
    return true;
  }

  async #charge({ purchase, card: known, mayCharge }: Renewal): Promise<PaymentNews | null> {
    const refused = { purchaseId: purchase.id, payment: null, cents: null };
    const card = known ?? (await this.#cardOf(purchase.owner_id));
    if (card === null) return { ...refused, outcome: mayCharge ? 'FAILED' : 'EXPIRED' };
    const charge: Charge = {
      purchaseId: purchase.id,
      cents: purchase.total_cents,
      card,
      description: describePurchase(purchase, 'fr', this.translator),
    };
    if (mayCharge) return this.provider.charge(charge);
    const made = await this.provider.askAboutCharge(charge);
    return made === 'unknown' ? { ...refused, outcome: 'EXPIRED' } : made;
  }

  /** Reads the card at the provider, if it was not read yet or the answer was lost. */
  async #cardOf(ownerId: string): Promise<SavedCard | null> {
    const consent = await this.purchases.lastConsentOf(ownerId);
    return consent === null ? null : this.cards.execute(consent);
  }

  /** Closes an abandoned payment page: while it waits, the renewal cannot be written. */
  async #closeForgottenPage(ownerId: string): Promise<void> {
    const waiting = await this.purchases.waitingPlan(ownerId);
    if (!waiting || waiting.renews_at !== null) return;
    const age = (await this.time.now()).getTime() - new Date(waiting.created_at).getTime();
    if (age > PAGE_IN_USE_MS) await this.endWaiting.execute(waiting);
  }

  async #write(ownerId: string): Promise<Renewal | null> {
    await this.purchases.lockPlanOf(ownerId);
    const [now, term, waiting] = [
      await this.time.now(),
      await this.terms.of(ownerId),
      await this.purchases.waitingPlan(ownerId),
    ];
    if (term === null) return null;
    if (waiting)
      return waiting.renews_at === null ? null : { purchase: waiting, card: term.card, mayCharge: renews(term) };
    if (!renews(term) || term.nextAttemptAt > now) return null;
    if (!(await this.identity.findAccount(ownerId))?.active) {
      await this.terms.write({ ...term, consentedAt: null }, now);
      return null;
    }
    const { paidThrough } = await this.credits.planOf(ownerId);
    if (paidThrough !== null && paidThrough > term.endsAt) {
      // Another month was paid meanwhile.
      await this.terms.write({ ...term, endsAt: paidThrough, nextAttemptAt: chargeAt(paidThrough) }, now);
      return null;
    }
    return { purchase: await this.#place(term, now), card: term.card, mayCharge: true };
  }

  async #place({ ownerId, plan, monthlyCents, endsAt, failures }: PlanTerm, now: Date): Promise<PurchaseRow> {
    const offer = planOffer(plan, this.credits.allowanceOf(plan), monthlyCents);
    return this.purchases.place({
      ownerId,
      offer,
      provider: this.provider.name,
      requestKey: `renewal:${endsAt.toISOString()}:${failures}`,
      fingerprint: fingerprintOf(offer),
      renewsAt: endsAt,
      now,
    });
  }
}

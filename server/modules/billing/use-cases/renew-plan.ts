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

/** Whoever is on the payment page just now is left alone for this long. */
const PAGE_IN_USE_MS = 3_600_000;

/** A renewal that was written down, and by which card it is paid. */
interface Renewal {
  readonly purchase: PurchaseRow;
  readonly card: SavedCard | null;
  /** False where its owner took the consent back meanwhile: what was charged counts, nothing new is charged. */
  readonly mayCharge: boolean;
}

/**
 * Renews one plan: the purchase is written first, once for the account and the month; then its card is charged, outside any
 * transaction; then the purchase is settled. Whatever crashes between, the next run takes the same purchase up again.
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

  /** @returns whether something moved. @throws PaymentUnavailable where nobody knows: the next run asks again */
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

  /** The card was not asked for yet, or the answer was lost. */
  async #cardOf(ownerId: string): Promise<SavedCard | null> {
    const consent = await this.purchases.lastConsentOf(ownerId);
    return consent === null ? null : this.cards.execute(consent);
  }

  /** A page that nobody pays on any more must not stand in the way of the renewal. */
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
      // Another month was paid for meanwhile.
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

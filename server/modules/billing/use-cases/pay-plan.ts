import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { IdempotencyKeyReused } from '../../../platform/errors/request.errors.js';
import { CreditsFacade, type Plan, type PlanStanding } from '../../credits/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { NothingToPay, PaidAhead, PlanMoved } from '../domain/billing.errors.js';
import { asPaidPlan, needsProof, type Offer, type PaidPlan, planOffer } from '../domain/offer.js';
import type { PlanTerm } from '../domain/plan-term.js';
import { planFuture } from '../queries/plan-future.js';
import { PlanTerms } from '../persistence/plan-terms.js';
import { type PurchaseRow, Purchases } from '../persistence/purchases.js';
import { PlanChoices } from '../queries/plan-choices.query.js';
import { PlanPrices } from '../queries/plan-prices.query.js';
import { EndWaitingPurchase } from './end-waiting-purchase.js';
import { PlacePurchase, type PurchaseInput } from './place-purchase.js';

/** The plan as the buyer saw it: the month to pay, the current plan and the next one. */
export interface ExpectedPlan {
  readonly plan: Plan;
  readonly running_plan: Plan;
  readonly next_plan: Plan | null;
}

export interface PlanPaymentInput extends Omit<PurchaseInput, 'offer' | 'buyerId'> {
  readonly buyer: Actor;
  readonly expects?: ExpectedPlan | undefined;
  /** The buyer's password, if the month is expensive (`needsProof`). */
  readonly password?: string | undefined;
}

/**
 * Pays the first month of the chosen plan, or the next month of the current plan. Only one plan payment waits at a time: two tabs
 * get the same page, and a payment for another plan closes the earlier one.
 */
@Injectable()
export class PayPlan {
  constructor(
    private readonly transaction: Transaction,
    private readonly credits: CreditsFacade,
    private readonly choices: PlanChoices,
    private readonly prices: PlanPrices,
    private readonly purchases: Purchases,
    private readonly place: PlacePurchase,
    private readonly endWaiting: EndWaitingPurchase,
    private readonly identity: IdentityFacade,
    private readonly terms: PlanTerms,
  ) {}

  /**
   * @returns the purchase's id.
   * @throws ContactSales, NothingToPay, PaidAhead, PlanMoved, PaymentUnderWay, IdempotencyKeyReused, PaymentUnavailable,
   *   ReauthenticationRequired, WrongPassword, TooManyAttempts
   */
  async execute({ buyer, expects, password, ...request }: PlanPaymentInput): Promise<string> {
    const input = { ...request, buyerId: buyer.id };
    const isSame = (waiting: PurchaseRow, offer: Offer): boolean =>
      isFor(waiting, offer) && waiting.renews_at === null && waiting.auto_renew === (request.autoRenew ?? false);
    const offerNow = (): Promise<Offer> => this.#offer(buyer.id, expects);
    // The request is repeated after its answer was lost: the plan may have changed since, but must not be paid twice.
    const earlier = await this.place.earlier(input);
    if (earlier && earlier.kind !== 'PLAN') throw new IdempotencyKeyReused();
    if (earlier) return earlier.id;
    const waiting = await this.purchases.waitingPlan(input.buyerId);
    const firstOffer = await offerNow();
    if (needsProof(firstOffer)) await this.identity.proveOwner(buyer, password);
    // Calls the provider, so it must run before the transaction.
    if (waiting && !isSame(waiting, firstOffer)) await this.endWaiting.execute(waiting);
    const purchase = await this.transaction.run(async () => {
      await this.purchases.lockPlanOf(input.buyerId);
      const offer = await offerNow();
      // An operator raised the price between the two reads.
      if (needsProof(offer) && !needsProof(firstOffer)) throw new PlanMoved();
      const other = await this.purchases.waitingPlan(input.buyerId);
      if (other && !isSame(other, offer)) throw new PlanMoved();
      return other ?? this.place.write({ ...input, offer });
    });
    await this.place.finish(purchase, input);
    return purchase.id;
  }

  async #offer(buyerId: string, expects: ExpectedPlan | undefined): Promise<Offer> {
    const standing = await this.credits.planOf(buyerId);
    const plan = (await this.choices.of(buyerId)) ?? asPaidPlan(standing.plan);
    if (expects) refuseChangedPlan(expects, plan, standing, await this.terms.of(buyerId));
    if (plan === null) throw new NothingToPay();
    refuseDoublePayment(plan, standing);
    return planOffer(plan, this.credits.allowanceOf(plan), await this.prices.of(plan));
  }
}

const isFor = ({ plan, subtotal_cents: cents }: PurchaseRow, offer: Offer): boolean =>
  offer.kind === 'PLAN' && offer.plan === plan && offer.amounts.subtotal === cents;

function refuseChangedPlan(
  expects: ExpectedPlan,
  plan: PaidPlan | null,
  standing: PlanStanding,
  term: PlanTerm | null,
): void {
  const { nextPlan } = planFuture(standing, term);
  const isSame = plan === expects.plan && standing.plan === expects.running_plan && nextPlan === expects.next_plan;
  if (!isSame) throw new PlanMoved();
}

function refuseDoublePayment(plan: PaidPlan, { plan: running, paidUntil, nextPlan, renewsAt }: PlanStanding): void {
  if (nextPlan === plan) throw new PaidAhead();
  if (plan !== running) return;
  // A granted plan continues without payment.
  if (paidUntil === null) throw new NothingToPay();
  if (paidUntil > renewsAt) throw new PaidAhead();
}

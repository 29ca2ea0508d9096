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
import { PlacePurchase, type PurchaseWish } from './place-purchase.js';

/** What somebody saw when they said yes: which month they pay, and what runs and follows without it. */
export interface ExpectedPlan {
  readonly plan: Plan;
  readonly running_plan: Plan;
  readonly next_plan: Plan | null;
}

export interface PlanWish extends Omit<PurchaseWish, 'offer' | 'buyerId'> {
  readonly buyer: Actor;
  readonly expects?: ExpectedPlan | undefined;
  /** Proof of who buys, where the month costs much. */
  readonly password?: string | undefined;
}

/**
 * Pays a month of the plan that was chosen, or the next one of the plan that runs. One payment of a plan waits at a time: two
 * tabs are led to the same page, and another plan ends the payment of the one before.
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
  async execute({ buyer, expects, password, ...asked }: PlanWish): Promise<string> {
    const wish = { ...asked, buyerId: buyer.id };
    const isSame = (waiting: PurchaseRow, offer: Offer): boolean =>
      isFor(waiting, offer) && waiting.renews_at === null && waiting.auto_renew === (asked.autoRenew ?? false);
    const offerNow = (): Promise<Offer> => this.#offer(buyer.id, expects);
    // Asked again after its answer was lost: the plan has moved on meanwhile, and must not be paid for twice.
    const earlier = await this.place.earlier(wish);
    if (earlier && earlier.kind !== 'PLAN') throw new IdempotencyKeyReused();
    if (earlier) return earlier.id;
    const waiting = await this.purchases.waitingPlan(wish.buyerId);
    const seen = await offerNow();
    if (needsProof(seen)) await this.identity.proveOwner(buyer, password);
    // Asks the provider, so it comes before the transaction.
    if (waiting && !isSame(waiting, seen)) await this.endWaiting.execute(waiting);
    const purchase = await this.transaction.run(async () => {
      await this.purchases.lockPlanOf(wish.buyerId);
      const offer = await offerNow();
      // An operator raised the price between the two looks.
      if (needsProof(offer) && !needsProof(seen)) throw new PlanMoved();
      const other = await this.purchases.waitingPlan(wish.buyerId);
      if (other && !isSame(other, offer)) throw new PlanMoved();
      return other ?? this.place.write({ ...wish, offer });
    });
    await this.place.finish(purchase, wish);
    return purchase.id;
  }

  async #offer(buyerId: string, expects: ExpectedPlan | undefined): Promise<Offer> {
    const standing = await this.credits.planOf(buyerId);
    const plan = (await this.choices.of(buyerId)) ?? asPaidPlan(standing.plan);
    if (expects) refuseSurprise(expects, plan, standing, await this.terms.of(buyerId));
    if (plan === null) throw new NothingToPay();
    refuseTwice(plan, standing);
    return planOffer(plan, this.credits.allowanceOf(plan), await this.prices.of(plan));
  }
}

const isFor = ({ plan, subtotal_cents: cents }: PurchaseRow, offer: Offer): boolean =>
  offer.kind === 'PLAN' && offer.plan === plan && offer.amounts.subtotal === cents;

function refuseSurprise(
  expects: ExpectedPlan,
  plan: PaidPlan | null,
  standing: PlanStanding,
  term: PlanTerm | null,
): void {
  const { nextPlan } = planFuture(standing, term);
  const isSame = plan === expects.plan && standing.plan === expects.running_plan && nextPlan === expects.next_plan;
  if (!isSame) throw new PlanMoved();
}

function refuseTwice(plan: PaidPlan, { plan: running, paidUntil, nextPlan, renewsAt }: PlanStanding): void {
  if (nextPlan === plan) throw new PaidAhead();
  if (plan !== running) return;
  // It goes on without being paid for.
  if (paidUntil === null) throw new NothingToPay();
  if (paidUntil > renewsAt) throw new PaidAhead();
}

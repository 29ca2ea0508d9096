import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { IdempotencyKeyReused } from '../../../platform/errors/request.errors.js';
import { CreditsFacade, type Plan, type PlanStanding } from '../../credits/index.js';
import { NothingToPay, PaidAhead, PlanMoved } from '../domain/billing.errors.js';
import { asPaidPlan, type Offer, type PaidPlan, planOffer } from '../domain/offer.js';
import { planAfter } from '../queries/plan-after.js';
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

export interface PlanWish extends Omit<PurchaseWish, 'offer'> {
  readonly expects?: ExpectedPlan | undefined;
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
  ) {}

  /**
   * @returns the purchase's id.
   * @throws ContactSales, NothingToPay, PaidAhead, PlanMoved, PaymentUnderWay, IdempotencyKeyReused, PaymentUnavailable
   */
  async execute(wish: PlanWish): Promise<string> {
    // Asked again after its answer was lost: the plan has moved on meanwhile, and must not be paid for twice.
    const earlier = await this.place.earlier(wish);
    if (earlier && earlier.kind !== 'PLAN') throw new IdempotencyKeyReused();
    if (earlier) return earlier.id;
    const waiting = await this.purchases.waitingPlan(wish.buyerId);
    // Asks the provider, so it comes before the transaction.
    if (waiting && !isFor(waiting, await this.#offer(wish))) await this.endWaiting.execute(waiting);
    const purchase = await this.transaction.run(async () => {
      await this.purchases.lockPlanOf(wish.buyerId);
      const offer = await this.#offer(wish);
      const other = await this.purchases.waitingPlan(wish.buyerId);
      if (other && !isFor(other, offer)) throw new PlanMoved();
      return other ?? this.place.write({ ...wish, offer });
    });
    await this.place.finish(purchase, wish);
    return purchase.id;
  }

  async #offer({ buyerId, expects }: PlanWish): Promise<Offer> {
    const standing = await this.credits.planOf(buyerId);
    const plan = (await this.choices.of(buyerId)) ?? asPaidPlan(standing.plan);
    if (expects) refuseSurprise(expects, plan, standing);
    if (plan === null) throw new NothingToPay();
    refuseTwice(plan, standing);
    return planOffer(plan, this.credits.allowanceOf(plan), await this.prices.of(plan));
  }
}

const isFor = ({ plan, subtotal_cents: cents }: PurchaseRow, offer: Offer): boolean =>
  offer.kind === 'PLAN' && offer.plan === plan && offer.amounts.subtotal === cents;

function refuseSurprise(expects: ExpectedPlan, plan: PaidPlan | null, standing: PlanStanding): void {
  const isSame =
    plan === expects.plan && standing.plan === expects.running_plan && planAfter(standing) === expects.next_plan;
  if (!isSame) throw new PlanMoved();
}

function refuseTwice(plan: PaidPlan, { plan: running, paidUntil, nextPlan, renewsAt }: PlanStanding): void {
  if (nextPlan === plan) throw new PaidAhead();
  if (plan !== running) return;
  // It goes on without being paid for.
  if (paidUntil === null) throw new NothingToPay();
  if (paidUntil > renewsAt) throw new PaidAhead();
}

import { Injectable } from '@nestjs/common';
import { IdempotencyKeyReused } from '../../../platform/errors/request.errors.js';
import { CreditsFacade, type PlanStanding } from '../../credits/index.js';
import { NothingToPay, PaidAhead } from '../domain/billing.errors.js';
import { asPaidPlan, type PaidPlan, planOffer } from '../domain/offer.js';
import { PlanChoices } from '../queries/plan-choices.query.js';
import { PlanPrices } from '../queries/plan-prices.query.js';
import { PlacePurchase, type PurchaseWish } from './place-purchase.js';

/** Pays a month of the plan that was chosen, or the next one of the plan that runs. */
@Injectable()
export class PayPlan {
  constructor(
    private readonly credits: CreditsFacade,
    private readonly choices: PlanChoices,
    private readonly prices: PlanPrices,
    private readonly place: PlacePurchase,
  ) {}

  /** @returns the purchase's id. @throws ContactSales, NothingToPay, PaidAhead, IdempotencyKeyReused, PaymentUnavailable */
  async execute(wish: Omit<PurchaseWish, 'offer'>): Promise<string> {
    // Asked again after its answer was lost: the plan has moved on meanwhile, and must not be paid for twice.
    const earlier = await this.place.earlier(wish);
    if (earlier && earlier.kind !== 'PLAN') throw new IdempotencyKeyReused();
    if (earlier) return earlier.id;
    const standing = await this.credits.planOf(wish.buyerId);
    const plan = (await this.choices.of(wish.buyerId)) ?? asPaidPlan(standing.plan);
    if (plan === null) throw new NothingToPay();
    refuseTwice(plan, standing);
    const offer = planOffer(plan, this.credits.allowanceOf(plan), await this.prices.of(plan));
    return this.place.execute({ ...wish, offer });
  }
}

function refuseTwice(plan: PaidPlan, { plan: running, paidUntil, nextPlan, renewsAt }: PlanStanding): void {
  if (nextPlan === plan) throw new PaidAhead();
  if (plan !== running) return;
  // It goes on without being paid for.
  if (paidUntil === null) throw new NothingToPay();
  if (paidUntil > renewsAt) throw new PaidAhead();
}

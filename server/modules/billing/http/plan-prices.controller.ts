import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { inCents } from '../domain/cents.js';
import type { PaidPlan } from '../domain/offer.js';
import { PriceLists } from '../queries/price-lists.query.js';
import { SetPlanPrice } from '../use-cases/set-plan-price.js';
import { paidPlanName, plan, type Plan, planPriceRequest, type PlanPriceRequest } from './billing.contract.js';

@ApiTags('billing')
@ExactlyOnce()
@Controller('api/admin/plans')
export class PlanPricesController {
  constructor(
    private readonly setPrice: SetPlanPrice,
    private readonly prices: PriceLists,
  ) {}

  @Put(':plan')
  @Allow('OPERATOR')
  @Answers(200, plan, 'The plan with its price.')
  async set(
    @CurrentActor() operator: Actor,
    @RequestLanguage() language: Language,
    @Param('plan', { schema: paidPlanName }) name: PaidPlan,
    @Body({ schema: planPriceRequest }) { monthly_price: price }: PlanPriceRequest,
  ): Promise<Plan> {
    await this.setPrice.execute(operator.id, name, price === null ? null : inCents(price));
    return this.prices.plan(name, language);
  }
}

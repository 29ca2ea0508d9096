import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { CreditsFacade } from '../../credits/index.js';
import { CurrentSubscriptionQuery } from '../queries/current-subscription.query.js';
import { PriceLists } from '../queries/price-lists.query.js';
import { PurchasesReader } from '../queries/purchases.query.js';
import { ChoosePlan } from '../use-cases/choose-plan.js';
import {
  type ChangePlanRequest,
  changePlanRequest,
  type CurrentSubscription,
  currentSubscription,
  type PlansAnswer,
  plansAnswer,
  type Purchase,
  purchase,
  type PurchasesPage,
  purchasesPage,
  type PurchasesQuery,
  purchasesQuery,
  type SubscriptionDashboard,
  subscriptionDashboard,
  type SubscriptionDashboardQuery,
  subscriptionDashboardQuery,
} from './billing.contract.js';

@ApiTags('billing')
@Controller('api/subscriptions')
export class SubscriptionsController {
  constructor(
    private readonly prices: PriceLists,
    private readonly credits: CreditsFacade,
    private readonly purchases: PurchasesReader,
    private readonly current: CurrentSubscriptionQuery,
    private readonly choosePlan: ChoosePlan,
  ) {}

  @Get('plans')
  @AllowAnyone()
  @Answers(200, plansAnswer, 'Packs, plans and taxes.')
  plans(@RequestLanguage() language: Language): Promise<PlansAnswer> {
    return this.prices.all(language);
  }

  @Get('dashboard')
  @Allow('RECRUITER')
  @Answers(200, subscriptionDashboard, 'The caller’s balance and everything that can be bought, in one answer.')
  async dashboard(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Query({ schema: subscriptionDashboardQuery }) { historyLimit }: SubscriptionDashboardQuery,
  ): Promise<SubscriptionDashboard> {
    return {
      packs: this.prices.packs(),
      balance: await this.credits.describeBalance(actor.id),
      costs: this.credits.priceList(),
      transactions: [...(await this.credits.latestTransactions(actor.id, historyLimit, language))],
    };
  }

  @Get('purchases/:id')
  @Allow('RECRUITER')
  @Answers(200, purchase, 'One purchase of the caller, with the state of its payment.')
  async getPurchase(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<Purchase> {
    return (await this.purchases.find(actor.id, id, language)).purchase;
  }

  @Get('history')
  @Allow('RECRUITER')
  @Answers(200, purchasesPage, 'The caller’s purchases, newest first.')
  history(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Query({ schema: purchasesQuery }) query: PurchasesQuery,
  ): Promise<PurchasesPage> {
    return this.purchases.page(actor.id, query, language);
  }

  @Get('current')
  @Allow('RECRUITER')
  @Answers(200, currentSubscription, 'The caller’s plan and the next one.')
  getCurrent(@CurrentActor() actor: Actor, @RequestLanguage() language: Language): Promise<CurrentSubscription> {
    return this.current.execute(actor.id, language);
  }

  @Put('current')
  @Allow('RECRUITER')
  @Answers(200, currentSubscription, 'The chosen plan; a larger one starts when its month is paid.')
  async change(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Body({ schema: changePlanRequest }) { plan }: ChangePlanRequest,
  ): Promise<CurrentSubscription> {
    await this.choosePlan.execute(actor.id, plan);
    return this.current.execute(actor.id, language);
  }

  @Delete('current')
  @Allow('RECRUITER')
  @Answers(200, currentSubscription, 'The plan ends after the paid months, then the free one applies.')
  async cancel(@CurrentActor() actor: Actor, @RequestLanguage() language: Language): Promise<CurrentSubscription> {
    await this.choosePlan.execute(actor.id, 'FREE');
    return this.current.execute(actor.id, language);
  }
}

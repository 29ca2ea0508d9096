import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { DatabaseTime } from '../../platform/clock/database-time.js';
import { CompaniesModule } from '../companies/index.js';
import { CreditsModule } from '../credits/index.js';
import { IdentityModule } from '../identity/index.js';
import { BillingPersonalData } from './billing-personal-data.js';
import { BillingFacade } from './billing.facade.js';
import { InvoicesController } from './http/invoices.controller.js';
import { PaymentMessagesController } from './http/payment-messages.controller.js';
import { PlanPricesController } from './http/plan-prices.controller.js';
import { PurchasesController } from './http/purchases.controller.js';
import { SpotlightController } from './http/spotlight.controller.js';
import { SubscriptionsController } from './http/subscriptions.controller.js';
import { SpotlightFacade } from './spotlight.facade.js';
import { ReconcilePurchasesJob } from './jobs/reconcile-purchases.job.js';
import { payments } from './payments/payments.provider.js';
import { entities } from './persistence/entities.js';
import { Purchases } from './persistence/purchases.js';
import { ActivePackQuery } from './queries/active-pack.query.js';
import { CurrentSubscriptionQuery } from './queries/current-subscription.query.js';
import { InvoiceQuery } from './queries/invoice.query.js';
import { PlanChoices } from './queries/plan-choices.query.js';
import { PlanPrices } from './queries/plan-prices.query.js';
import { PriceLists } from './queries/price-lists.query.js';
import { PurchaseAnswers } from './queries/purchase-answers.query.js';
import { PurchasesReader } from './queries/purchases.query.js';
import { SpotlightQuery } from './queries/spotlight.query.js';
import { BuySpotlight } from './use-cases/buy-spotlight.js';
import { ChoosePlan } from './use-cases/choose-plan.js';
import { EndWaitingPurchase } from './use-cases/end-waiting-purchase.js';
import { IssueInvoice } from './use-cases/issue-invoice.js';
import { PayPlan } from './use-cases/pay-plan.js';
import { PlacePurchase } from './use-cases/place-purchase.js';
import { ReceivePaymentMessage } from './use-cases/receive-payment-message.js';
import { ReconcilePurchases } from './use-cases/reconcile-purchases.js';
import { SetPlanPrice } from './use-cases/set-plan-price.js';
import { SettlePurchase } from './use-cases/settle-purchase.js';

const queries = [
  ActivePackQuery,
  CurrentSubscriptionQuery,
  InvoiceQuery,
  PlanChoices,
  PlanPrices,
  PriceLists,
  PurchaseAnswers,
  PurchasesReader,
  SpotlightQuery,
];
const useCases = [
  BuySpotlight,
  ChoosePlan,
  IssueInvoice,
  EndWaitingPurchase,
  PayPlan,
  PlacePurchase,
  ReceivePaymentMessage,
  ReconcilePurchases,
  SetPlanPrice,
  SettlePurchase,
];

/** Packs, plans, payments and invoices: where money becomes credits. */
@Module({
  imports: [MikroOrmModule.forFeature(entities), CompaniesModule, CreditsModule, IdentityModule],
  controllers: [
    InvoicesController,
    PaymentMessagesController,
    PlanPricesController,
    PurchasesController,
    SpotlightController,
    SubscriptionsController,
  ],
  providers: [
    BillingFacade,
    BillingPersonalData,
    DatabaseTime,
    Purchases,
    ReconcilePurchasesJob,
    SpotlightFacade,
    payments,
    ...queries,
    ...useCases,
  ],
  exports: [BillingFacade, BillingPersonalData, SpotlightFacade],
})
export class BillingModule {}

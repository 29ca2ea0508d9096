import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { DatabaseTime } from '../../platform/clock/database-time.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { CompaniesModule } from '../companies/index.js';
import { CreditsModule } from '../credits/index.js';
import { IdentityModule } from '../identity/index.js';
import { BillingPersonalData } from './billing-personal-data.js';
import { BillingFacade } from './billing.facade.js';
import { CreditPoolController } from './http/credit-pool.controller.js';
import { InvoicesController } from './http/invoices.controller.js';
import { PaymentIssuesController } from './http/payment-issues.controller.js';
import { PaymentMessagesController } from './http/payment-messages.controller.js';
import { PlanPricesController } from './http/plan-prices.controller.js';
import { PurchasesController } from './http/purchases.controller.js';
import { SpotlightController } from './http/spotlight.controller.js';
import { SubscriptionsController } from './http/subscriptions.controller.js';
import { SpotlightFacade } from './spotlight.facade.js';
import { ReconcilePurchasesJob } from './jobs/reconcile-purchases.job.js';
import { FollowPlansJob, WatchBalancesJob } from './jobs/follow-plans.job.js';
import { ForgetCardJob } from './jobs/forget-card.job.js';
import { SaveCardJob } from './jobs/save-card.job.js';
import { SendBillingEmailJob } from './jobs/send-billing-email.job.js';
import { payments } from './payments/payments.provider.js';
import { entities } from './persistence/entities.js';
import { PlanTerms } from './persistence/plan-terms.js';
import { Purchases } from './persistence/purchases.js';
import { ActivePackQuery } from './queries/active-pack.query.js';
import { CreditPoolQuery } from './queries/credit-pool.query.js';
import { CurrentSubscriptionQuery } from './queries/current-subscription.query.js';
import { InvoiceQuery } from './queries/invoice.query.js';
import { PaymentIssuesReader } from './queries/payment-issues.query.js';
import { PlanChoices } from './queries/plan-choices.query.js';
import { PlanPrices } from './queries/plan-prices.query.js';
import { PriceLists } from './queries/price-lists.query.js';
import { PurchaseAnswers } from './queries/purchase-answers.query.js';
import { PurchasesReader } from './queries/purchases.query.js';
import { ReceiptLines } from './queries/receipt-lines.query.js';
import { SpotlightQuery } from './queries/spotlight.query.js';
import { BillingEmails } from './use-cases/billing-emails.js';
import { BuySpotlight } from './use-cases/buy-spotlight.js';
import { ChangeCreditPool } from './use-cases/change-credit-pool.js';
import { ChoosePlan } from './use-cases/choose-plan.js';
import { EndPlan } from './use-cases/end-plan.js';
import { EndWaitingPurchase } from './use-cases/end-waiting-purchase.js';
import { FollowPlans } from './use-cases/follow-plans.js';
import { HandlePaymentIssue } from './use-cases/handle-payment-issue.js';
import { IssueInvoice } from './use-cases/issue-invoice.js';
import { MovePlanTerm } from './use-cases/move-plan-term.js';
import { OpenPaymentIssue } from './use-cases/open-payment-issue.js';
import { PayPlan } from './use-cases/pay-plan.js';
import { PlacePurchase } from './use-cases/place-purchase.js';
import { ReceivePaymentMessage } from './use-cases/receive-payment-message.js';
import { ReconcilePurchases } from './use-cases/reconcile-purchases.js';
import { RemindOfPlan } from './use-cases/remind-of-plan.js';
import { RenewPlan } from './use-cases/renew-plan.js';
import { SaveCard } from './use-cases/save-card.js';
import { SendBillingEmail } from './use-cases/send-billing-email.js';
import { SetPlanPrice } from './use-cases/set-plan-price.js';
import { SettlePurchase } from './use-cases/settle-purchase.js';
import { WatchBalances } from './use-cases/watch-balances.js';

const queries = [
  ActivePackQuery,
  CreditPoolQuery,
  CurrentSubscriptionQuery,
  InvoiceQuery,
  PaymentIssuesReader,
  PlanChoices,
  PlanPrices,
  PriceLists,
  PurchaseAnswers,
  PurchasesReader,
  ReceiptLines,
  SpotlightQuery,
];
const useCases = [
  BillingEmails,
  BuySpotlight,
  ChangeCreditPool,
  ChoosePlan,
  IssueInvoice,
  EndPlan,
  EndWaitingPurchase,
  FollowPlans,
  HandlePaymentIssue,
  MovePlanTerm,
  OpenPaymentIssue,
  PayPlan,
  PlacePurchase,
  ReceivePaymentMessage,
  ReconcilePurchases,
  RemindOfPlan,
  RenewPlan,
  SaveCard,
  SendBillingEmail,
  SetPlanPrice,
  SettlePurchase,
  WatchBalances,
];
const jobs = [FollowPlansJob, ForgetCardJob, ReconcilePurchasesJob, SaveCardJob, SendBillingEmailJob, WatchBalancesJob];

/** Packs, plans, payments and invoices: where money becomes credits. */
@Module({
  imports: [MikroOrmModule.forFeature(entities), CompaniesModule, CreditsModule, IdentityModule, MailModule],
  controllers: [
    CreditPoolController,
    InvoicesController,
    PaymentIssuesController,
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
    PlanTerms,
    Purchases,
    SpotlightFacade,
    payments,
    ...jobs,
    ...queries,
    ...useCases,
  ],
  exports: [BillingFacade, BillingPersonalData, SpotlightFacade],
})
export class BillingModule {}

import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { AuditRun } from './audit/audit-run.js';
import { AuditStore } from './audit/audit-store.js';
import { LedgerHealth } from './audit/ledger-health.js';
import { MeasureLedger } from './audit/measure-ledger.js';
import { CreditsPersonalData } from './credits-personal-data.js';
import { SharedCreditsFacade } from './shared-credits.facade.js';
import { CreditsFacade } from './credits.facade.js';
import { AdjustmentsController } from './http/adjustments.controller.js';
import { CreditsController } from './http/credits.controller.js';
import { AuditLedgerJob } from './jobs/audit-ledger.job.js';
import { ExpireLotsJob } from './jobs/expire-lots.job.js';
import { GrantAllowancesJob } from './jobs/grant-allowances.job.js';
import { entities } from './persistence/entities.js';
import { Ledger } from './persistence/ledger.js';
import { LedgerLog } from './persistence/ledger-log.js';
import { LedgerReads } from './persistence/ledger-reads.js';
import { LedgerTime } from './persistence/ledger-time.js';
import { Pools } from './persistence/pools.js';
import { PoolSettingsStore } from './persistence/pool-settings.js';
import { WriteBooks } from './persistence/write-books.js';
import { AuditLedgerQuery } from './queries/audit-ledger.query.js';
import { CheckCreditsQuery } from './queries/check-credits.query.js';
import { GetBalanceQuery } from './queries/get-balance.query.js';
import { GetPlanQuery } from './queries/get-plan.query.js';
import { ListHistoryQueryHandler } from './queries/list-history.query.js';
import { LowBalancesQuery } from './queries/low-balances.query.js';
import { TeamBalanceQuery } from './queries/team-balance.query.js';
import { RefundableSpendingsQuery } from './queries/refundable-spendings.query.js';
import { VerifyChainsQuery } from './queries/verify-chains.query.js';
import { AddCredits } from './use-cases/add-credits.js';
import { AdjustCredits } from './use-cases/adjust-credits.js';
import { AdjustBalance } from './use-cases/adjust-balance.js';
import { BeginPlanMonth } from './use-cases/begin-plan-month.js';
import { ChargePayer } from './use-cases/charge-payer.js';
import { ShareCredits } from './use-cases/share-credits.js';
import { ChooseNextPlan } from './use-cases/choose-next-plan.js';
import { DeductCredits } from './use-cases/deduct-credits.js';
import { DropPlanMonth } from './use-cases/drop-plan-month.js';
import { EndHold } from './use-cases/end-hold.js';
import { ExpireLots } from './use-cases/expire-lots.js';
import { GrantAllowances } from './use-cases/grant-allowances.js';
import { GrantCredits } from './use-cases/grant-credits.js';
import { HoldCredits } from './use-cases/hold-credits.js';
import { OpenAccount } from './use-cases/open-account.js';
import { RefundCredits } from './use-cases/refund-credits.js';
import { RefundSpending } from './use-cases/refund-spending.js';
import { SpendCredits } from './use-cases/spend-credits.js';
import { TakeBackCredits } from './use-cases/take-back-credits.js';

const audit = [AuditRun, AuditStore, LedgerHealth, MeasureLedger];
const ledger = [Ledger, LedgerLog, LedgerReads, LedgerTime, Pools, PoolSettingsStore, WriteBooks];
const queries = [
  AuditLedgerQuery,
  CheckCreditsQuery,
  GetBalanceQuery,
  GetPlanQuery,
  ListHistoryQueryHandler,
  LowBalancesQuery,
  RefundableSpendingsQuery,
  TeamBalanceQuery,
  VerifyChainsQuery,
];
const useCases = [
  AddCredits,
  AdjustBalance,
  AdjustCredits,
  BeginPlanMonth,
  ChargePayer,
  DropPlanMonth,
  ChooseNextPlan,
  DeductCredits,
  EndHold,
  ExpireLots,
  GrantAllowances,
  GrantCredits,
  HoldCredits,
  OpenAccount,
  RefundCredits,
  RefundSpending,
  ShareCredits,
  SpendCredits,
  TakeBackCredits,
];
const jobs = [AuditLedgerJob, ExpireLotsJob, GrantAllowancesJob];

/** The ledger: credits that recruiters have, hold and spend. It does not know the actions that credits pay for. */
@Module({
  imports: [MikroOrmModule.forFeature(entities), IdentityModule],
  controllers: [CreditsController, AdjustmentsController],
  providers: [
    CreditsFacade,
    SharedCreditsFacade,
    CreditsPersonalData,
    ...ledger,
    ...audit,
    ...queries,
    ...useCases,
    ...jobs,
  ],
  exports: [CreditsFacade, SharedCreditsFacade, CreditsPersonalData, AuditLedgerQuery, VerifyChainsQuery],
})
export class CreditsModule {}

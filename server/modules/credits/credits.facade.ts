import { Injectable } from '@nestjs/common';
import { type Plan, planAllowance } from './domain/plans.js';
import { priceList, type PricedAct } from './domain/price-list.contract.js';
import type { Receipt } from './persistence/ledger.js';
import type { Language } from '../../platform/http/language.js';
import type { CreditBalance, CreditCosts, CreditTransaction } from './http/credits.contract.js';
import { GetBalanceQuery } from './queries/get-balance.query.js';
import { TeamBalanceQuery } from './queries/team-balance.query.js';
import { GetPlanQuery, type PlanStanding } from './queries/get-plan.query.js';
import { LowBalancesQuery, type LowBalancesQuestion } from './queries/low-balances.query.js';
import { ListHistoryQueryHandler } from './queries/list-history.query.js';
import type { DroppedMonth } from './domain/plan-movements.js';
import { BeginPlanMonth, type PlanMonthInput } from './use-cases/begin-plan-month.js';
import { ChooseNextPlan } from './use-cases/choose-next-plan.js';
import { DropPlanMonth } from './use-cases/drop-plan-month.js';
import { EndHold } from './use-cases/end-hold.js';
import { GrantCredits, type GrantInput } from './use-cases/grant-credits.js';
import { HoldCredits, type HoldInput } from './use-cases/hold-credits.js';
import { OpenAccount } from './use-cases/open-account.js';
import { RefundCredits, type RefundInput } from './use-cases/refund-credits.js';
import { SpendCredits, type SpendInput } from './use-cases/spend-credits.js';
import { TakeBackCredits, type TakeBackInput } from './use-cases/take-back-credits.js';

/** `available` can be spent. */
export interface Balance {
  readonly balance: number;
  readonly reserved: number;
  readonly available: number;
}

/**
 * Credits for other modules. Each change joins the caller's transaction, so that the credit and the paid action succeed or fail together;
 * it locks the owner's account until the end. Lock your own rows first, the account last. `ownerId` is the recruiter's account id. A `key`
 * identifies the request: it takes effect once (422 if it is reused for another request).
 */
@Injectable()
export class CreditsFacade {
  constructor(
    private readonly openAccount: OpenAccount,
    private readonly grantCredits: GrantCredits,
    private readonly holdCredits: HoldCredits,
    private readonly endHold: EndHold,
    private readonly spendCredits: SpendCredits,
    private readonly refundCredits: RefundCredits,
    private readonly takeBackCredits: TakeBackCredits,
    private readonly planMonths: BeginPlanMonth,
    private readonly planMonthsBack: DropPlanMonth,
    private readonly nextPlans: ChooseNextPlan,
    private readonly getBalance: GetBalanceQuery,
    private readonly teamBalance: TeamBalanceQuery,
    private readonly getPlan: GetPlanQuery,
    private readonly listHistory: ListHistoryQueryHandler,
    private readonly lowBalances: LowBalancesQuery,
  ) {}

  priceOf(act: PricedAct): number {
    return priceList[act];
  }

  priceList(): CreditCosts['costs'] {
    return priceList;
  }

  /** Credits per month of a plan. */
  allowanceOf(plan: Plan): number {
    return planAllowance[plan];
  }

  /** Opens an account with the first month of a plan; an existing account keeps its plan. */
  open(ownerId: string, plan?: Plan): Promise<void> {
    return this.openAccount.execute(ownerId, plan);
  }

  /** The current balance of one account. Settles it first if something is due. */
  async balanceOf(ownerId: string): Promise<Balance> {
    const { available, held } = await this.getBalance.figures(ownerId);
    return { balance: available + held, reserved: held, available };
  }

  /**
   * Available credits without settling, for an early check. Null if the account must be settled or a team's account pays: use
   * `availableTo` then. Batched with other reads.
   */
  glanceAt(ownerId: string, companyId: string): Promise<number | null> {
    return this.getBalance.glance(ownerId, companyId);
  }

  /** Available credits of the account that pays for somebody's actions: their own, or the one that their team shares. */
  availableTo(accountId: string): Promise<number> {
    return this.teamBalance.available(accountId);
  }

  /** The same as `GET /api/credits/balance`. */
  describeBalance(ownerId: string): Promise<CreditBalance> {
    return this.teamBalance.execute(ownerId);
  }

  /** The latest lines of the statement, newest first. */
  async latestTransactions(ownerId: string, limit: number, language: Language): Promise<readonly CreditTransaction[]> {
    const query = { page: 1, limit, format: 'json' } as const;
    return (await this.listHistory.execute(ownerId, query, language)).transactions;
  }

  /** Owners with few available credits, by id. */
  ownersRunningShort(question: LowBalancesQuestion): Promise<readonly string[]> {
    return this.lowBalances.owners(question);
  }

  /** The owners among `ownerIds` with at least this many available credits. */
  ownersWithAtLeast(ownerIds: readonly string[], credits: number): Promise<readonly string[]> {
    return this.lowBalances.recovered(ownerIds, credits);
  }

  planOf(ownerId: string): Promise<PlanStanding> {
    return this.getPlan.execute(ownerId);
  }

  /** Starts a paid month: immediately if the plan is larger than the current one. @returns the new balance */
  beginPlanMonth(input: PlanMonthInput): Promise<number> {
    return this.planMonths.execute(input);
  }

  /** Removes a refunded month. @returns its allowance, and how much of it was left */
  dropPlanMonth(input: PlanMonthInput): Promise<DroppedMonth> {
    return this.planMonthsBack.execute(input);
  }

  /** Ends the plan after the current month, or continues it. */
  chooseNextPlan(ownerId: string, choice: 'END' | 'KEEP'): Promise<void> {
    return this.nextPlans.execute(ownerId, choice);
  }

  /** Takes back the remaining credits of a refunded purchase. @returns their number */
  takeBack(input: TakeBackInput): Promise<number> {
    return this.takeBackCredits.execute(input);
  }

  /** @throws IdempotencyKeyReused */
  grant(input: GrantInput): Promise<Receipt> {
    return this.grantCredits.execute(input);
  }

  /**
   * Holds the price of an action. Use `holdId` of the receipt to end the hold. Name the `companyId` the action is for: a team
   * that shares credits pays with them.
   *
   * @throws InsufficientCredits, BudgetExceeded (402), AlreadyHeld (409), IdempotencyKeyReused
   */
  async hold(input: HoldInput): Promise<Receipt & { readonly holdId: string }> {
    const receipt = await this.holdCredits.execute(input);
    if (receipt.holdId === null) throw new Error('a hold without an id');
    return { ...receipt, holdId: receipt.holdId };
  }

  /** Spends a hold. Repeated: the first receipt. @throws HoldEnded (409) if it was released before. */
  capture(holdId: string, madeBy: string | null = null): Promise<Receipt> {
    return this.endHold.execute(holdId, 'CAPTURED', madeBy);
  }

  /** Releases a hold by somebody's decision. @throws HoldEnded */
  release(holdId: string, madeBy: string | null = null): Promise<Receipt> {
    return this.endHold.execute(holdId, 'RELEASED', madeBy);
  }

  /** Releases a hold after its time is over. @throws HoldEnded */
  expire(holdId: string): Promise<Receipt> {
    return this.endHold.execute(holdId, 'EXPIRED');
  }

  /** Pays for an action immediately; `companyId` as for `hold`. @throws InsufficientCredits, BudgetExceeded (402), IdempotencyKeyReused */
  spend(input: SpendInput): Promise<Receipt> {
    return this.spendCredits.execute(input);
  }

  /** Refunds a spending in full, once. @throws NotFound, AlreadyRefunded, NotRefundable (409), IdempotencyKeyReused */
  refund(input: RefundInput): Promise<Receipt> {
    return this.refundCredits.execute(input);
  }
}

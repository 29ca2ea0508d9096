import { Injectable } from '@nestjs/common';
import { type Plan, planAllowance } from './domain/plans.js';
import { priceList, type PricedAct } from './domain/price-list.contract.js';
import type { Receipt } from './persistence/ledger.js';
import type { Language } from '../../platform/http/language.js';
import type { CreditBalance, CreditCosts, CreditTransaction } from './http/credits.contract.js';
import { GetBalanceQuery } from './queries/get-balance.query.js';
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

/** `available` is what an act can take. */
export interface Balance {
  readonly balance: number;
  readonly reserved: number;
  readonly available: number;
}

/**
 * Credits for other modules. Every change joins the transaction that is open, so that the credit moves exactly when what it pays
 * for happens; it locks the owner's account until that transaction ends. Lock what you own first, the account last.
 *
 * `ownerId` is the recruiter's account id. A `key` names the request: it has one effect however often it comes (422 when it
 * comes back with another wish).
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

  /** What a plan brings each month. */
  allowanceOf(plan: Plan): number {
    return planAllowance[plan];
  }

  /** Opens an account with the first month of a plan; one that exists keeps its plan. */
  open(ownerId: string, plan?: Plan): Promise<void> {
    return this.openAccount.execute(ownerId, plan);
  }

  /** Of the present: settles the account when something fell due. */
  async balanceOf(ownerId: string): Promise<Balance> {
    const { balance, reserved_balance, available_balance } = await this.getBalance.execute(ownerId);
    return { balance, reserved: reserved_balance, available: available_balance };
  }

  /**
   * What is available, for a look that decides nothing. Null where the account has to be settled first: ask `balanceOf` then.
   * It joins what else is read at the same time.
   */
  availableOf(ownerId: string): Promise<number | null> {
    return this.getBalance.glance(ownerId);
  }

  /** The same as `GET /api/credits/balance` answers. */
  describeBalance(ownerId: string): Promise<CreditBalance> {
    return this.getBalance.execute(ownerId);
  }

  /** The latest lines of the statement, newest first. */
  async latestTransactions(ownerId: string, limit: number, language: Language): Promise<readonly CreditTransaction[]> {
    const query = { page: 1, limit, format: 'json' } as const;
    return (await this.listHistory.execute(ownerId, query, language)).transactions;
  }

  /** Whose available credits run short, in order of id. */
  ownersRunningShort(question: LowBalancesQuestion): Promise<readonly string[]> {
    return this.lowBalances.owners(question);
  }

  /** Which of these owners have at least that many available credits. */
  ownersWithAtLeast(ownerIds: readonly string[], credits: number): Promise<readonly string[]> {
    return this.lowBalances.recovered(ownerIds, credits);
  }

  planOf(ownerId: string): Promise<PlanStanding> {
    return this.getPlan.execute(ownerId);
  }

  /** One month of a plan, paid for: at once when it brings more than the one that runs. @returns the balance after it */
  beginPlanMonth(input: PlanMonthInput): Promise<number> {
    return this.planMonths.execute(input);
  }

  /** The money of a month went back: one month fewer. @returns its allowance, and how much of it was left */
  dropPlanMonth(input: PlanMonthInput): Promise<DroppedMonth> {
    return this.planMonthsBack.execute(input);
  }

  /** The plan ends with the month that runs, or goes on after all. */
  chooseNextPlan(ownerId: string, choice: 'END' | 'KEEP'): Promise<void> {
    return this.nextPlans.execute(ownerId, choice);
  }

  /** The money of a purchase went back: so does what is left of its credits. @returns how many */
  takeBack(input: TakeBackInput): Promise<number> {
    return this.takeBackCredits.execute(input);
  }

  /** @throws IdempotencyKeyReused */
  grant(input: GrantInput): Promise<Receipt> {
    return this.grantCredits.execute(input);
  }

  /**
   * Sets the price of an act aside. `holdId` of the receipt is what ends it.
   *
   * @throws InsufficientCredits (402), AlreadyHeld (409), IdempotencyKeyReused
   */
  async hold(input: HoldInput): Promise<Receipt & { readonly holdId: string }> {
    const receipt = await this.holdCredits.execute(input);
    if (receipt.holdId === null) throw new Error('a hold without an id');
    return { ...receipt, holdId: receipt.holdId };
  }

  /** Spends what was set aside. Again: the first answer. @throws HoldEnded (409) when it was given back before. */
  capture(holdId: string, madeBy: string | null = null): Promise<Receipt> {
    return this.endHold.execute(holdId, 'CAPTURED', madeBy);
  }

  /** Gives back what was set aside, because somebody decided so. @throws HoldEnded */
  release(holdId: string, madeBy: string | null = null): Promise<Receipt> {
    return this.endHold.execute(holdId, 'RELEASED', madeBy);
  }

  /** Gives back what was set aside, because time ran out. @throws HoldEnded */
  expire(holdId: string): Promise<Receipt> {
    return this.endHold.execute(holdId, 'EXPIRED');
  }

  /** Pays for an act at once. @throws InsufficientCredits (402), IdempotencyKeyReused */
  spend(input: SpendInput): Promise<Receipt> {
    return this.spendCredits.execute(input);
  }

  /** Gives back what was spent, whole and once. @throws NotFound, AlreadyRefunded, NotRefundable (409), IdempotencyKeyReused */
  refund(input: RefundInput): Promise<Receipt> {
    return this.refundCredits.execute(input);
  }
}

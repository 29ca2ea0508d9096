import { Injectable } from '@nestjs/common';
import { budgetMonth, leftOf, nextBudgetMonth } from '../domain/team-budget.js';
import { Employers } from '../employers.js';
import type { CreditBalance } from '../http/credits.contract.js';
import { LedgerTime } from '../persistence/ledger-time.js';
import { Pools, type PoolStanding } from '../persistence/pools.js';
import { GetBalanceQuery } from './get-balance.query.js';

/** The credits that a recruiter can spend: the shared credits of their team, within their budget, or their own. */
@Injectable()
export class TeamBalanceQuery {
  constructor(
    private readonly balance: GetBalanceQuery,
    private readonly pools: Pools,
    private readonly employers: Employers,
    private readonly time: LedgerTime,
  ) {}

  async execute(accountId: string): Promise<CreditBalance> {
    const [now, company] = await Promise.all([this.time.now(), this.employers.companyOf(accountId)]);
    const pool = company && (await this.pools.standingOf(accountId, company.id, budgetMonth(now)));
    if (!pool) return { ...(await this.balance.execute(accountId)), pool: null };
    const isPayer = pool.payerId === accountId;
    const shared = await this.balance.execute(pool.payerId);
    const own = isPayer ? shared : await this.balance.execute(accountId);
    return {
      ...shared,
      pool: {
        is_payer: isPayer,
        monthly: pool.monthly,
        used: pool.used,
        left: leftOf(pool),
        resets_on: nextBudgetMonth(now),
        own_available_balance: own.available_balance,
      },
    };
  }

  /** Available credits of the account that pays for somebody's actions. */
  async available(accountId: string): Promise<number> {
    const company = await this.employers.companyOf(accountId);
    const glanced = await this.balance.glance(accountId, company?.id ?? null);
    if (glanced !== null) return glanced;
    const month = budgetMonth(await this.time.now());
    const pool = company && (await this.pools.standingOf(accountId, company.id, month));
    return (await this.balance.figures(pool?.payerId ?? accountId)).available;
  }

  /** The account whose statement somebody reads, from the line after `since`: owners read the shared one. */
  async statementOf(readerId: string): Promise<{ readonly ownerId: string; readonly since: number }> {
    const company = await this.employers.companyOf(readerId);
    const pool: PoolStanding | null = company?.isOwner
      ? await this.pools.standingOf(readerId, company.id, budgetMonth(await this.time.now()))
      : null;
    return pool === null || pool.payerId === readerId
      ? { ownerId: readerId, since: 0 }
      : { ownerId: pool.payerId, since: pool.sinceSequence };
  }
}

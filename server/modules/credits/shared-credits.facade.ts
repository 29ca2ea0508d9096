import { Injectable } from '@nestjs/common';
import { budgetMonth, leftOf, nextBudgetMonth } from './domain/team-budget.js';
import { LedgerTime } from './persistence/ledger-time.js';
import { type PoolChange, type PoolSettings, PoolSettingsStore } from './persistence/pool-settings.js';
import { type PoolMove, ShareCredits } from './use-cases/share-credits.js';

/** A team's shared credits in the current month. */
export interface SharedCredits {
  /** Null: no owner has ever shared credits. */
  readonly settings: PoolSettings | null;
  /** First day of the month, and of the next one. */
  readonly month: string;
  readonly resetsOn: string;
  /** By member, former ones included. */
  readonly uses: ReadonlyMap<string, number>;
}

/** Credits that an owner shares with the team of a company (decision 0047), for the module that knows teams. */
@Injectable()
export class SharedCreditsFacade {
  constructor(
    private readonly settings: PoolSettingsStore,
    private readonly share: ShareCredits,
    private readonly time: LedgerTime,
  ) {}

  /** @returns the changes, or null. */
  change(change: PoolChange): Promise<PoolMove | null> {
    return this.share.execute(change);
  }

  async of(companyId: string): Promise<SharedCredits> {
    const now = await this.time.now();
    const month = budgetMonth(now);
    const [settings, uses] = await Promise.all([this.settings.read(companyId), this.settings.usesOf(companyId, month)]);
    return { settings, month, resetsOn: nextBudgetMonth(now), uses };
  }

  /** The unspent part of a budget; null is no limit. */
  leftOf(monthly: number | null, used: number): number | null {
    return leftOf({ monthly, used });
  }

  /** The company whose team an account pays for, or null. */
  teamPaidBy(accountId: string): Promise<string | null> {
    return this.settings.teamPaidBy(accountId);
  }

  /** Ends the sharing of an account, for example of one that was suspended. */
  async end(payerId: string): Promise<void> {
    await this.settings.end(payerId, await this.time.now());
  }
}

import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { LedgerTime } from '../persistence/ledger-time.js';
import { type PoolChange, type PoolSettings, PoolSettingsStore } from '../persistence/pool-settings.js';
import { OpenAccount } from './open-account.js';

/** SHARED and APART begin and end the sharing. */
export type PoolMove = 'SHARED' | 'APART' | 'BUDGETS';

/**
 * An owner shares their credits with the team, changes the budgets, or ends the sharing. Owners can share only their own account;
 * while it is, the other owners change budgets and may end the sharing. No credit moves.
 */
@Injectable()
export class ShareCredits {
  constructor(
    private readonly settings: PoolSettingsStore,
    private readonly open: OpenAccount,
    private readonly time: LedgerTime,
    private readonly transaction: Transaction,
  ) {}

  /**
   * The caller has checked that `ownerId` is an owner, and that the budgets are for members who may spend.
   *
   * @returns the changes, or null.
   */
  execute(change: PoolChange): Promise<PoolMove | null> {
    return this.transaction.run(async () => {
      // The pool before the account, as spendings do.
      await this.settings.lock(change.companyId);
      const before = await this.settings.read(change.companyId);
      const payerId = before?.shared ? before.payerId : change.ownerId;
      const move = moveOf(before, change, payerId);
      if (move === null) return null;
      await this.open.execute(payerId);
      await this.settings.write(change, payerId, await this.time.now());
      return move;
    });
  }
}

function moveOf(before: PoolSettings | null, { shared, budgets }: PoolChange, payerId: string): PoolMove | null {
  if (shared !== (before?.shared ?? false)) return shared ? 'SHARED' : 'APART';
  const asked = [...budgets].filter(([id]) => id !== payerId);
  const stored = before?.budgets ?? new Map<string, number | null>();
  const isSame = asked.length === stored.size && asked.every(([id, monthly]) => stored.get(id) === monthly);
  return isSame ? null : 'BUDGETS';
}

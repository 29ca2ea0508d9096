import { Injectable } from '@nestjs/common';
import { LedgerReads } from '../persistence/ledger-reads.js';
import { LedgerTime } from '../persistence/ledger-time.js';
import { OpenAccount } from './open-account.js';
import { settleEach } from './settle-each.js';

/**
 * Adds the allowance of a started month to accounts without other activity. A month is added once, even by concurrent servers:
 * the account is locked, and the key contains the month.
 */
@Injectable()
export class GrantAllowances {
  constructor(
    private readonly reads: LedgerReads,
    private readonly time: LedgerTime,
    private readonly open: OpenAccount,
  ) {}

  /** @returns the number of due accounts. */
  async execute(signal?: AbortSignal): Promise<number> {
    const now = await this.time.now();
    return settleEach((after, limit) => this.reads.ownersOfDueAllowances(now, after, limit), this.open, signal);
  }
}

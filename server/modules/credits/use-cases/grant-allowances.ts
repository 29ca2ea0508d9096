import { Injectable } from '@nestjs/common';
import { LedgerReads } from '../persistence/ledger-reads.js';
import { LedgerTime } from '../persistence/ledger-time.js';
import { OpenAccount } from './open-account.js';
import { settleEach } from './settle-each.js';

/**
 * Adds the allowance of a month that has begun, to accounts that nobody has touched since. However many servers do so at once,
 * a month is added once: the account is locked meanwhile, and its key names the month.
 */
@Injectable()
export class GrantAllowances {
  constructor(
    private readonly reads: LedgerReads,
    private readonly time: LedgerTime,
    private readonly open: OpenAccount,
  ) {}

  /** @returns how many accounts were due. */
  async execute(signal?: AbortSignal): Promise<number> {
    const now = await this.time.now();
    return settleEach((after, limit) => this.reads.ownersOfDueAllowances(now, after, limit), this.open, signal);
  }
}

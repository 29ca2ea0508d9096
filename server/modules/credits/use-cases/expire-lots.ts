import { Injectable } from '@nestjs/common';
import { LedgerReads } from '../persistence/ledger-reads.js';
import { LedgerTime } from '../persistence/ledger-time.js';
import { OpenAccount } from './open-account.js';
import { settleEach } from './settle-each.js';

/** Removes expired credits from accounts without other activity. */
@Injectable()
export class ExpireLots {
  constructor(
    private readonly reads: LedgerReads,
    private readonly time: LedgerTime,
    private readonly open: OpenAccount,
  ) {}

  /** @returns the number of accounts in which something expired. */
  async execute(signal?: AbortSignal): Promise<number> {
    const now = await this.time.now();
    return settleEach((after, limit) => this.reads.ownersOfDueLots(now, after, limit), this.open, signal);
  }
}

import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { DomainProofs } from '../persistence/domain-proofs.js';
import { SettleDomainCheck } from './settle-domain-check.js';

/** Silent DNS servers take some seconds a domain, so several are asked at the same time. */
const AT_ONCE = 10;
/** If the worker dies, another one tries again after this time. */
const AGAIN_MS = 10 * 60_000;

/** Checks the domains whose time has come. */
@Injectable()
export class CheckDueDomains {
  constructor(
    private readonly domains: DomainProofs,
    private readonly settling: SettleDomainCheck,
    private readonly time: DatabaseTime,
  ) {}

  /** @returns how many. @throws AggregateError at the end, if some could not be stored. */
  async execute(signal?: AbortSignal): Promise<number> {
    let count = 0;
    const failures: unknown[] = [];
    for (;;) {
      signal?.throwIfAborted();
      const now = await this.time.now();
      const taken = await this.domains.take(now, new Date(now.getTime() + AGAIN_MS), AT_ONCE);
      const results = await Promise.allSettled(taken.map((domain) => this.settling.execute(domain)));
      failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])));
      count += taken.length;
      if (taken.length < AT_ONCE) break;
    }
    if (failures.length > 0) throw new AggregateError(failures, 'domains could not be checked');
    return count;
  }
}

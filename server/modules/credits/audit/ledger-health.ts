import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Degraded, HealthChecks, type Remark } from '../../../platform/health/health-checks.js';
import { LedgerTime } from '../persistence/ledger-time.js';
import { AuditStore, type BrokenAccount } from './audit-store.js';

/** The audit runs every minute; after this long nothing audits any more (milliseconds). */
const STALE_MS = 10 * 60_000;

/**
 * A remark on readiness: what the last audit found, read from two small tables. A fault does not take the instance out of service,
 * because others would show the same; the job that audits logs it as an error.
 */
@Injectable()
export class LedgerHealth implements OnModuleInit {
  constructor(
    private readonly checks: HealthChecks,
    private readonly time: LedgerTime,
    private readonly store: AuditStore,
  ) {}

  onModuleInit(): void {
    this.checks.add({ name: 'ledger', check: () => this.remark() });
  }

  private async remark(): Promise<Remark> {
    const standing = await this.store.standing();
    if (!standing) return 'not audited yet';
    const broken = await this.store.knownFaults();
    if (broken.length > 0) return new Degraded(`broken: ${faultNames(broken)}`);
    const minutes = Math.floor(((await this.time.now()).getTime() - Date.parse(standing.ran_at)) / 60_000);
    if (minutes * 60_000 >= STALE_MS) return new Degraded(`not audited for ${minutes} minutes`);
    return standing.is_behind ? 'whole so far, still reading' : 'whole';
  }
}

/** The invariants that do not hold, each once. */
export const faultNames = (broken: readonly BrokenAccount[]): string =>
  [...new Set(broken.flatMap(({ faults }) => faults.map(({ invariant }) => invariant)))].join(', ');

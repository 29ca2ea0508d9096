import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Degraded, HealthChecks, type Remark } from '../../../platform/health/health-checks.js';
import { LedgerTime } from '../persistence/ledger-time.js';
import { AuditLedgerQuery, type LedgerFault } from './audit-ledger.query.js';

/** Accounts that changed within this time are audited (milliseconds): several times the pause between two audits. */
const LOOK_BACK_MS = 5 * 60_000;
/** An answer is good for this long: readiness is asked every few seconds. */
const FRESH_MS = 60_000;

/**
 * A remark on readiness: whether the accounts in use keep their invariants. A fault does not take the instance out of
 * service, because others would show the same; it is logged as an error by the job that audits every minute.
 */
@Injectable()
export class LedgerHealth implements OnModuleInit {
  private last: { readonly remark: Remark; readonly at: number } | null = null;

  constructor(
    private readonly checks: HealthChecks,
    private readonly time: LedgerTime,
    private readonly audit: AuditLedgerQuery,
  ) {}

  onModuleInit(): void {
    this.checks.add({ name: 'ledger', check: () => this.remark() });
  }

  /** Faults in accounts that changed in the last minutes. */
  async recentFaults(): Promise<readonly LedgerFault[]> {
    const now = await this.time.now();
    return this.audit.execute(new Date(now.getTime() - LOOK_BACK_MS));
  }

  private async remark(): Promise<Remark> {
    if (this.last && performance.now() - this.last.at < FRESH_MS) return this.last.remark;
    const faults = await this.recentFaults();
    const remark = faults.length === 0 ? 'whole' : new Degraded(`broken: ${faultNames(faults)}`);
    this.last = { remark, at: performance.now() };
    return remark;
  }
}

/** The invariants that do not hold, each once. */
export const faultNames = (faults: readonly LedgerFault[]): string =>
  [...new Set(faults.map(({ invariant }) => invariant))].join(', ');

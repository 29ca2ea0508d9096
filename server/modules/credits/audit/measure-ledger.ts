import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { AuditRun } from './audit-run.js';
import { AuditStore } from './audit-store.js';
import { auditDifferences, auditEntries, auditTime } from './ledger.metrics.js';

/** The findings of the audit, from its two small tables. */
@Injectable()
export class MeasureLedger implements OnModuleInit {
  #shown = 0;

  constructor(
    private readonly metrics: Metrics,
    private readonly store: AuditStore,
    private readonly audit: AuditRun,
  ) {}

  onModuleInit(): void {
    const time = this.metrics.gauge(auditTime);
    const differences = this.metrics.gauge(auditDifferences);
    const entries = this.metrics.counter(auditEntries);
    const read = async (): Promise<void> => {
      const standing = await this.store.standing();
      differences.set({}, (await this.store.knownFaults()).length);
      // Before the first run there is no time; 0 says so.
      time.set({}, standing ? Date.parse(standing.ran_at) / 1_000 : 0);
      entries.inc({}, this.audit.transactionsRead - this.#shown);
      this.#shown = this.audit.transactionsRead;
    };
    const forget = (): void => [time, differences].forEach((gauge) => gauge.reset());
    this.metrics.collect('ledger', read, { forget });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Degraded, HealthChecks, type Remark } from '../../../platform/health/health-checks.js';
import { sentencesOf } from '../../../platform/health/health-text.js';
import { duration } from '../../../platform/health/platform-sentences.js';
import type { CreditsMessages } from '../messages/messages.js';
import { LedgerTime } from '../persistence/ledger-time.js';
import { AuditStore, type BrokenAccount } from './audit-store.js';

/** The audit runs every minute; without a run for this long it is considered stopped (milliseconds). */
const STALE_MS = 10 * 60_000;

const { sentence } = sentencesOf<CreditsMessages>();

/**
 * Adds the result of the last audit to readiness, from two small tables. A fault does not take the instance out of service,
 * because all instances share the ledger; the audit job logs it as an error.
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
    if (!standing) return sentence('HEALTH.LEDGER_NEW');
    const broken = await this.store.knownFaults();
    if (broken.length > 0) return new Degraded(sentence('HEALTH.LEDGER_BROKEN', { invariants: faultNames(broken) }));
    const ageMs = (await this.time.now()).getTime() - Date.parse(standing.ran_at);
    if (ageMs >= STALE_MS) return new Degraded(sentence('HEALTH.LEDGER_STALE', { time: duration(ageMs / 1_000) }));
    return sentence(standing.is_behind ? 'HEALTH.LEDGER_READING' : 'HEALTH.LEDGER_INTACT');
  }
}

/** The broken invariants without duplicates. */
export const faultNames = (broken: readonly BrokenAccount[]): string =>
  [...new Set(broken.flatMap(({ faults }) => faults.map(({ invariant }) => invariant)))].join(', ');

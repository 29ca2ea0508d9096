import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { newId } from '../../../platform/ids/new-id.js';
import type { ExpiringKind } from '../../../platform/personal-data/personal-data.js';
import { PersonalDataHolders } from '../personal-data-holders.js';
import { dueBefore, type RetentionKind, retentionPeriods } from '../domain/retention-periods.js';
import { EraseAccounts } from './erase-accounts.js';

/** Small batches, so that other queries do not wait. */
const BATCH = 500;

/** Deletes expired data of each kind, and records the numbers. Idempotent. */
@Injectable()
export class RunRetention {
  readonly #kinds: ReadonlyMap<string, ExpiringKind>;

  /** @throws Error if a kind has a period but no holder, or a holder but no period. */
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    holders: PersonalDataHolders,
    eraseAccounts: EraseAccounts,
  ) {
    const kinds = [eraseAccounts, ...holders.all.flatMap(({ expiring }) => expiring)];
    this.#kinds = new Map(kinds.map((one) => [one.kind, one]));
    const listed = Object.keys(retentionPeriods).sort().join(' ');
    const kept = kinds
      .map(({ kind }) => kind)
      .sort()
      .join(' ');
    if (listed !== kept) throw new Error(`periods are listed for [${listed}], and kept for [${kept}]`);
  }

  /**
   * @returns the number of deleted rows of all kinds.
   * @throws AggregateError after all kinds, if some failed.
   */
  async execute(signal?: AbortSignal): Promise<number> {
    let sum = 0;
    const failures: unknown[] = [];
    for (const kind of Object.keys(retentionPeriods) as RetentionKind[]) {
      try {
        sum += await this.#run(kind, signal);
      } catch (error) {
        signal?.throwIfAborted();
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some kinds were kept beyond their time');
    return sum;
  }

  async #run(kind: RetentionKind, signal: AbortSignal | undefined): Promise<number> {
    const now = this.clock.now();
    const before = dueBefore(kind, now);
    let removed = 0;
    for (;;) {
      signal?.throwIfAborted();
      const batch = (await this.#kinds.get(kind)?.purge(before, BATCH)) ?? 0;
      removed += batch;
      if (batch < BATCH) break;
    }
    await this.em.execute(
      'insert into retention_report (id, kind, due_before, removed, ran_at) values (?, ?, ?, ?, ?)',
      [newId(), kind, before, removed, now],
    );
    return removed;
  }
}

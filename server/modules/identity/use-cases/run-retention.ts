import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { newId } from '../../../platform/ids/new-id.js';
import type { ExpiringKind } from '../../../platform/personal-data/personal-data.js';
import { PersonalDataHolders } from '../personal-data-holders.js';
import { dueBefore, type RetentionKind, retentionPeriods } from '../domain/retention-periods.js';
import { EraseAccounts } from './erase-accounts.js';

/** Small deletions, so that nobody waits behind one. */
const BATCH = 500;

/** Removes what has been kept long enough, kind by kind, and writes down what it removed. Running it again removes nothing. */
@Injectable()
export class RunRetention {
  readonly #kinds: ReadonlyMap<string, ExpiringKind>;

  /** @throws Error when a kind has a period and nobody to keep it, or the other way round: a promise nobody keeps. */
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
   * @returns how many rows of all kinds were removed.
   * @throws AggregateError after the others were removed, when some kind could not be.
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

import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

interface Waiting {
  readonly sql: string;
  readonly params: readonly unknown[];
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Number of statements that a piece of work may still send. */
interface Allowance {
  left: number;
}

/**
 * Sends concurrent selects as one statement on one snapshot. Only for plain reads: a lock or write needs its own statement. As in
 * JSON, times are strings and numerics are numbers.
 *
 * @example const [company, paid] = await Promise.all([companies.companyOf(id), matching.hasPaid(company, seeker)]);
 */
@Injectable()
export class ReadTogether {
  readonly #waiting = new WeakMap<object, Waiting[]>();
  readonly #allowance = new AsyncLocalStorage<Allowance>();

  constructor(private readonly em: EntityManager) {}

  rows<T extends object>(sql: string, params: readonly unknown[] = []): Promise<T[]> {
    // One batch per transaction, or per request if none is open.
    const context = this.em.getTransactionContext<object>() ?? this.em.getContext(false);
    return new Promise<T[]>((resolve, reject) => {
      const asked = { sql, params, resolve: resolve as (rows: unknown[]) => void, reject };
      const waiting = this.#waiting.get(context);
      if (waiting) {
        waiting.push(asked);
        return;
      }
      this.#waiting.set(context, [asked]);
      // Runs after all promises that are ready now, so that their reads join the batch.
      void Promise.resolve().then(() =>
        process.nextTick(() => {
          const batch = this.#waiting.get(context) ?? [];
          this.#waiting.delete(context);
          void this.#send(batch);
        }),
      );
    });
  }

  /** Allows at most this many statements in `work`. @throws Error if there are more, a bug in `work` */
  atMost<T>(statements: number, work: () => Promise<T>): Promise<T> {
    return this.#allowance.run({ left: statements }, work);
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    try {
      this.#spend();
      const answers = await this.#ask(batch);
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] ?? []);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  #spend(): void {
    const allowance = this.#allowance.getStore();
    if (!allowance) return;
    if (allowance.left === 0) throw new Error('a stage is loaded in more statements than it may');
    allowance.left -= 1;
  }

  async #ask(batch: readonly Waiting[]): Promise<unknown[][]> {
    const [first] = batch;
    if (!first) return [];
    if (batch.length === 1) return [await this.em.execute<unknown[]>(first.sql, [...first.params])];
    const parts = batch.map(
      ({ sql }, index) => `(select coalesce(json_agg(q${index}), '[]') from (${sql}) q${index}) as "${index}"`,
    );
    const [row] = await this.em.execute<Record<string, unknown[]>[]>(
      `select ${parts.join(',\n')}`,
      batch.flatMap(({ params }) => params),
    );
    return batch.map((_, index) => row?.[index] ?? []);
  }
}

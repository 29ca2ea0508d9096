import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

interface Waiting {
  readonly sql: string;
  readonly params: readonly unknown[];
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/** How many statements a piece of work may still send through here. */
interface Allowance {
  left: number;
}

/**
 * Selects that are asked for at the same time go to the database as one statement, and see one snapshot. Plain reads alone: a
 * lock or a write needs a statement of its own. Times arrive as text and numerics as numbers, as JSON has them.
 *
 * @example const [company, paid] = await Promise.all([companies.companyOf(id), matching.hasPaid(company, seeker)]);
 */
@Injectable()
export class ReadTogether {
  readonly #waiting = new WeakMap<object, Waiting[]>();
  readonly #allowance = new AsyncLocalStorage<Allowance>();

  constructor(private readonly em: EntityManager) {}

  rows<T extends object>(sql: string, params: readonly unknown[] = []): Promise<T[]> {
    // One batch for a transaction, or for the request where none is open.
    const context = this.em.getTransactionContext<object>() ?? this.em.getContext(false);
    return new Promise<T[]>((resolve, reject) => {
      const asked = { sql, params, resolve: resolve as (rows: unknown[]) => void, reject };
      const waiting = this.#waiting.get(context);
      if (waiting) {
        waiting.push(asked);
        return;
      }
      this.#waiting.set(context, [asked]);
      // After every promise that is ready now has gone on, so that what they ask for is in the batch too.
      void Promise.resolve().then(() =>
        process.nextTick(() => {
          const batch = this.#waiting.get(context) ?? [];
          this.#waiting.delete(context);
          void this.#send(batch);
        }),
      );
    });
  }

  /** Refuses to send more than that many statements for `work`. @throws Error, a defect of the work */
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

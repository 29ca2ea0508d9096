import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { inOrder, type Lock, nameOf } from './lock-order.js';

/** Takes locks until the transaction ends. A lock that the transaction already holds costs nothing. */
@Injectable()
export class Locks {
  readonly #held = new WeakMap<object, Set<string>>();

  constructor(private readonly em: EntityManager) {}

  /** Waits for each lock in the order of `lock-order.ts`. Call inside a transaction. */
  async take(...locks: readonly Lock[]): Promise<void> {
    const held = this.#heldNow();
    const missing = inOrder(locks).filter((lock) => !held.has(nameOf(lock)));
    const accounts = missing.filter(({ kind }) => kind === 'account').map(({ of }) => of);
    const names = missing.filter(({ kind }) => kind !== 'account').map(nameOf);
    if (accounts.length > 0) {
      await this.em.execute('select 1 from account where id in (?) order by id for key share', [accounts]);
    }
    if (names.length > 0) {
      await this.em.execute(
        `select pg_advisory_xact_lock(hashtextextended(l.name, 0))
           from jsonb_array_elements_text(?::jsonb) with ordinality as l (name, n) order by l.n`,
        [JSON.stringify(names)],
      );
    }
    for (const lock of missing) held.add(nameOf(lock));
  }

  /** Whether the transaction holds all of them. */
  holds(...locks: readonly Lock[]): boolean {
    const held = this.#heldNow();
    return locks.every((lock) => held.has(nameOf(lock)));
  }

  /** Records locks that a statement of the caller has taken. */
  note(...locks: readonly Lock[]): void {
    const held = this.#heldNow();
    for (const lock of locks) held.add(nameOf(lock));
  }

  #heldNow(): Set<string> {
    const open = this.em.getTransactionContext<object>();
    if (!open) throw new Error('a lock outside any transaction');
    const held = this.#held.get(open) ?? new Set();
    this.#held.set(open, held);
    return held;
  }
}

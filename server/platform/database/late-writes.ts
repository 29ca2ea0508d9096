import { type EventSubscriber, MikroORM, type TransactionEventArgs } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';

type Value = string | number | boolean | Date | null;

/** One statement, or the rows of one: a part of what a transaction writes last. */
export interface LateWrite {
  readonly sql: string;
  readonly params: readonly Value[];
}

/** Of the 65,535 parameters that a statement may have. */
const MAX_PARAMS = 30_000;

/**
 * Last writes of a transaction: rows that it does not read again, such as log entries and outbox messages. All are written in
 * one statement just before the commit, after the changed entities.
 */
@Injectable()
export class LateWrites implements EventSubscriber, OnModuleInit {
  readonly #waiting = new WeakMap<object, (() => LateWrite)[]>();

  constructor(
    private readonly orm: MikroORM,
    private readonly em: EntityManager,
  ) {}

  onModuleInit(): void {
    this.orm.em.getEventManager().registerSubscriber(this);
  }

  /**
   * Adds a statement to the open transaction. It sees the rows as they were before the other late writes.
   *
   * @throws Error outside of a transaction
   */
  add(sql: string, params: readonly Value[]): void {
    this.addLast(() => ({ sql, params }));
  }

  /** The same for a statement that is complete only at the commit. */
  addLast(write: () => LateWrite): void {
    const open = this.em.getTransactionContext<object>();
    if (!open) throw new Error('a late write outside of a transaction');
    const waiting = this.#waiting.get(open);
    if (waiting) waiting.push(write);
    else this.#waiting.set(open, [write]);
  }

  /** Called by the ORM; an error rolls the transaction back. */
  async beforeTransactionCommit({ transaction }: TransactionEventArgs): Promise<void> {
    const writes = this.#waiting.get(transaction as object);
    if (!writes) return;
    const connection = this.em.getConnection('write');
    for (const { sql, params } of together(writes.map((write) => write()))) {
      await connection.execute(sql, [...params], 'run', transaction);
    }
  }
}

/** As few statements as fit: `with w0 as (insert …), w1 as (delete …) insert …`. */
function together(writes: readonly LateWrite[]): readonly LateWrite[] {
  const groups: LateWrite[][] = [];
  let params = MAX_PARAMS;
  for (const write of writes) {
    params += write.params.length;
    if (params > MAX_PARAMS) {
      groups.push([]);
      params = write.params.length;
    }
    groups.at(-1)?.push(write);
  }
  return groups.map((group) => ({ sql: combined(group), params: group.flatMap((write) => write.params) }));
}

function combined(group: readonly LateWrite[]): string {
  const first = group.slice(0, -1).map(({ sql }, index) => `w${index} as (${sql})`);
  return `${first.length > 0 ? `with ${first.join(',\n')}\n` : ''}${group.at(-1)?.sql ?? ''}`;
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../auth/actor.js';
import { ReadTogether } from '../database/read-together.js';
import { Transaction } from '../database/transaction.js';
import { Forbidden } from '../errors/request.errors.js';
import { ConcurrentWrites } from '../idempotency/concurrent-writes.js';
import { newId } from '../ids/new-id.js';
import { Outbox } from '../outbox/outbox.js';
import { traced } from '../tracing/active-span.js';
import type { Call, Command, Outcome } from './command.js';
import { CommandResults } from './command-results.js';
import { Locks } from './locks.js';

/** Max statements that load the data of a decision. */
const STAGE_STATEMENTS = 3;

export interface Sent<Input> {
  readonly actor: Actor;
  readonly input: Input;
  /** `Idempotency-Key` of the request, if it had one. */
  readonly key?: string | undefined;
}

/**
 * Runs a command in one transaction: the caller's key, locks, reads, writes and events commit together. Sent again with the same
 * key, it returns the same result and does nothing.
 */
@Injectable()
export class CommandKernel {
  constructor(
    private readonly transaction: Transaction,
    private readonly results: CommandResults,
    private readonly locks: Locks,
    private readonly reads: ReadTogether,
    private readonly outbox: Outbox,
    private readonly concurrentWrites: ConcurrentWrites,
  ) {}

  /** @throws Forbidden, IdempotencyKeyReused, and errors of the command. */
  async run<Input, Found, Stage, Result>(
    command: Command<Input, Found, Stage, Result>,
    sent: Sent<Input>,
  ): Promise<Result> {
    if (!command.actors.includes(sent.actor.role)) throw new Forbidden();
    try {
      const run = () => traced(`command ${command.name}`, 'internal', () => this.#inTransaction(command, sent));
      // A transaction already has a connection, and others wait for its locks, so it does not wait.
      return await (this.transaction.isOpen ? run() : this.concurrentWrites.run(sent.actor.id, run));
    } catch (error) {
      throw refusalOf(command, error);
    }
  }

  #inTransaction<Input, Found, Stage, Result>(
    command: Command<Input, Found, Stage, Result>,
    { actor, input, key }: Sent<Input>,
  ): Promise<Result> {
    return this.transaction.run(async () => {
      const call: Call<Input> = { actor, input, id: newId() };
      if (key === undefined) return (await this.#carryOut(command, call)).result;
      const request = { caller: actor.id, key, command: command.name, asks: command.asks(input) };
      const known = command.resultOf?.(call);
      const earlier = await this.results.claim(request, known);
      if (earlier) return earlier.result as Result;
      const { result } = await this.#carryOut(command, call);
      if (known === undefined) await this.results.keep(request, result);
      return result;
    });
  }

  async #carryOut<Input, Found, Stage, Result>(
    command: Command<Input, Found, Stage, Result>,
    call: Call<Input>,
  ): Promise<Outcome<Result>> {
    const stage = await this.reads.atMost(STAGE_STATEMENTS, async () => {
      const found = await command.find(call);
      await this.locks.take(...command.locks(call, found));
      return command.load(call, found);
    });
    const outcome = await command.handle(call, stage);
    for (const { event, payload } of outcome.events) {
      if (!command.events.some(({ name }) => name === event.name)) {
        throw new Error(`${command.name} says ${event.name}, which it does not declare`);
      }
      await this.outbox.publish(event, payload);
    }
    return outcome;
  }
}

/** The command's error for a violated constraint, if it has one. */
function refusalOf<Input, Found, Stage, Result>(
  { constraints = {} }: Command<Input, Found, Stage, Result>,
  error: unknown,
): unknown {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null;
  const refusal = typeof constraint === 'string' ? constraints[constraint] : undefined;
  return refusal ? refusal() : error;
}

import type { Actor } from '../auth/actor.js';
import type { DomainError } from '../errors/domain-error.js';
import type { EventDefinition } from '../outbox/define-event.js';
import type { Lock } from './lock-order.js';

/** One request for a command. */
export interface Call<Input> {
  readonly actor: Actor;
  readonly input: Input;
  /** A fresh id for what the command makes; another one in each try. */
  readonly id: string;
}

/** Something that happened, to be written to the outbox. */
export interface Said {
  readonly event: EventDefinition<object>;
  readonly payload: object;
}

/** Names an event that the command declares, with its payload. */
export const said = <T extends object>(event: EventDefinition<T>, payload: NoInfer<T>): Said => ({
  event,
  payload,
});

/** What came of a command. */
export interface Outcome<Result> {
  readonly result: Result;
  readonly events: readonly Said[];
}

/**
 * A write, declared: what it needs to know, which locks it takes and what it does. `CommandKernel` runs it in one transaction,
 * which may be repeated from its start, so nothing here keeps anything outside of what it returns.
 *
 * `Result` is what is kept under the caller's key: ids and figures alone, as JSON.
 */
export interface Command<Input, Found, Stage, Result> {
  /** `<module>.<act>`, for example `reservations.reserve`. */
  readonly name: string;
  readonly actors: readonly string[];
  /** What the caller's key stands for: the same key with something else is refused. */
  asks(input: Input): unknown;
  /** The result, where it is known before anything is done; it saves a statement. */
  resultOf?(call: Call<Input>): Result;
  /** What the locks are named after, read before they are taken. */
  find(call: Call<Input>): Promise<Found>;
  locks(call: Call<Input>, found: Found): readonly Lock[];
  /** Everything the decision rests on, read under the locks. With `find` it may send three statements of `ReadTogether`. */
  load(call: Call<Input>, found: Found): Promise<Stage>;
  /** Decides and writes. @throws DomainError: nothing is written. */
  handle(call: Call<Input>, stage: Stage): Promise<Outcome<Result>>;
  /** What the command itself says. Modules that it calls say their own. */
  readonly events: readonly { readonly name: string }[];
  /** Refusals by the constraint of the database that stands behind them. */
  readonly constraints?: Readonly<Record<string, () => DomainError>>;
}

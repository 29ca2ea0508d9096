import type { Actor } from '../auth/actor.js';
import type { DomainError } from '../errors/domain-error.js';
import type { EventDefinition } from '../outbox/define-event.js';
import type { Lock } from './lock-order.js';

/** One call of a command. */
export interface Call<Input> {
  readonly actor: Actor;
  readonly input: Input;
  /** A new id for what the command creates; different in each try. */
  readonly id: string;
}

/** An event for the outbox. */
export interface CommandEvent {
  readonly event: EventDefinition<object>;
  readonly payload: object;
}

/** An event that the command declares, with its payload. */
export const commandEvent = <T extends object>(event: EventDefinition<T>, payload: NoInfer<T>): CommandEvent => ({
  event,
  payload,
});

/** Result and events of a command. */
export interface Outcome<Result> {
  readonly result: Result;
  readonly events: readonly CommandEvent[];
}

/**
 * A declared write: what it reads, which locks it takes, and what it does. `CommandKernel` runs it in one transaction that may be
 * retried from the start, so keep no state outside the returned values.
 *
 * `Result` is stored under the caller's key: only ids and numbers, as JSON.
 */
export interface Command<Input, Found, Stage, Result> {
  /** `<module>.<act>`, for example `reservations.reserve`. */
  readonly name: string;
  readonly actors: readonly string[];
  /** The content that belongs to the caller's key: the same key with other content is refused. */
  asks(input: Input): unknown;
  /** The result, if it is known in advance; saves a statement. */
  resultOf?(call: Call<Input>): Result;
  /** Data that the locks need, read before they are taken. */
  find(call: Call<Input>): Promise<Found>;
  locks(call: Call<Input>, found: Found): readonly Lock[];
  /** All data of the decision, read under the locks. Together with `find` it may send three statements of `ReadTogether`. */
  load(call: Call<Input>, found: Found): Promise<Stage>;
  /** Decides and writes. @throws DomainError: nothing is written. */
  handle(call: Call<Input>, stage: Stage): Promise<Outcome<Result>>;
  /** Events of the command itself. Modules that it calls publish their own. */
  readonly events: readonly { readonly name: string }[];
  /** Errors for violated database constraints. */
  readonly constraints?: Readonly<Record<string, () => DomainError>>;
}

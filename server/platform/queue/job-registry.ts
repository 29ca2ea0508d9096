import type { AnyEventDefinition, Subscription } from '../outbox/define-event.js';
import type { AnyJobDefinition } from './define-job.js';
import type { QueueDefinition } from './define-queue.js';
import type { JobHandler } from './handles-job.decorator.js';

/** A definition and its handler. */
export interface RegisteredJob {
  readonly definition: AnyJobDefinition;
  readonly handler: JobHandler<AnyJobDefinition>;
}

/** A provider with `@HandlesJob`, and its class name for error messages. */
export interface FoundHandler extends RegisteredJob {
  readonly className: string;
}

export interface Subscriber {
  readonly definition: AnyJobDefinition;
  readonly subscription: Subscription<unknown>;
}

/** Declared jobs and handlers do not match, so the process must not start. One line per fault. */
export class InvalidJobRegistry extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'InvalidJobRegistry';
  }
}

/** Every job by name, with exactly one handler, and every event that this version knows. */
export class JobRegistry {
  readonly #jobs = new Map<string, RegisteredJob>();
  readonly #events: ReadonlyMap<string, AnyEventDefinition>;

  /**
   * @param events declared ones; those that start a job need not be given.
   * @throws InvalidJobRegistry if a name is defined twice, a definition has no handler or several, or a handler's definition was
   * not declared.
   */
  constructor(
    definitions: readonly AnyJobDefinition[],
    handlers: readonly FoundHandler[],
    events: readonly AnyEventDefinition[] = [],
  ) {
    const subscribed = definitions.flatMap(({ startedBy }) => startedBy.map(({ event }) => event));
    const known = new Set([...events, ...subscribed]);
    this.#events = new Map([...known].map((event) => [event.name, event]));
    const lines = [...doubleQueues(definitions), ...doubles('job', definitions), ...doubles('event', [...known])];
    for (const definition of new Set(definitions)) {
      const found = handlers.filter((candidate) => candidate.definition === definition);
      const [only] = found;
      if (!only) lines.push(`job ${definition.name} has no handler: no provider carries @HandlesJob for it`);
      else if (found.length > 1) lines.push(`job ${definition.name} has ${found.length} handlers: ${names(found)}`);
      else this.#jobs.set(definition.name, only);
    }
    const strays = handlers.filter(({ definition }) => !definitions.includes(definition));
    for (const { className, definition } of strays) {
      lines.push(`${className} handles ${definition.name}, which was not made with defineJob`);
    }
    if (lines.length > 0) throw new InvalidJobRegistry(lines);
  }

  find(name: string): RegisteredJob | undefined {
    return this.#jobs.get(name);
  }

  jobs(): readonly AnyJobDefinition[] {
    return [...this.#jobs.values()].map(({ definition }) => definition);
  }

  event(name: string): AnyEventDefinition | undefined {
    return this.#events.get(name);
  }

  events(): readonly AnyEventDefinition[] {
    return [...this.#events.values()];
  }

  /** Every job that an event starts. */
  subscribers(eventName: string): readonly Subscriber[] {
    return [...this.#jobs.values()].flatMap(({ definition }) =>
      definition.startedBy
        .filter(({ event }) => event.name === eventName)
        .map((subscription) => ({ definition, subscription })),
    );
  }

  queueNames(): readonly string[] {
    return [...new Set([...this.#jobs.values()].map(({ definition }) => definition.queue.name))].sort();
  }

  inQueue(queueName: string): readonly AnyJobDefinition[] {
    return [...this.#jobs.values()].map((job) => job.definition).filter(({ queue }) => queue.name === queueName);
  }
}

const names = (handlers: readonly FoundHandler[]): string => handlers.map(({ className }) => className).join(', ');

function doubles(what: string, definitions: readonly { readonly name: string }[]): readonly string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of definitions) (seen.has(name) ? repeated : seen).add(name);
  return [...repeated].map((name) => `${what} ${name} is defined more than once`);
}

function doubleQueues(definitions: readonly AnyJobDefinition[]): readonly string[] {
  const seen = new Map<string, QueueDefinition>();
  const doubles = new Set<string>();
  for (const { queue } of definitions) {
    if ((seen.get(queue.name) ?? queue) !== queue) doubles.add(queue.name);
    seen.set(queue.name, queue);
  }
  return [...doubles].map((name) => `queue ${name} is defined more than once`);
}

import type { Subscription } from '../outbox/define-event.js';
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

/** Every job by name, with exactly one handler. */
export class JobRegistry {
  readonly #jobs = new Map<string, RegisteredJob>();

  /**
   * @throws InvalidJobRegistry if a name is defined twice, a definition has no handler or several, or a handler's definition was
   * not declared.
   */
  constructor(definitions: readonly AnyJobDefinition[], handlers: readonly FoundHandler[]) {
    const lines = [...doubleQueues(definitions), ...doubleJobs(definitions)];
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

  /** Every job that an event starts. */
  subscribers(eventName: string): readonly Subscriber[] {
    return [...this.#jobs.values()].flatMap(({ definition }) =>
      definition.startedBy
        .filter((subscription) => subscription.eventName === eventName)
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

function doubleJobs(definitions: readonly AnyJobDefinition[]): readonly string[] {
  const seen = new Set<string>();
  const doubles = new Set<string>();
  for (const { name } of definitions) (seen.has(name) ? doubles : seen).add(name);
  return [...doubles].map((name) => `job ${name} is defined more than once`);
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

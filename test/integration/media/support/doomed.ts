import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import type pg from 'pg';

/** A promise that never settles, so no later code runs, not even `catch` or `finally`, as in a killed process. */
const never = (): Promise<never> => new Promise(() => undefined);

/** The connection that a statement would use. */
interface Connection {
  breakOff(): void;
  giveBack(): void;
}
const noConnection: Connection = { breakOff: () => undefined, giveBack: () => undefined };

/**
 * Work in this process that is killed at one of its steps. Each statement and each call of the storage has two steps: before it is
 * sent, and after its answer. The connections break, so the database rolls back open transactions.
 */
export class Doomed {
  static readonly #current = new AsyncLocalStorage<Doomed>();
  readonly steps: string[] = [];
  #isDead = false;
  #die: (() => void) | undefined;
  readonly #died = new Promise<void>((resolve) => (this.#die = resolve));

  /** @param diesAt number of its last step; 0 to survive */
  constructor(private readonly diesAt: number) {}

  /** @returns whether it was not killed */
  run(work: () => Promise<unknown>): Promise<boolean> {
    return Doomed.#current.run(this, () => Promise.race([work().then(() => true), this.#died.then(() => false)]));
  }

  static get current(): Doomed | undefined {
    return Doomed.#current.getStore();
  }

  async step<T>(name: string, act: () => Promise<T>, connection: Connection = noConnection): Promise<T> {
    await this.#moment(`before ${name}`, connection);
    const result = await act();
    await this.#moment(`after ${name}`, connection);
    return result;
  }

  async #moment(name: string, { breakOff, giveBack }: Connection): Promise<void> {
    if (this.#isDead) {
      // A timer of the killed work requested this connection. Release it for other work.
      giveBack();
      return never();
    }
    this.steps.push(name);
    if (this.steps.length !== this.diesAt) return;
    this.#isDead = true;
    breakOff();
    this.#die?.();
    await never();
  }
}

interface PooledClient {
  readonly connection: { readonly stream: { destroy(): void } };
  on(event: 'error', listener: () => void): void;
  release?(destroy: boolean): void;
}
type Query = (this: pg.Client, ...args: unknown[]) => Promise<unknown>;

/** Makes every statement of doomed work a step. @returns a function that restores the driver and stops the timers of killed work */
export function watchStatements(): () => void {
  // The ORM's driver, which may be another copy than the one that we import.
  const own = createRequire(import.meta.url);
  const driver = createRequire(own.resolve('@mikro-orm/postgresql'))('pg') as typeof pg;
  const prototype = driver.Client.prototype as unknown as { query: Query };
  const broken = new WeakSet<PooledClient>();
  const original = prototype.query;
  const { setInterval: startTimer } = globalThis;
  const timers: NodeJS.Timeout[] = [];
  globalThis.setInterval = ((...args: Parameters<typeof startTimer>) => {
    const timer = startTimer(...args);
    if (Doomed.current) timers.push(timer);
    return timer;
  }) as typeof startTimer;
  prototype.query = function (...args) {
    const doomed = Doomed.current;
    if (!doomed) return original.apply(this, args);
    const client = this as unknown as PooledClient;
    const [statement] = args as [string | { readonly text: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    // Not a step: it only wakes the outbox, and all work in this process shares one notifier.
    if (text.includes('pg_notify')) return original.apply(this, args);
    const connection = {
      breakOff: () => {
        broken.add(client);
        client.on('error', () => undefined);
        client.connection.stream.destroy();
        client.release?.(true);
      },
      giveBack: () => {
        if (!broken.has(client)) client.release?.(false);
      },
    };
    return doomed.step(text.replace(/\s+/g, ' ').slice(0, 60), () => original.apply(this, args), connection);
  };
  return () => {
    prototype.query = original;
    globalThis.setInterval = startTimer;
    for (const timer of timers) clearInterval(timer);
  };
}

/** Makes every call of these methods by doomed work a step. */
export function watchCalls(target: object, names: readonly string[]): void {
  const methods = target as Record<string, (...args: unknown[]) => Promise<unknown>>;
  for (const name of names) {
    const original = methods[name]?.bind(target);
    if (!original) throw new Error(`no method ${name}`);
    methods[name] = (...args) => {
      const doomed = Doomed.current;
      const what = args[0] instanceof Object ? args[0].constructor.name : '';
      return doomed ? doomed.step(`${name} ${what}`.trim(), () => original(...args)) : original(...args);
    };
  }
}

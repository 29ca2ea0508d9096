import { MikroORM } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Logger } from '../logging/logger.js';
import { QueueErrorReporter } from '../queue/error-reporter.js';
import { OutboxListener } from './outbox-listener.js';
import { BATCH_SIZE, RelayBatch } from './relay-batch.js';

/** Finds what no notification told of: delayed messages that fall due, and those of a time without a listener. */
const POLL_MS = 1_000;
/** Longest pause while the queue or the database is away (milliseconds). */
const AWAY_MAX_MS = 5_000;

/** Moves messages from the outbox to the queue, for as long as the process lives. Any number may run at once. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #stopped = false;
  #loop: Promise<void> = Promise.resolve();
  #wake: () => void = () => undefined;
  #woken = false;
  #failures = 0;

  constructor(
    private readonly orm: MikroORM,
    private readonly batch: RelayBatch,
    private readonly listener: OutboxListener,
    private readonly errors: QueueErrorReporter,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.start(() => this.wake());
    this.#loop = this.#run();
  }

  /** Ends after the batch in hand. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#stopped = true;
    this.wake();
    await this.#loop;
  }

  /** Looks at once instead of at the next poll. */
  wake(): void {
    this.#woken = true;
    this.#wake();
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      const pauseMs = await this.#relay();
      if (pauseMs > 0) await this.#rest(pauseMs);
    }
  }

  /** @returns how long to rest: not at all while there is more. */
  async #relay(): Promise<number> {
    this.#woken = false;
    try {
      const { claimed, published, queueReached } = await this.batch.run(this.orm.em.fork());
      if (!queueReached) return this.#away('the queue is away, messages wait in the outbox');
      if (this.#failures > 0) this.logger.info({}, 'the outbox is relayed again');
      this.#failures = 0;
      return claimed === BATCH_SIZE && published > 0 ? 0 : POLL_MS;
    } catch (error) {
      this.errors.report('outbox relay', error);
      return this.#away('the database is away, the outbox cannot be read');
    }
  }

  #away(message: string): number {
    this.#failures += 1;
    if (this.#failures === 1) this.logger.error({}, message);
    return Math.min(POLL_MS * this.#failures, AWAY_MAX_MS);
  }

  /** A wake-up that came during the batch counts too, except while something is away: then it would only hammer. */
  #rest(milliseconds: number): Promise<void> {
    if (this.#stopped || (this.#woken && this.#failures === 0)) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        if (this.#failures > 0 && !this.#stopped) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

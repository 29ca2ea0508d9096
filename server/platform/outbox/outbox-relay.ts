import { MikroORM } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Logger } from '../logging/logger.js';
import { QueueErrorReporter } from '../queue/error-reporter.js';
import { OutboxListener } from './outbox-listener.js';
import { RelayBatch, WAITING_BATCH } from './relay-batch.js';

/** Poll interval, for delayed messages and for times without a listener. */
const POLL_MS = 1_000;
/** Pause while the queue or the database is unavailable (milliseconds); notifications do not shorten it. */
const AWAY_MS = 500;

/** Moves messages from the outbox to the queue while the process lives. Several relays can run concurrently. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #stopped = false;
  #loop: Promise<void> = Promise.resolve();
  #wake: () => void = () => undefined;
  #woken = false;
  #reached = true;

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

  /** Stops after the current batch. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#stopped = true;
    this.wake();
    await this.#loop;
  }

  /** Polls immediately. */
  wake(): void {
    this.#woken = true;
    this.#wake();
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#woken = false;
      const { reached, more } = await this.#relay();
      if (!reached) await this.#rest(AWAY_MS, false);
      else if (!more) await this.#rest(POLL_MS, true);
    }
  }

  async #relay(): Promise<{ reached: boolean; more: boolean }> {
    try {
      const { claimed, published, queueReached } = await this.batch.run(this.orm.em.fork());
      this.#logOutage(queueReached, 'the queue is away, messages wait in the outbox');
      return { reached: queueReached, more: claimed >= WAITING_BATCH && published > 0 };
    } catch (error) {
      this.errors.report('outbox relay', error);
      this.#logOutage(false, 'the database is away, the outbox cannot be read');
      return { reached: false, more: false };
    }
  }

  /** Logs once that relaying stopped, and once that it continues. */
  #logOutage(reached: boolean, trouble: string): void {
    if (reached === this.#reached) return;
    this.#reached = reached;
    if (reached) this.logger.info({}, 'the outbox is relayed again');
    else this.logger.error({}, trouble);
  }

  /** A wake-up during the batch counts too. */
  #rest(milliseconds: number, wakeable: boolean): Promise<void> {
    if (this.#stopped || (wakeable && this.#woken)) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        if (!wakeable && !this.#stopped) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

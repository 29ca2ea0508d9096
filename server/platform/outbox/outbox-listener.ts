import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Settings } from '../config/settings.js';
import { QueueErrorReporter } from '../queue/error-reporter.js';
import { outboxChannel } from './outbox-bell.js';

const RECONNECT_MS = 500;

/**
 * Listens for committed messages. Its connection can die at any time: an `error` listener keeps the process alive, and it
 * reconnects until it works. Meanwhile the relay's polling finds the messages.
 */
@Injectable()
export class OutboxListener implements OnApplicationShutdown {
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;
  #onMessage: () => void = () => undefined;

  constructor(
    private readonly settings: Settings,
    private readonly errors: QueueErrorReporter,
  ) {}

  /** @param heard called at each notification, and after each reconnection, because some may have been missed. */
  start(onMessage: () => void): void {
    this.#onMessage = onMessage;
    void this.#connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch((error: unknown) => this.errors.report('outbox listener', error));
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.settings.env.DATABASE_DIRECT_URL,
      application_name: 'entrevue-outbox',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    this.#client = client;
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client));
    client.on('notification', () => this.#onMessage());
    try {
      await client.connect();
      await client.query(`listen ${outboxChannel}`);
      this.#onMessage();
    } catch (error) {
      this.#lost(client, error);
    }
  }

  #lost(client: pg.Client, error?: unknown): void {
    // The first error replaces the connection; later ones concern a client that is already gone.
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.errors.report('outbox listener', error ?? new Error('the connection ended'));
    client.end().catch((ending: unknown) => this.errors.report('outbox listener', ending));
    this.#retry = setTimeout(() => void this.#connect(), RECONNECT_MS);
  }
}

import pg from 'pg';
import type { Env } from '../config/env.js';
import { endedSessionChannel } from './socket-sessions.js';

const RECONNECT_MS = 500;

interface Hearing {
  /** A session ended just now. */
  ended(sessionId: string): void;
  /** Listening began, or began again: some may have ended unheard. */
  listening(): void;
  failed(error: unknown): void;
}

/**
 * Hears from the database of every session that ends, whoever ends it: the row's trigger speaks, so no way of signing somebody
 * out can forget to. Its connection may die at any time; a new one is opened until it holds.
 */
export class EndedSessions {
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    private readonly env: Env,
    private readonly hearing: Hearing,
  ) {
    void this.#connect();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch((error: unknown) => this.hearing.failed(error));
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.env.DATABASE_URL,
      application_name: 'entrevue-realtime-sessions',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    this.#client = client;
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => {
      if (payload) this.hearing.ended(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${endedSessionChannel}`);
      this.hearing.listening();
    } catch (error) {
      this.#lost(client, error);
    }
  }

  #lost(client: pg.Client, error?: unknown): void {
    // The first sign of a dead connection replaces it; later ones are about a client we no longer have.
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.hearing.failed(error ?? new Error('the connection ended'));
    client.end().catch((ending: unknown) => this.hearing.failed(ending));
    this.#retry = setTimeout(() => void this.#connect(), RECONNECT_MS);
  }
}

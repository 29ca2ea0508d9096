import pg from 'pg';
import type { Env } from '../config/env.js';
import { endedSessionChannel } from './socket-sessions.js';

const RECONNECT_MS = 500;

interface SessionListener {
  /** A session has just ended. */
  ended(sessionId: string): void;
  /** Listening started or restarted: some sessions may have ended unnoticed. */
  listening(): void;
  failed(error: unknown): void;
}

/**
 * Listens for ended sessions in the database. The table's trigger sends the notification, so every way of ending a session is
 * covered. A lost connection is reopened until it works.
 */
export class EndedSessions {
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    private readonly env: Env,
    private readonly listener: SessionListener,
  ) {
    void this.#connect();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch((error: unknown) => this.listener.failed(error));
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.env.DATABASE_DIRECT_URL,
      application_name: 'entrevue-realtime-sessions',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    this.#client = client;
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => {
      if (payload) this.listener.ended(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${endedSessionChannel}`);
      this.listener.listening();
    } catch (error) {
      this.#lost(client, error);
    }
  }

  #lost(client: pg.Client, error?: unknown): void {
    // The first error of a dead connection replaces it; later ones concern a client that is no longer used.
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.listener.failed(error ?? new Error('the connection ended'));
    client.end().catch((ending: unknown) => this.listener.failed(ending));
    this.#retry = setTimeout(() => void this.#connect(), RECONNECT_MS);
  }
}

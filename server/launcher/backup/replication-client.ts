import type { Duplex } from 'node:stream';
import pg from 'pg';

/** The part of a connection that is not in pg's types: replication uses COPY in both directions. */
interface CopyConnection extends NodeJS.EventEmitter {
  readonly stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): void;
}

/**
 * A connection that speaks PostgreSQL's replication protocol, which `pg_basebackup` and `pg_receivewal` use too. Those programs
 * are not in the embedded package, and this works for any server.
 * https://www.postgresql.org/docs/18/protocol-replication.html
 */
export class ReplicationClient {
  readonly #client: pg.Client;
  readonly #connection: CopyConnection;

  private constructor(client: pg.Client) {
    this.#client = client;
    this.#connection = (client as unknown as { connection: CopyConnection }).connection;
  }

  /** @param url of a role with REPLICATION; a superuser has it */
  static async connect(url: string): Promise<ReplicationClient> {
    const options: pg.ClientConfig & { replication: string } = {
      connectionString: url,
      replication: 'true',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      application_name: 'entrevue-backup',
    };
    const client = new pg.Client(options);
    // Without a listener a broken connection would end the process; the running command fails with the cause anyway.
    client.on('error', () => undefined);
    await client.connect();
    return new ReplicationClient(client);
  }

  /** Runs a command and returns its rows; those of several result sets follow each other. */
  async command(text: string): Promise<Record<string, string | null>[]> {
    const result = (await this.#client.query(text)) as pg.QueryResult | pg.QueryResult[];
    return [result].flat().flatMap(({ rows }) => rows as Record<string, string | null>[]);
  }

  /**
   * Runs a command that sends data, and gives each piece to `take`. A piece is valid until `take` returns. While `take` returns a
   * promise, nothing more is read from the server.
   */
  async receive(text: string, take: (piece: Buffer) => Promise<void> | void): Promise<Record<string, string | null>[]> {
    let work = Promise.resolve();
    let failed: unknown;
    const onData = ({ chunk }: { chunk: Buffer }): void => {
      if (failed !== undefined) return;
      // The parser reuses its memory, and several pieces can arrive before the pause takes effect.
      const piece = Buffer.from(chunk);
      this.#connection.stream.pause();
      work = work
        .then(() => take(piece))
        .then(() => void this.#connection.stream.resume())
        .catch((error: unknown) => {
          failed ??= error;
          this.#connection.stream.destroy();
        });
    };
    this.#connection.on('copyData', onData);
    try {
      return await this.command(text);
    } catch (error) {
      throw failed ?? error;
    } finally {
      this.#connection.off('copyData', onData);
      await work;
    }
  }

  /** Resolves when the server begins to send and receive, as START_REPLICATION does. Ask before the command. */
  begun(): Promise<void> {
    return new Promise((resolve) => this.#connection.once('replicationStart', () => resolve()));
  }

  /** Sends one message inside a running COPY. */
  send(message: Buffer): void {
    this.#connection.sendCopyFromChunk(message);
  }

  /** Cuts the connection at once; a running command fails. */
  cut(): void {
    this.#connection.stream.destroy();
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => undefined); // Cut or lost: nothing to close.
  }
}

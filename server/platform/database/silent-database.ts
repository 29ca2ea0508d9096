import pg from 'pg';
import { afterListening } from '../process/listening-time.js';

/** How often connections are looked at (milliseconds). */
const LOOK_EVERY_MS = 250;
/** A connection that waits this long makes us ask whether the server is there (milliseconds). */
const SUSPICIOUS_MS = 2_000;
/** A server that runs accepts or refuses a new connection within this time (milliseconds). */
const PROBE_MS = 2_000;
/** While the server is known to be silent, nothing waits longer for it (milliseconds). */
const KNOWN_SILENT_MS = 500;

/** The server does not answer, on open connections nor to a new one. Told as a connection that timed out. */
export class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('the database does not answer');
    this.name = 'DatabaseSilent';
  }
}

/** The socket of a client: `pg` has it, and its types do not. */
interface Wire {
  readonly connection: {
    readonly stream: NodeJS.ReadableStream & { bytesWritten: number; destroy(error: Error): void };
  };
}

/**
 * Cuts connections that wait for a database that says nothing at all: frozen, or behind a line that swallows everything. Its own
 * limits, such as `statement_timeout`, do not work then, and requests would wait for ever. A slow statement is not cut: the server
 * still answers a new connection. Time is counted only while this process listens, so being busy is not taken for silence.
 */
export class SilenceWatch {
  readonly #clients = new Map<pg.PoolClient, Line>();
  #looking: NodeJS.Timeout | null = null;
  #isProbing = false;
  #isSilent = false;

  constructor(private readonly url: string) {}

  watch(pool: pg.Pool): void {
    pool.on('connect', (client) => {
      this.#clients.set(client, new Line(client));
      this.#looking ??= setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
    });
    pool.on('remove', (client) => {
      this.#clients.delete(client);
      if (this.#clients.size === 0) this.#stop();
    });
  }

  #stop(): void {
    if (this.#looking !== null) clearInterval(this.#looking);
    this.#looking = null;
    this.#isSilent = false;
  }

  #look(): void {
    let longest = 0;
    for (const line of this.#clients.values()) {
      line.look();
      longest = Math.max(longest, line.waitedMs);
    }
    if (this.#isSilent) this.#cut(KNOWN_SILENT_MS);
    if ((longest >= SUSPICIOUS_MS || this.#isSilent) && !this.#isProbing) void this.#probe();
  }

  async #probe(): Promise<void> {
    this.#isProbing = true;
    this.#isSilent = !(await answersAtAll(this.url));
    this.#isProbing = false;
    if (this.#isSilent) this.#cut(KNOWN_SILENT_MS);
  }

  #cut(afterMs: number): void {
    for (const line of this.#clients.values()) if (line.waitedMs >= afterMs) line.cut();
  }
}

/** One connection: how long it has waited for an answer to what it sent. */
class Line {
  readonly #stream: Wire['connection']['stream'];
  #answered: number;
  waitedMs = 0;

  constructor(client: pg.PoolClient) {
    this.#stream = (client as unknown as Wire).connection.stream;
    this.#answered = this.#stream.bytesWritten;
    this.#stream.on('data', () => {
      this.#answered = this.#stream.bytesWritten;
      this.waitedMs = 0;
    });
  }

  look(): void {
    this.waitedMs = this.#stream.bytesWritten > this.#answered ? this.waitedMs + LOOK_EVERY_MS : 0;
  }

  cut(): void {
    this.#stream.destroy(new DatabaseSilent());
  }
}

/** True when a new connection is accepted or refused, whatever the reason. */
async function answersAtAll(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'entrevue-probe' });
  client.on('error', () => undefined); // Told by `connect` already.
  const answered = client.connect().then(
    () => true,
    () => true,
  );
  let stop = (): void => undefined;
  const silent = new Promise<boolean>((resolve) => {
    stop = afterListening(PROBE_MS, () => resolve(false));
  });
  const answer = await Promise.race([answered, silent]);
  stop();
  if (answer) await client.end().catch(() => undefined);
  else (client as unknown as Wire).connection.stream.destroy(new DatabaseSilent());
  return answer;
}

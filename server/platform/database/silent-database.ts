import pg from 'pg';
import { afterListening } from '../process/listening-time.js';

/** Interval of the checks, in milliseconds. */
const CHECK_EVERY_MS = 250;
/** After this wait of a connection, the server is probed (milliseconds). */
const SUSPICIOUS_MS = 2_000;
/** A running server accepts or refuses a connection within this time (milliseconds). */
const PROBE_MS = 2_000;
/** Max wait while the server is known to be silent (milliseconds). */
const KNOWN_SILENT_MS = 500;

/** The server answers neither on open connections nor on a new one. Has the code of a connection timeout. */
export class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('the database does not answer');
    this.name = 'DatabaseSilent';
  }
}

/** A client's socket; `pg` has it, but its types do not. */
interface Wire {
  readonly connection: {
    readonly stream: NodeJS.ReadableStream & { bytesWritten: number; destroy(error: Error): void };
  };
}

/**
 * Cuts connections to a silent database: frozen, or behind a network that drops everything. Its own limits such as
 * `statement_timeout` do not work then, and requests would wait forever.
 * Slow statements are not cut, because the server still answers a new connection. Counts only time in which this process can
 * receive, so a busy process is not mistaken for silence.
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
      this.#looking ??= setInterval(() => this.#look(), CHECK_EVERY_MS).unref();
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

/** One connection, and how long it has waited for an answer. */
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
    this.waitedMs = this.#stream.bytesWritten > this.#answered ? this.waitedMs + CHECK_EVERY_MS : 0;
  }

  cut(): void {
    this.#stream.destroy(new DatabaseSilent());
  }
}

/** True if a new connection is accepted or refused for any reason. */
async function answersAtAll(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'entrevue-probe' });
  client.on('error', () => undefined); // `connect` already reports it.
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

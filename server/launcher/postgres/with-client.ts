import pg from 'pg';

/**
 * Runs `work` with one connection and closes it. A connection that dies while idle emits `error`, which ends the process without
 * a listener; the next query reports the loss anyway.
 */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  connectionTimeoutMillis = 3_000,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined); // It never connected or is gone: nothing to close.
  }
}

import pg from 'pg';

/**
 * Runs `work` with one connection and closes it. A connection that dies while idle makes its client emit `error`, and
 * without a listener that ends the process; the next query reports the loss anyway.
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
    await client.end().catch(() => undefined); // It never connected, or is gone: nothing is left to close.
  }
}

import pg from 'pg';

/** Runs one statement on a connection of its own. */
export async function query<T extends pg.QueryResultRow>(
  url: string,
  sql: string,
  parameters: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // Without a listener a connection that dies ends the process; the query that runs on it fails with the cause anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<T>(sql, parameters)).rows;
  } finally {
    await client.end().catch(() => undefined); // It never connected, or is gone: nothing is left to close.
  }
}

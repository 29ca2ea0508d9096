import pg from 'pg';

/** Runs one statement on its own connection. */
export async function query<T extends pg.QueryResultRow>(
  url: string,
  sql: string,
  parameters: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // Without a listener a broken connection would end the process; the running query fails with the cause anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<T>(sql, parameters)).rows;
  } finally {
    await client.end().catch(() => undefined); // Not connected, so there is nothing to close.
  }
}

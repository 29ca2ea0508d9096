import pg from 'pg';

/** Connections of databases whose test application runs. */
const pools = new Map<string, pg.Pool>();

/**
 * From now on `query` uses the connections to this database again: a new one costs PostgreSQL 5 ms of a core, and the client 1.5 ms.
 * @returns closes them
 */
export function keepConnections(url: string): () => Promise<void> {
  // Without a time limit, because a test may hold the timers of its process.
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 0, max: 50 });
  // A test may end all connections of its database; the pool then opens a new one.
  pool.on('error', () => undefined);
  pools.set(url, pool);
  return () => {
    pools.delete(url);
    return pool.end();
  };
}

/** Runs one statement. Unless its database has kept connections, it uses one of its own. */
export async function query<T extends pg.QueryResultRow>(
  url: string,
  sql: string,
  parameters: unknown[] = [],
): Promise<T[]> {
  const pool = pools.get(url);
  if (pool) return (await pool.query<T>(sql, parameters)).rows;
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

import pg from 'pg';

import { withClient } from './with-client.js';

/** What a server said when asked whether it is the one of `dataFolder`. */
export type Probe = 'ready' | 'starting' | 'stopping' | 'foreign' | 'silent';

/** Connects as the superuser and asks for the data folder: only the right server knows both the password and the answer. */
export async function probeServer(url: string, dataFolder: string, timeoutMs = 3_000): Promise<Probe> {
  try {
    return await withClient(
      url,
      async (client) => {
        const { rows } = await client.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`);
        return rows[0]?.folder === dataFolder ? 'ready' : 'foreign';
      },
      timeoutMs,
    );
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) return 'silent';
    if (error.code === '57P03') return error.message.includes('shutting down') ? 'stopping' : 'starting';
    if (error.code === '53300') return 'ready'; // Too many clients: it is alive, and refuses ahead of the password.
    return 'foreign';
  }
}

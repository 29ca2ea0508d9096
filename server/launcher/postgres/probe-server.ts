import pg from 'pg';

import { withClient } from './with-client.js';

/** Whether a server is the one of `dataFolder`, and its state. */
export type Probe = 'ready' | 'starting' | 'stopping' | 'foreign' | 'silent';

/** Connects as superuser and asks for the data folder: only the right server accepts the password and returns this folder. */
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
    if (error.code === '53300') return 'ready'; // Too many clients: it runs, and refuses before checking the password.
    return 'foreign';
  }
}

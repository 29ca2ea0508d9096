import { resolve } from 'node:path';

import { findEmbeddedPostgres } from './embedded-postgres.js';

/**
 * Sets DATABASE_URL to the embedded database running in DATA_DIR, unless it is set. Ends the process with one line if there is
 * none. For programs that run beside the product.
 */
export async function useRunningDatabase(): Promise<void> {
  if (process.env['DATABASE_URL']) return;
  const dataDir = resolve(process.env['DATA_DIR'] || '.data');
  const url = await findEmbeddedPostgres({ dataDir });
  if (url === null) {
    process.stderr.write(`No database runs in ${dataDir}: run npm start beside this, or set DATABASE_URL.\n`);
    process.exit(1);
  }
  process.env['DATABASE_URL'] = url;
}

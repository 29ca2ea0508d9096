import { resolve } from 'node:path';

import { findEmbeddedPostgres } from './embedded-postgres.js';

/**
 * Points DATABASE_URL at the embedded database that runs in DATA_DIR, unless it is set. Ends the process with one line when
 * there is none: for programs that run beside the product.
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

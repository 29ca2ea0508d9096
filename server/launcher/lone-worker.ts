import { resolve } from 'node:path';

import { findEmbeddedPostgres } from './embedded-postgres.js';
import { describeFailure } from './launcher-error.js';

/** `npm run worker`: finds the database, then is the worker process itself, arguments included. */
async function runWorker(): Promise<void> {
  const dataDir = resolve(process.env['DATA_DIR'] || '.data');
  if (!process.env['DATABASE_URL']) {
    const url = await findEmbeddedPostgres({ dataDir });
    if (url === null) {
      process.stderr.write(`No database runs in ${dataDir}: run npm start beside this, or set DATABASE_URL.\n`);
      process.exit(1);
    }
    process.env['DATABASE_URL'] = url;
  }
  await import('../worker.js');
}

runWorker().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});

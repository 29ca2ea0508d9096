import { resolve } from 'node:path';

import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { describeFailure } from './launcher-error.js';
import { claimDataFolder } from './supervisor/data-folder.js';

/** `npm run taxonomy:import`: finds the database, or starts it for the import, then runs the import program. */
async function runTaxonomyImport(): Promise<void> {
  const dataDir = resolve(process.env['DATA_DIR'] || '.data');
  const found = process.env['DATABASE_URL'] || (await findEmbeddedPostgres({ dataDir }));
  // npm start accepts only a folder with our marker.
  if (!found) await claimDataFolder(dataDir);
  const own = found ? null : await startEmbeddedPostgres({ dataDir });
  process.env['DATABASE_URL'] = found || own?.url;
  try {
    const { importTaxonomyCommand } = await import('../taxonomy-import.js');
    process.exitCode = await importTaxonomyCommand(process.argv.slice(2));
  } finally {
    await own?.stop();
  }
}

runTaxonomyImport().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});

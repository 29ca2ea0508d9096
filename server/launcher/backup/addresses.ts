import { findEmbeddedAdmin, findEmbeddedPostgres } from '../embedded-postgres.js';
import type { BackupSettings } from './settings.js';

/**
 * Where the database is now, for the backup's two connections: one that replicates, one that writes the report.
 * @throws Error if no database is known
 */
export async function backupAddresses({
  databaseUrl,
  replicationUrl,
  dataDir,
}: BackupSettings): Promise<{ replication: string; database: string }> {
  const [embedded, admin] = await Promise.all([findEmbeddedPostgres({ dataDir }), findEmbeddedAdmin({ dataDir })]);
  // npm start gives its processes the embedded database's URL, whose port may have changed since.
  const isOutside = databaseUrl !== null && (embedded === null || passwordOf(databaseUrl) !== passwordOf(embedded));
  if (isOutside) return { replication: replicationUrl ?? databaseUrl, database: databaseUrl };
  if (embedded === null || admin === null) {
    throw new Error(`No database runs in ${dataDir}: run npm start beside this, or set DATABASE_URL.`);
  }
  return { replication: admin, database: embedded };
}

const passwordOf = (url: string): string => new URL(url).password;

import { parseEnv } from '../config/env.js';
import { migrateDatabase } from './migrate.js';

/** Migrates and ends: for deployments that do so before their processes start. */
try {
  await migrateDatabase(parseEnv(process.env).DATABASE_URL);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

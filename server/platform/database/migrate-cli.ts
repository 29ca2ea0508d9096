import { parseEnv } from '../config/env.js';
import { migrateDatabase } from './migrate.js';

/** Migrates, prints the result and exits, for deployments that migrate before starting processes. */
try {
  const applied = await migrateDatabase(parseEnv(process.env).DATABASE_DIRECT_URL, {
    say: (line) => process.stderr.write(`${line}\n`),
  });
  for (const name of applied) process.stdout.write(`applied ${name}\n`);
  const done = applied.length === 0 ? 'nothing to do' : `${applied.length} applied`;
  process.stdout.write(`The database has the newest schema (${done}).\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

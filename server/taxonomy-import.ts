import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import {
  DownloadFailed,
  downloadTaxonomy,
  escoByHand,
  importTaxonomy,
  LearntFiles,
  NotATaxonomy,
  TaxonomyStore,
} from './modules/matching/taxonomy/index.js';
import { Clock } from './platform/clock/clock.js';
import { parseEnv } from './platform/config/env.js';
import { migrateDatabase } from './platform/database/migrate.js';
import { mikroOrmConfig } from './platform/database/mikro-orm.config.js';

const usage = 'npm run taxonomy:import -- --from DIR | --download [--from DIR] [--mirror URL]';
const USAGE = 2;

/**
 * Imports classifications from a folder. A running instance uses them after its next start.
 *
 * @returns the exit code
 */
export async function importTaxonomyCommand(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: 'string' },
      download: { type: 'boolean' },
      mirror: { type: 'string' },
    },
  });
  if (!values.from && !values.download) {
    process.stderr.write(`${usage}\n`);
    return USAGE;
  }
  const { DATABASE_DIRECT_URL, DATA_DIR } = parseEnv(process.env);
  const from = values.from ?? join(DATA_DIR, 'taxonomy/downloads');
  if (values.download && !(await download(from, values.mirror))) return 1;
  await migrateDatabase(DATABASE_DIRECT_URL, { say: (line) => process.stderr.write(`${line}\n`) });
  const orm = await MikroORM.init(
    mikroOrmConfig({
      url: DATABASE_DIRECT_URL,
      entities: [],
      applicationName: 'entrevue-taxonomy-import',
      poolSize: 1,
    }),
  );
  try {
    const em = orm.em.fork();
    // One transaction, which takes longer than a request may.
    await em.execute('set statement_timeout = 0');
    await em.execute('set idle_in_transaction_session_timeout = 0');
    const started = performance.now();
    const { version, concepts, names, isNew } = await importTaxonomy(from, {
      store: new TaxonomyStore(em),
      files: new LearntFiles(DATA_DIR),
      now: new Clock().now(),
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    process.stdout.write(
      `${version}: ${concepts} concepts with ${names} names ${isNew ? 'imported' : 'were in use already'} (${seconds} s, ${memory} MB).\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof NotATaxonomy)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    await orm.close(true);
  }
}

/**
 * The official open files that the folder must contain.
 *
 * @returns whether all exist
 */
async function download(folder: string, mirror: string | undefined): Promise<boolean> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    await downloadTaxonomy(folder, { mirror, say });
    say(`${escoByHand}\n${folder}`);
    return true;
  } catch (error) {
    if (!(error instanceof DownloadFailed)) throw error;
    process.stderr.write(`${error.message}\n`);
    return false;
  }
}

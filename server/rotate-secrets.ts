import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { calendarPasswords } from './modules/applications/index.js';
import { secondFactorSecrets } from './modules/identity/index.js';
import { clientSecrets } from './modules/sso/index.js';
import { InvalidEnvironment, parseEnv } from './platform/config/env.js';
import { Settings } from './platform/config/settings.js';
import { mikroOrmConfig } from './platform/database/mikro-orm.config.js';
import { resealColumn } from './platform/security/reseal-column.js';
import { SecretBox } from './platform/security/secret-box.js';

/** Exit code if no known key opens a value; 1 means that the program could not try. */
const LOST = 2;

/**
 * Seals every stored secret with the current `SECRETS_KEY`; `SECRETS_KEY_ALSO` opens those of the previous key. It may run beside the
 * product, and again after an interruption. Prints one line per column on standard output.
 */
async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const box = new SecretBox(new Settings(env));
  // Without a readable key every value would look lost.
  await box.derive('rotation', 1);
  const orm = await MikroORM.init(
    mikroOrmConfig({
      url: env.DATABASE_DIRECT_URL,
      entities: [],
      applicationName: 'entrevue-rotate-secrets',
      poolSize: 1,
    }),
  );
  try {
    for (const column of [secondFactorSecrets, clientSecrets, calendarPasswords]) {
      const { changed, current, lost } = await resealColumn(orm.em.fork(), box, column);
      process.stdout.write(
        `${column.table}.${column.column}: ${changed} sealed with the current key, ${current} had it already, ${lost.length} lost\n`,
      );
      for (const owner of lost) process.stdout.write(`${column.owner} ${owner}: no known key opens it\n`);
      if (lost.length > 0) process.exitCode = LOST;
    }
  } finally {
    await orm.close(true);
  }
}

main().catch((error: unknown) => {
  const lines =
    error instanceof InvalidEnvironment ? error.lines : [error instanceof Error ? error.message : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
});

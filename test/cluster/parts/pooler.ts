import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../server/launcher/postgres/free-port.js';
import { operatingUser } from '../../../server/launcher/postgres/operating-user.js';
import { type RunningProgram, startProgram } from './programs.js';

const EXAMPLE = join(import.meta.dirname, '../../../docker/pgbouncer.ini');

export interface Pooler extends RunningProgram {
  /** The database through the pooler. */
  readonly url: string;
  /** Starts it again at the same address. */
  restart(): Promise<void>;
}

/**
 * PgBouncer with the settings of docker/pgbouncer.ini.
 * @param databaseUrl of PostgreSQL itself
 * @param change changes the settings
 */
export async function startPooler(
  folder: string,
  databaseUrl: string,
  change = (settings: string): string => settings,
): Promise<Pooler> {
  const [database, port] = [new URL(databaseUrl), await freePort()];
  const name = database.pathname.slice(1);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const users = join(folder, 'userlist.txt');
  await writeFile(users, `"${database.username}" "${database.password}"\n`);
  const settings = change(await readFile(EXAMPLE, 'utf8'))
    .replace(
      'entrevue = host=postgres port=5432 dbname=entrevue',
      `${name} = host=127.0.0.1 port=${database.port} dbname=${name}`,
    )
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replaceAll('/etc/pgbouncer/userlist.txt', users);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settings);
  // It refuses to run as root.
  const start = (): Promise<RunningProgram> =>
    startProgram('pgbouncer', [file], { port, log: join(folder, 'pgbouncer.log'), ...operatingUser() });
  let program = await start();
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    get child() {
      return program.child;
    },
    stop: (signal) => program.stop(signal),
    restart: async () => {
      program = await start();
    },
    url: url.href,
  };
}

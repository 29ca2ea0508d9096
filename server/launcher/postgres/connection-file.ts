import { randomBytes } from 'node:crypto';
import { chmod, chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Roles, passwords and the last port of one embedded database; kept in a file only its owner may read. */
export interface Connection {
  readonly port: number;
  /** The product connects as this role: it owns its database and is not a superuser. */
  readonly password: string;
  /** The launcher's superuser, `postgres`. */
  readonly adminPassword: string;
}

/** The role and the database the product uses. */
export const APPLICATION_NAME = 'entrevue';

const FILE = 'connection.json';

/** Fresh random passwords, port not chosen yet (0). */
export function newConnection(): Connection {
  return { port: 0, password: secret(), adminPassword: secret() };
}

/** What an earlier start recorded, or null. */
export async function readConnection(controlFolder: string): Promise<Connection | null> {
  try {
    const found = JSON.parse(await readFile(join(controlFolder, FILE), 'utf8')) as Partial<Connection>;
    const { port, password, adminPassword } = found;
    if (typeof port !== 'number' || typeof password !== 'string' || typeof adminPassword !== 'string') return null;
    return { port, password, adminPassword };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Replaces the record in one step, so that a crash leaves the old one or the new one. */
export async function writeConnection(controlFolder: string, connection: Connection): Promise<void> {
  const path = join(controlFolder, FILE);
  await writeFile(`${path}.new`, JSON.stringify(connection), { mode: 0o600, flush: true });
  await chmod(`${path}.new`, 0o600);
  if (process.getuid?.() === 0) {
    // Root may start the database of a DATA_DIR that an ordinary user made; that user must be able to start it again.
    const { uid, gid } = await stat(controlFolder);
    await chown(`${path}.new`, uid, gid);
  }
  await rename(`${path}.new`, path);
}

/** The address the product connects to. */
export function applicationUrl({ port, password }: Connection): string {
  return `postgres://${APPLICATION_NAME}:${password}@127.0.0.1:${port}/${APPLICATION_NAME}`;
}

/** The superuser's address, for the launcher alone. */
export function adminUrl({ port, adminPassword }: Connection): string {
  return `postgres://postgres:${adminPassword}@127.0.0.1:${port}/postgres`;
}

function secret(): string {
  return randomBytes(24).toString('hex');
}

import { randomBytes } from 'node:crypto';
import { chmod, chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Passwords and the last port of an embedded database, in a file that only its owner can read. */
export interface Connection {
  readonly port: number;
  /** The product's role: it owns its database and is not a superuser. */
  readonly password: string;
  /** The launcher's superuser, `postgres`. */
  readonly adminPassword: string;
}

/** The product's role and database. */
export const APPLICATION_NAME = 'entrevue';

const FILE = 'connection.json';

/** New random passwords; the port is not chosen yet (0). */
export function newConnection(): Connection {
  return { port: 0, password: secret(), adminPassword: secret() };
}

/** The record of an earlier start, or null. */
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

/** Replaces the record atomically, so that a crash leaves the old or the new one. */
export async function writeConnection(controlFolder: string, connection: Connection): Promise<void> {
  const path = join(controlFolder, FILE);
  await writeFile(`${path}.new`, JSON.stringify(connection), { mode: 0o600, flush: true });
  await chmod(`${path}.new`, 0o600);
  if (process.getuid?.() === 0) {
    // Root may start the database in an ordinary user's DATA_DIR; that user must be able to start it again.
    const { uid, gid } = await stat(controlFolder);
    await chown(`${path}.new`, uid, gid);
  }
  await rename(`${path}.new`, path);
}

/** The URL for the product. */
export function applicationUrl({ port, password }: Connection): string {
  return `postgres://${APPLICATION_NAME}:${password}@127.0.0.1:${port}/${APPLICATION_NAME}`;
}

/** The superuser's URL, for the launcher only. */
export function adminUrl({ port, adminPassword }: Connection): string {
  return `postgres://postgres:${adminPassword}@127.0.0.1:${port}/postgres`;
}

function secret(): string {
  return randomBytes(24).toString('hex');
}

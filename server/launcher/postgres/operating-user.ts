import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';

/** Whom PostgreSQL runs as; empty when that is the current user. */
export interface OperatingUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** Whom to start an existing cluster as: PostgreSQL insists on being the owner of its files, and root can be anybody. */
export async function ownerOf(dataFolder: string): Promise<OperatingUser> {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = await stat(dataFolder);
  return { uid, gid };
}

/**
 * PostgreSQL refuses to run as root, so for root this picks an unprivileged user that every system already has
 * (`postgres`, else `nobody`); no user is ever created.
 */
export function operatingUser(): OperatingUser {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: numericId('-u', name), gid: numericId('-g', name) };
    } catch {
      continue; // id(1) fails for a user that does not exist: try the next name.
    }
  }
  throw new Error('Neither the user "postgres" nor "nobody" exists, and PostgreSQL does not run as root.');
}

function numericId(flag: '-u' | '-g', name: string): number {
  const id = Number.parseInt(
    execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    10,
  );
  if (!Number.isInteger(id) || id <= 0) throw new Error(`id ${flag} ${name} gave no unprivileged number`);
  return id;
}

import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';

/** The user that runs PostgreSQL; empty for the current user. */
export interface OperatingUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** The user that must start an existing cluster: PostgreSQL must own its files, and root can switch to any user. */
export async function ownerOf(dataFolder: string): Promise<OperatingUser> {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = await stat(dataFolder);
  return { uid, gid };
}

/**
 * PostgreSQL refuses to run as root, so for root this picks an existing unprivileged user (`postgres`, else `nobody`); it never
 * creates one.
 */
export function operatingUser(): OperatingUser {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: numericId('-u', name), gid: numericId('-g', name) };
    } catch {
      continue; // id(1) fails for an unknown user: try the next name.
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

import { chmod, chown, mkdir } from 'node:fs/promises';

import type { OperatingUser } from '../postgres/operating-user.js';

/** The folder of a cluster, which only the database's user may enter. */
export async function makeHome(folder: string, { uid, gid }: OperatingUser): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}

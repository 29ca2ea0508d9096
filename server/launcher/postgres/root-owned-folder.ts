import { chmod, lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const PARENTS = ['/var/lib', '/var/tmp'];

/**
 * A permanent, world-readable folder that only root can write, for programs that root starts as another user. /var/lib comes
 * first, because some systems empty /var/tmp after 30 days. In /var/tmp anybody could have created this folder, so one that root
 * does not own is refused.
 */
export async function rootOwnedFolder(): Promise<string> {
  const refusals: string[] = [];
  for (const parent of PARENTS) {
    const folder = join(parent, 'entrevue');
    try {
      await mkdir(folder, { recursive: true });
      const found = await lstat(folder);
      if (!found.isDirectory() || found.uid !== 0) throw new Error('it belongs to another user');
      await chmod(folder, 0o755);
      return folder;
    } catch (error) {
      refusals.push(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(`No folder for the database's programs: ${refusals.join('; ')}`);
}

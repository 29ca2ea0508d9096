import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LauncherError } from '../launcher-error.js';
import { BASE_RECORD, type BaseBackup, DRAFT_PREFIX } from './base-backup.js';
import { parseLsn, segmentName } from './lsn.js';
import type { WalArchive } from './wal-archive.js';

/** Folders of a backup: `database/base/TIME`, `database/wal`, `media`. */
export class BackupFolder {
  readonly baseFolder: string;
  readonly walFolder: string;
  readonly mediaFolder: string;
  readonly #systemFile: string;

  constructor(readonly root: string) {
    this.baseFolder = join(root, 'database/base');
    this.walFolder = join(root, 'database/wal');
    this.mediaFolder = join(root, 'media');
    this.#systemFile = join(root, 'database/system.json');
  }

  /**
   * Makes the folder the backup of one database, once.
   * @throws LauncherError if it is that of another database, whose files would be mixed with ours
   */
  async claim(systemId: string): Promise<void> {
    await mkdir(this.baseFolder, { recursive: true, mode: 0o700 });
    const known = await this.systemId();
    if (known === null) await writeFile(this.#systemFile, JSON.stringify({ systemId }), { flush: true });
    else if (known !== systemId) {
      throw new LauncherError(`${this.root} is the backup of another database: set BACKUP_DIR to an empty folder.`);
    }
  }

  async systemId(): Promise<string | null> {
    return (await readJson<{ systemId: string }>(this.#systemFile))?.systemId ?? null;
  }

  /** Complete base backups, oldest first. */
  async baseBackups(): Promise<BaseBackup[]> {
    const names = await readdir(this.baseFolder).catch(() => []);
    const found = await Promise.all(
      names.map(async (name): Promise<BaseBackup | null> => {
        const folder = join(this.baseFolder, name);
        const record = await readJson<Omit<BaseBackup, 'folder'>>(join(folder, BASE_RECORD));
        return record === null || name.startsWith(DRAFT_PREFIX) ? null : { ...record, folder };
      }),
    );
    return found.filter((backup) => backup !== null).sort((one, other) => (one.endedAt < other.endedAt ? -1 : 1));
  }

  /**
   * The newest base backup from which the database can be restored to a time: recovery only goes forward.
   *
   * @param to null: the newest time of the backup
   * @throws LauncherError if there is none
   */
  async baseFor(to: Date | null): Promise<BaseBackup> {
    const all = await this.baseBackups();
    const usable = all.filter(({ endedAt }) => to === null || Date.parse(endedAt) <= to.getTime());
    const [first, last] = [all[0], usable.at(-1)];
    if (first === undefined) throw new LauncherError(`${this.root} contains no backup of a database.`);
    if (last === undefined) {
      throw new LauncherError(`The oldest backup in ${this.root} is of ${first.endedAt}: choose a later time.`);
    }
    return last;
  }

  /** Removes base backups that no time within `keepMs` needs, with their WAL. At least one base backup stays. */
  async prune(keepMs: number, archive: WalArchive, now: Date): Promise<void> {
    // Drafts of a run that was killed; only one backup at a time follows the database.
    for (const name of await readdir(this.baseFolder)) {
      if (name.startsWith(DRAFT_PREFIX)) await rm(join(this.baseFolder, name), { recursive: true, force: true });
    }
    const all = await this.baseBackups();
    const beginning = new Date(now.getTime() - keepMs).toISOString();
    // The last one that ended before the kept time is needed to reach its beginning.
    const firstNeeded = Math.max(0, all.filter(({ endedAt }) => endedAt <= beginning).length - 1);
    for (const { folder } of all.slice(0, firstNeeded)) await rm(folder, { recursive: true, force: true });
    const oldest = all[firstNeeded];
    if (oldest === undefined) return;
    await archive.removeBefore(segmentName(oldest.timeline, parseLsn(oldest.startLsn), oldest.segmentSize));
  }
}

async function readJson<T>(path: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'ENOTDIR')
      return null;
    throw error;
  }
}

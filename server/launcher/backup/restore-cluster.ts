import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, chown, mkdir, open, readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { LauncherError } from '../launcher-error.js';
import type { OperatingUser } from '../postgres/operating-user.js';
import type { BackupFolder } from './backup-folder.js';
import { BASE_ARCHIVE, BASE_MANIFEST, type BaseBackup } from './base-backup.js';
import { parseLsn, parseSegmentName, segmentStart } from './lsn.js';
import { recover } from './recover.js';
import { COMPRESSED, PARTIAL } from './wal-archive.js';

export interface RestoreTarget {
  /** PostgreSQL's data directory; must not exist. */
  readonly dataFolder: string;
  /** The `postgres` program of the version that made the backup. */
  readonly postgres: string;
  readonly user: OperatingUser;
  /** Null: everything that was archived. */
  readonly to: Date | null;
}

/**
 * Restores a new data directory to a time: unpacks the base backup, checks each file, and lets PostgreSQL replay later WAL. The directory
 * is left stopped and ready to start.
 *
 * @returns the time of the last transaction in it, as PostgreSQL prints it; null if none came after the base backup
 */
export async function restoreCluster(backup: BackupFolder, target: RestoreTarget): Promise<string | null> {
  const base = await backup.baseFor(target.to);
  await mkdir(target.dataFolder, { mode: 0o700 });
  await unpack(join(base.folder, BASE_ARCHIVE), target.dataFolder);
  await verifyFiles(join(base.folder, BASE_MANIFEST), target.dataFolder);
  await placeWal(backup.walFolder, base, join(target.dataFolder, 'pg_wal'));
  await changeOwner(target.dataFolder, target.user);
  return recover(target);
}

async function unpack(archive: string, folder: string): Promise<void> {
  const tar = spawn('tar', ['-x', '--no-same-owner', '-f', '-', '-C', folder], { stdio: ['pipe', 'ignore', 'pipe'] });
  let complaint = '';
  tar.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const closed = once(tar, 'close');
  const [code] = (await Promise.all([closed, pipeline(createReadStream(archive), createGunzip(), tar.stdin)]))[0] as [
    number | null,
  ];
  if (code !== 0) throw new Error(`${archive} cannot be unpacked: ${complaint.trim()}`);
}

interface Manifest {
  readonly Files: readonly { readonly Path: string; readonly Size: number; readonly Checksum: string }[];
}

/** Compares each file with the checksum that PostgreSQL wrote when the backup was made. */
async function verifyFiles(manifestPath: string, folder: string): Promise<void> {
  const { Files } = JSON.parse(await readFile(manifestPath, 'utf8')) as Manifest;
  for (const { Path, Checksum } of Files) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, Path)), hash);
    if (hash.digest('hex') !== Checksum.toLowerCase()) {
      throw new LauncherError(`The base backup is damaged: ${Path} is not what was backed up. Choose an earlier time.`);
    }
  }
}

/** Puts the archived WAL where PostgreSQL looks for it; a program of ours could not be run by the database's user. */
async function placeWal(walFolder: string, base: BaseBackup, target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const first = segmentStart(parseLsn(base.startLsn), base.segmentSize);
  const names = new Set((await readdir(walFolder)).map((file) => file.slice(0, 24)));
  for (const name of [...names].sort()) {
    const found = parseSegmentName(name, base.segmentSize);
    if (found === null || found.timeline !== base.timeline || found.start < first) continue;
    await placeFile(join(walFolder, name), join(target, name));
    await truncate(join(target, name), base.segmentSize);
  }
}

/** A running backup renames `.partial` when the file is complete, and compresses it: look in that order. */
async function placeFile(path: string, target: string): Promise<void> {
  for (const suffix of [PARTIAL, '', COMPRESSED]) {
    // A complete file is preferred to what is left of an earlier transfer.
    if (suffix === PARTIAL && (existsSync(path) || existsSync(`${path}${COMPRESSED}`))) continue;
    try {
      const input = (await open(`${path}${suffix}`)).createReadStream();
      const output = createWriteStream(target, { mode: 0o600 });
      await (suffix === COMPRESSED ? pipeline(input, createGunzip(), output) : pipeline(input, output));
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`${path} vanished while it was read.`);
}

async function changeOwner(folder: string, { uid, gid }: OperatingUser): Promise<void> {
  await chmod(folder, 0o700);
  if (uid === undefined || gid === undefined) return;
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chown(join(entry.parentPath, entry.name), uid, gid);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

import { LauncherError } from '../launcher-error.js';
import type { BackupFolder } from './backup-folder.js';
import { type BaseBackup, takeBaseBackup } from './base-backup.js';
import { followWal, readIdentity, type WalFollower, WalGap } from './follow-wal.js';
import { parseLsn } from './lsn.js';
import { ReplicationClient } from './replication-client.js';
import { report } from './report.js';

/** The part of media that the backup needs; the files belong to a module. */
export interface MediaCopies {
  pass(keepMs: number, now: Date, signal?: AbortSignal): Promise<{ copied: number; files: number; bytes: number }>;
}

export interface BackupTask {
  readonly folder: BackupFolder;
  readonly media: MediaCopies;
  readonly keepMs: number;
  /** Asked at each connection, because the embedded database can move to another port. */
  addresses(): Promise<{ replication: string; database: string }>;
  /** Copies the key of secrets to its own place. */
  copySecrets(): Promise<void>;
  /** Prints a line for the operator. */
  say(line: string): void;
}

const REPORT_EVERY_MS = 10_000;
const MEDIA_EVERY_MS = 30_000;
const BASE_EVERY_MS = 24 * 60 * 60_000;
const RETRY_MS = 5_000;
const ARCHIVED_WITHIN_MS = 60_000;

/** One complete backup: the database with the WAL that it needs, and the media. */
export async function backUpOnce(task: BackupTask): Promise<BaseBackup> {
  const { folder, media, keepMs } = task;
  const follower = await follow(task, false);
  try {
    const { replication, database } = await task.addresses();
    const base = await takeBaseBackup(replication, folder.baseFolder, follower.identity.segmentSize);
    task.say(`Database: ${base.folder}`);
    const { files, copied } = await media.pass(keepMs, new Date());
    task.say(`Media: ${files} files, ${copied} of them new`);
    await task.copySecrets();
    const until = Date.now() + ARCHIVED_WITHIN_MS;
    while (follower.archive.flushed < parseLsn(base.endLsn)) {
      await Promise.race([sleep(50), follower.ended]);
      if (Date.now() > until) throw new Error('The WAL of the base backup did not arrive.');
    }
    await folder.prune(keepMs, follower.archive, new Date());
    await report(database, 'BACKUP', successOf(base, files));
    return base;
  } finally {
    await follower.stop();
  }
}

/**
 * Backs up until `signal` aborts: the WAL while it is written, new media every half minute, a base backup a day. Continues after a lost
 * connection or a full disk.
 */
export async function keepBackingUp(task: BackupTask, signal: AbortSignal): Promise<void> {
  let afresh = false;
  while (!signal.aborted) {
    try {
      await session(task, signal, afresh);
    } catch (error) {
      if (signal.aborted) return;
      afresh = error instanceof WalGap;
      const reason = error instanceof Error ? error.message : String(error);
      task.say(`The backup stopped: ${reason} It tries again in ${RETRY_MS / 1000} s.`);
      // Reasons can name folders, and readiness shows the report to anyone.
      await task
        .addresses()
        .then(({ database }) =>
          report(database, 'BACKUP', { succeeded: false, detail: 'the backup fails: see its log', figures: null }),
        )
        .catch(() => undefined); // Without the database the report cannot be written, and operators notice the outage anyway.
      if (error instanceof LauncherError) throw error;
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

const successOf = ({ endedAt }: BaseBackup, files: number): Parameters<typeof report>[2] => ({
  succeeded: true,
  detail: `base backup of ${endedAt}, ${files} media files`,
  figures: { base_ended_at: endedAt, files },
});

async function session(task: BackupTask, signal: AbortSignal, afresh: boolean): Promise<void> {
  const { folder, media, keepMs } = task;
  const follower = await follow(task, afresh);
  task.say('The backup follows the database.');
  try {
    let base = await newestBase(folder, follower.identity.timeline);
    // A base backup cannot be recovered past a gap in the WAL that follows it.
    if (afresh) base = null;
    let mediaAt = 0;
    let files = 0;
    while (!signal.aborted) {
      const { replication, database } = await task.addresses();
      if (base === null || Date.now() - Date.parse(base.startedAt) > BASE_EVERY_MS) {
        base = await takeBaseBackup(replication, folder.baseFolder, follower.identity.segmentSize);
        task.say(`Base backup: ${base.folder}`);
        await folder.prune(keepMs, follower.archive, new Date());
      }
      if (Date.now() - mediaAt >= MEDIA_EVERY_MS) {
        files = (await media.pass(keepMs, new Date(), signal)).files;
        mediaAt = Date.now();
        await task.copySecrets();
      }
      await report(database, 'BACKUP', successOf(base, files));
      // `ended` rejects when the connection is lost.
      await Promise.race([sleep(REPORT_EVERY_MS, undefined, { signal }).catch(() => undefined), follower.ended]);
    }
  } finally {
    await follower.stop().catch(() => undefined); // The reason is thrown already.
  }
}

async function follow({ folder, addresses }: BackupTask, afresh: boolean): Promise<WalFollower> {
  const { replication } = await addresses();
  const client = await ReplicationClient.connect(replication);
  // Before anything is written: another database's files must not be mixed with ours.
  await readIdentity(client)
    .then(({ systemId }) => folder.claim(systemId))
    // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for the promise
    .finally(() => client.close());
  return followWal(replication, folder.walFolder, { afresh });
}

async function newestBase(folder: BackupFolder, timeline: number): Promise<BaseBackup | null> {
  return (await folder.baseBackups()).filter((base) => base.timeline === timeline).at(-1) ?? null;
}

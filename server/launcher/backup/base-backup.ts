import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { LauncherError } from '../launcher-error.js';
import { ReplicationClient } from './replication-client.js';
import { syncFolder } from './sync-folder.js';

/** A copy of all files of the database. Recovery needs the WAL from `startLsn` on; before `endedAt` it cannot stop. */
export interface BaseBackup {
  readonly folder: string;
  readonly timeline: number;
  readonly startLsn: string;
  readonly endLsn: string;
  readonly startedAt: string;
  readonly endedAt: string;
  /** In bytes; a segment is a file of the WAL. */
  readonly segmentSize: number;
}

export const BASE_ARCHIVE = 'base.tar.gz';
export const BASE_MANIFEST = 'backup_manifest';
export const BASE_RECORD = 'backup.json';
export const DRAFT_PREFIX = 'unfinished-';

const COMMAND =
  "BASE_BACKUP ( LABEL 'entrevue', CHECKPOINT 'fast', WAL false, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256' )";

/**
 * Copies the running database into a new folder of `parent`, without stopping writes. The folder appears when it is complete.
 * @throws LauncherError if the database has tablespaces, which this does not copy
 */
export async function takeBaseBackup(url: string, parent: string, segmentSize: number): Promise<BaseBackup> {
  const startedAt = new Date().toISOString();
  const draft = join(parent, `${DRAFT_PREFIX}${randomUUID()}`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const client = await ReplicationClient.connect(url);
  try {
    const files = new ArchiveFiles(draft);
    const rows = await client.receive(COMMAND, (piece) => files.take(piece));
    await files.close();
    const points = rows.filter((row) => 'recptr' in row);
    const [start, end] = [points[0], points.at(-1)];
    if (!start?.['recptr'] || !end?.['recptr'] || points.length !== 2) {
      throw new Error('PostgreSQL did not say where its base backup starts and ends.');
    }
    const record: Omit<BaseBackup, 'folder'> = {
      timeline: Number(start['tli']),
      startLsn: start['recptr'],
      endLsn: end['recptr'],
      startedAt,
      endedAt: new Date().toISOString(),
      segmentSize,
    };
    await writeFile(join(draft, BASE_RECORD), `${JSON.stringify(record, null, 2)}\n`, { flush: true });
    const folder = join(parent, startedAt.replace(/[:.]/g, '-'));
    await rename(draft, folder);
    syncFolder(parent);
    return { folder, ...record };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await client.close();
  }
}

/** The two files of a base backup: a compressed tar archive, and PostgreSQL's list of the files in it with their checksums. */
class ArchiveFiles {
  readonly #gzip = createGzip({ level: 1 });
  readonly #archive: NodeJS.WritableStream;
  readonly #done: Promise<void>;
  readonly #manifest: Buffer[] = [];
  #archives = 0;
  #inManifest = false;

  constructor(private readonly folder: string) {
    this.#archive = this.#gzip.pipe(createWriteStream(join(folder, BASE_ARCHIVE), { flush: true, mode: 0o600 }));
    this.#done = finished(this.#archive);
    this.#gzip.on('error', () => this.#archive.end());
    // Seen by close() or by the next write; without a handler it would count as unhandled until then.
    this.#done.catch(() => undefined);
  }

  /** n: a new archive, m: the manifest begins, d: data of the part that began last, p: progress. */
  async take(piece: Buffer): Promise<void> {
    const kind = String.fromCharCode(piece[0] ?? 0);
    if (kind === 'n') this.#archives += 1;
    if (kind === 'm') this.#inManifest = true;
    if (this.#archives > 1) {
      throw new LauncherError('The database has tablespaces, which npm run backup does not copy: use pgBackRest.');
    }
    if (kind !== 'd') return;
    const data = piece.subarray(1);
    if (this.#inManifest) this.#manifest.push(data);
    else if (!this.#gzip.write(data)) await Promise.race([once(this.#gzip, 'drain'), this.#done]);
  }

  async close(): Promise<void> {
    this.#gzip.end();
    await this.#done;
    await writeFile(join(this.folder, BASE_MANIFEST), Buffer.concat(this.#manifest), { flush: true, mode: 0o600 });
  }
}

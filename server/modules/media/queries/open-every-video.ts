import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mediaLimits } from '../domain/media-limits.js';
import { confinedEnvironment } from '../../../platform/cage/index.js';
import { detectConfinement } from '../ffmpeg/confinement.js';
import { fileArgument, inputGuards } from '../ffmpeg/input-guards.js';
import { storageOfUrl } from '../storage/storage-of-url.js';

const run = promisify(execFile);
const BATCH = 200;
const SECONDS = 60;

export interface OpenedVideos {
  readonly opened: number;
  /** Keys of the files that are missing or cannot be decoded. */
  readonly unreadable: readonly string[];
}

export interface OpenVideosOptions {
  readonly storageUrl: string;
  /** A folder of its own, removed by the caller. */
  readonly workFolder: string;
  /** Later files may not have been copied yet. */
  readonly storedBefore: Date;
}

/**
 * Decodes the first second of each file that people watch, to prove that a restored copy plays.
 */
export async function openEveryVideo(
  em: EntityManager,
  { storageUrl, workFolder, storedBefore }: OpenVideosOptions,
): Promise<OpenedVideos> {
  const storage = await storageOfUrl(storageUrl);
  const confinement = await detectConfinement(workFolder);
  const unreadable: string[] = [];
  let opened = 0;
  const opens = async (key: string): Promise<boolean> => {
    const folder = await mkdtemp(join(confinement.workRoot, 'drill-'));
    const path = join(folder, 'media');
    try {
      await confinement.handOver(folder);
      await storage.copyOut(key, path);
      await confinement.handOver(path);
      const limits = {
        memoryBytes: mediaLimits.memoryBytes,
        cpuSeconds: SECONDS,
        outputBytes: mediaLimits.outputBytes,
      };
      const decode = ['-v', 'error', '-xerror', ...inputGuards, '-i', fileArgument(path), '-t', '1', '-f', 'null', '-'];
      const { command, args } = confinement.launch(confinement.ffmpeg, decode, limits, folder);
      await run(command, [...args], { env: confinedEnvironment, timeout: SECONDS * 1000, killSignal: 'SIGKILL' });
      return true;
    } catch {
      return false; // Missing, damaged, or ffmpeg did not finish: in each case nobody can watch it.
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await em.execute<{ id: string; storage_key: string }[]>(
      `select id, storage_key from media_file where kind in ('rendition', 'stream') and created_at < ? and id > ?
        order by id limit ?`,
      [storedBefore, after, BATCH],
    );
    for (const { storage_key } of rows) {
      if (await opens(storage_key)) opened += 1;
      else unreadable.push(storage_key);
    }
    const last = rows.at(-1);
    if (last === undefined) return { opened, unreadable };
    after = last.id;
  }
}

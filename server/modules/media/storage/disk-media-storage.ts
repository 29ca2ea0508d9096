import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import {
  copyFile,
  type FileHandle,
  link,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  stat,
  truncate,
  unlink,
  utimes,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { StorageFull } from '../../../platform/errors/request.errors.js';
import { Degraded } from '../../../platform/health/health-checks.js';
import { sentencesOf } from '../../../platform/health/health-text.js';
import type { MediaMessages } from '../messages/messages.js';
import { FileSpan } from './file-span.js';
import { type ByteSpan, FileGone, type ListedFile, MediaStorage, type StoredFile } from './media-storage.js';
import { assertFolder, assertKey, assertUploadId, markOfKey, type StorageKey } from './storage-key.js';

/** Only the server may read them. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Folder of unfinished files, so that listings contain only complete files. On the same disk, so that a rename works. */
const UNFINISHED = '.unfinished';
/** Folder of resumable uploads, which are kept longer than interrupted writes. */
const PARTIAL = '.partial';
const READ_CHUNK_BYTES = 256 * 1024;

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? '';
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';

const isFull = (error: unknown): boolean => codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT';

/** A full disk or quota is not a bug: the caller may retry later. */
function rethrow(error: unknown): never {
  if (isFull(error)) throw new StorageFull();
  if (isMissing(error)) throw new FileGone();
  throw error;
}

/** Makes a rename survive a power failure: the entry belongs to the folder, not the file. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, constants.O_RDONLY);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** @param position in the file, in bytes; default: at its end */
async function writeAll(file: FileHandle, chunk: Uint8Array, position?: number): Promise<void> {
  for (let written = 0; written < chunk.length;) {
    const at = position === undefined ? null : position + written;
    const { bytesWritten } = await file.write(chunk, written, chunk.length - written, at);
    written += bytesWritten;
  }
}

/** Media files below one folder of this machine. */
export class DiskMediaStorage extends MediaStorage {
  readonly #unfinished: string;
  readonly #partials: string;

  /** @param root absolute path; created if missing */
  constructor(private readonly root: string) {
    super();
    this.#unfinished = join(root, UNFINISHED);
    this.#partials = join(root, PARTIAL);
  }

  async write(key: StorageKey, source: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    const target = this.#path(key);
    const unfinished = await this.#unfinishedPath(markOfKey(key));
    const hash = createHash('sha256');
    let size = 0;
    try {
      const file = await open(unfinished, 'wx', FILE_MODE);
      try {
        for await (const chunk of source) {
          hash.update(chunk);
          size += chunk.length;
          await writeAll(file, chunk);
        }
        await file.sync();
      } finally {
        await file.close();
      }
      await this.#publish(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      if (isMissing(error)) throw error;
      rethrow(error);
    }
    return { size, sha256: hash.digest('hex') };
  }

  async adopt(key: StorageKey, path: string): Promise<StoredFile> {
    // Always copies, because the local file can be on another disk and belongs to the user that runs ffmpeg.
    return this.write(key, createReadStream(path, { highWaterMark: READ_CHUNK_BYTES }));
  }

  async copyOut(key: StorageKey, path: string): Promise<void> {
    try {
      // Clones if the file system supports it: no bytes are copied, and neither side ever changes.
      await copyFile(this.#path(key), path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') await rm(path, { force: true });
      rethrow(error);
    }
  }

  async open(key: StorageKey, span: ByteSpan): Promise<Readable> {
    return new FileSpan(await open(this.#path(key), 'r').catch(rethrow), span);
  }

  presign(): Promise<null> {
    return Promise.resolve(null);
  }

  async remove(key: StorageKey): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async removeFolder(folder: string, mayRemove: (key: StorageKey) => boolean = () => true): Promise<number> {
    const path = join(this.root, assertFolder(folder));
    let count = 0;
    let kept = 0;
    for await (const name of names(path)) {
      if (!mayRemove(`${folder}/${name}`)) {
        kept += 1;
        continue;
      }
      await rm(join(path, name), { force: true });
      count += 1;
    }
    if (kept === 0) await rm(path, { recursive: true, force: true });
    return count;
  }

  async *list(after = ''): AsyncIterable<ListedFile> {
    for (const shard of await sortedNames(this.root)) {
      if (shard === UNFINISHED || shard === PARTIAL || after.slice(0, shard.length) > shard) continue;
      for (const folder of await sortedNames(join(this.root, shard))) {
        const prefix = `${shard}/${folder}/`;
        if (after.slice(0, prefix.length) > prefix) continue;
        for (const name of await sortedNames(join(this.root, shard, folder))) {
          if (`${prefix}${name}` <= after) continue;
          const stats = await stat(join(this.root, shard, folder, name)).catch(() => null);
          // The file was removed between listing and stat.
          if (stats?.isFile()) yield { key: `${shard}/${folder}/${name}`, size: stats.size, modifiedAt: stats.mtime };
        }
      }
    }
  }

  async extendPartial(id: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<number> {
    await mkdir(this.#partials, { recursive: true, mode: FOLDER_MODE });
    const file = await open(this.#partial(id), constants.O_RDWR | constants.O_CREAT, FILE_MODE);
    let size = offset;
    try {
      await file.truncate(offset);
      try {
        for await (const chunk of source) {
          await writeAll(file, chunk, size);
          size += chunk.length;
        }
      } finally {
        await file.sync();
      }
    } catch (error) {
      if (isFull(error)) throw new StorageFull();
      throw error;
    } finally {
      await file.close();
    }
    return size;
  }

  async partialSize(id: string): Promise<number> {
    const stats = await stat(this.#partial(id)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    return stats?.size ?? 0;
  }

  async cutPartial(id: string, size: number): Promise<void> {
    await truncate(this.#partial(id), size).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  async partialHead(id: string, count: number): Promise<Uint8Array> {
    const file = await open(this.#partial(id), 'r').catch(rethrow);
    try {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(count), 0, count, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  async concludePartial(id: string, key: StorageKey): Promise<StoredFile> {
    const target = this.#path(key);
    const partial = this.#partial(id);
    const now = new Date();
    const isThere = await utimes(partial, now, now).then(
      () => true,
      (error: unknown) => {
        if (isMissing(error)) return false;
        throw error;
      },
    );
    // Missing: an earlier release moved it and stopped before recording that.
    if (isThere) {
      const spare = await this.#unfinishedPath(markOfKey(key));
      await this.#publish(partial, target, () => linkOrCopy(partial, target, spare)).catch(rethrow);
    }
    const hash = createHash('sha256');
    let size = 0;
    const stream = (await open(target, 'r').catch(rethrow)).createReadStream({ highWaterMark: READ_CHUNK_BYTES });
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
    }
    return { size, sha256: hash.digest('hex') };
  }

  async removePartial(id: string): Promise<void> {
    await rm(this.#partial(id), { force: true });
  }

  async *listPartials(): AsyncIterable<ListedFile> {
    for await (const name of names(this.#partials)) {
      const stats = await stat(join(this.#partials, name)).catch(() => null);
      if (stats?.isFile()) yield { key: name, size: stats.size, modifiedAt: stats.mtime };
    }
  }

  async removeUnfinished(olderThan: Date, mark: string): Promise<number> {
    let count = 0;
    for await (const name of names(this.#unfinished)) {
      if (!name.endsWith(`.${mark}`)) continue;
      const path = join(this.#unfinished, name);
      const stats = await stat(path).catch(() => null);
      if (!stats || stats.mtime >= olderThan) continue;
      await rm(path, { force: true });
      count += 1;
    }
    return count;
  }

  async check(): Promise<Degraded | void> {
    const path = await this.#unfinishedPath();
    try {
      const file = await open(path, 'wx', FILE_MODE);
      try {
        await file.write('ready');
      } finally {
        await file.close();
        await unlink(path);
      }
    } catch (error) {
      if (isFull(error)) return new Degraded(sentencesOf<MediaMessages>().sentence('HEALTH.STORAGE_FULL'));
      throw error;
    }
  }

  #path(key: StorageKey): string {
    return join(this.root, assertKey(key));
  }

  #partial(id: string): string {
    return join(this.#partials, assertUploadId(id));
  }

  /** @param mark of the installation that writes, so that no other one removes it */
  async #unfinishedPath(mark: string | null = null): Promise<string> {
    await mkdir(this.#unfinished, { recursive: true, mode: FOLDER_MODE });
    return join(this.#unfinished, `${randomUUID()}${mark === null ? '' : `.${mark}`}`);
  }

  async #publish(unfinished: string, target: string, put = () => rename(unfinished, target)): Promise<void> {
    const folder = dirname(target);
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    await put();
    await syncFolder(folder);
    // The folder can be new, so sync its entry and its parent's too.
    await syncFolder(dirname(folder));
    await syncFolder(this.root);
  }
}

/** Hard link to the same bytes; copies through `spare` if the file system has no links. */
async function linkOrCopy(from: string, target: string, spare: string): Promise<void> {
  try {
    await link(from, target);
  } catch (error) {
    // An earlier call did this and stopped before recording it.
    if (codeOf(error) === 'EEXIST') return;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'ENOSYS'].includes(codeOf(error))) throw error;
    try {
      await copyFile(from, spare, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
      await rename(spare, target);
    } finally {
      await rm(spare, { force: true });
    }
  }
}

/** The same in order. A shard has at most a few thousand names. */
async function sortedNames(path: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const name of names(path)) found.push(name);
  return found.sort();
}

/** Names in a folder; empty if the folder does not exist. */
async function* names(path: string): AsyncIterable<string> {
  const folder = await opendir(path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!folder) return;
  for await (const entry of folder) yield entry.name;
}

import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskMediaStorage } from './disk-media-storage.js';
import { FileGone, type MediaStorage } from './media-storage.js';
import { storageOfUrl } from './storage-of-url.js';

interface KeptFile {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
  readonly storedAt: string;
  /** Time when it was found missing from the storage; it is kept for restores to an earlier time. */
  readonly removedAt: string | null;
}

/** A line of the manifest: the newest state of a key; `null` when its copy was deleted. */
type ManifestLine = KeptFile | { readonly key: string; readonly deleted: true };

export interface MediaPass {
  readonly copied: number;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Copies of the media files in a folder, with a manifest of their checksums. A key's content never changes, so a pass reads only
 * files that are new.
 */
export class MediaBackup {
  readonly #copies: MediaStorage;
  readonly #manifest: string;
  #files: Map<string, KeptFile> | null = null;

  private constructor(
    private readonly folder: string,
    private readonly storage: MediaStorage,
  ) {
    this.#copies = new DiskMediaStorage(join(folder, 'files'));
    this.#manifest = join(folder, 'manifest.jsonl');
  }

  static async open(folder: string, storageUrl: string): Promise<MediaBackup> {
    return new MediaBackup(folder, await storageOfUrl(storageUrl));
  }

  /** Copies new files, notes removed ones, and deletes copies of files that were removed more than `keepMs` ago. */
  async pass(keepMs: number, now: Date, signal?: AbortSignal): Promise<MediaPass> {
    const files = await this.#openManifest();
    const seen = new Set<string>();
    let copied = 0;
    for await (const { key, size } of this.storage.list()) {
      signal?.throwIfAborted();
      seen.add(key);
      const known = files.get(key);
      if (known === undefined) copied += (await this.#copy(key, size, now)) ? 1 : 0;
      else if (known.removedAt !== null) await this.#note({ ...known, removedAt: null });
    }
    const oldest = new Date(now.getTime() - keepMs).toISOString();
    for (const file of [...files.values()]) {
      if (seen.has(file.key)) continue;
      if (file.removedAt === null) await this.#note({ ...file, removedAt: now.toISOString() });
      else if (file.removedAt < oldest) await this.#delete(file.key);
    }
    const bytes = [...files.values()].reduce((sum, { size }) => sum + size, 0);
    return { copied, files: files.size, bytes };
  }

  /**
   * Stores all files that existed at a time and that the storage lacks. A few extra files do no harm: the daily sweep removes those without
   * a row.
   *
   * @returns keys whose copies are damaged
   */
  async restore(to: Date | null): Promise<{ stored: number; damaged: string[] }> {
    const present = new Map<string, number>();
    for await (const { key, size } of this.storage.list()) present.set(key, size);
    const damaged: string[] = [];
    let stored = 0;
    // Only reads the manifest, because a backup can be writing it.
    for (const { key, size, sha256, removedAt } of (await this.#read()).files.values()) {
      if (removedAt !== null && (to === null || removedAt <= to.toISOString())) continue;
      if (present.get(key) === size) continue;
      if (await this.#putBack(key, size, sha256)) stored += 1;
      else damaged.push(key);
    }
    return { stored, damaged };
  }

  async #putBack(key: string, size: number, sha256: string): Promise<boolean> {
    try {
      const copy = await this.#copies.open(key, { start: 0, end: size - 1 });
      if ((await this.storage.write(key, copy)).sha256 === sha256) return true;
      await this.storage.remove(key);
    } catch (error) {
      // The copy is missing, or shorter than it was.
      if (!(error instanceof FileGone) && !/ends at/.test(String(error))) throw error;
    }
    return false;
  }

  /** @returns false if the file was removed meanwhile */
  async #copy(key: string, size: number, now: Date): Promise<boolean> {
    try {
      const copy = await this.#copies.write(key, await this.storage.open(key, { start: 0, end: size - 1 }));
      await this.#note({ key, ...copy, storedAt: now.toISOString(), removedAt: null });
      return true;
    } catch (error) {
      if (error instanceof FileGone) return false;
      throw error;
    }
  }

  async #delete(key: string): Promise<void> {
    await this.#copies.remove(key);
    await this.#append({ key, deleted: true });
    this.#files?.delete(key);
  }

  async #note(file: KeptFile): Promise<void> {
    await this.#append(file);
    this.#files?.set(file.key, file);
  }

  async #append(line: ManifestLine): Promise<void> {
    const manifest = await open(this.#manifest, 'a', 0o600);
    try {
      await manifest.write(`${JSON.stringify(line)}\n`);
      await manifest.sync();
    } finally {
      await manifest.close();
    }
  }

  async #openManifest(): Promise<Map<string, KeptFile>> {
    if (this.#files !== null) return this.#files;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const { files, lines, isCut } = await this.#read();
    if (isCut || lines > files.size * 2) await this.#rewrite(files);
    this.#files = files;
    return files;
  }

  async #read(): Promise<{ files: Map<string, KeptFile>; lines: number; isCut: boolean }> {
    const text = await readFile(this.#manifest, 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
      throw error;
    });
    // A power failure can cut the last line: its file is copied again.
    const lines = text.split('\n');
    const rest = lines.pop();
    const files = new Map<string, KeptFile>();
    for (const line of lines.map((json) => JSON.parse(json) as ManifestLine)) {
      if ('deleted' in line) files.delete(line.key);
      else files.set(line.key, line);
    }
    return { files, lines: lines.length, isCut: rest !== '' };
  }

  async #rewrite(files: ReadonlyMap<string, KeptFile>): Promise<void> {
    const draft = `${this.#manifest}.new`;
    const text = [...files.values()].map((file) => `${JSON.stringify(file)}\n`).join('');
    await writeFile(draft, text, { flush: true, mode: 0o600 });
    await rename(draft, this.#manifest);
  }
}

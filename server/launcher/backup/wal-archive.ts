import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { type Lsn, parseSegmentName, segmentName, segmentStart } from './lsn.js';
import { syncFolder } from './sync-folder.js';

export const PARTIAL = '.partial';
export const COMPRESSED = '.gz';

/**
 * The WAL as files of a folder. `NAME.partial` is being received, `NAME` is complete, `NAME.gz` is complete and compressed.
 * Writes are synchronous: one file, in order, and the process has nothing else to do.
 */
export class WalArchive {
  #file: number | null = null;
  #written: Lsn = 0n;
  #flushed: Lsn = 0n;
  #compressing: Promise<void> = Promise.resolve();
  #failure: Error | null = null;

  constructor(
    private readonly folder: string,
    private readonly segmentSize: number,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** All before this position survives a power failure. */
  get flushed(): Lsn {
    return this.#flushed;
  }

  /** The position after the last complete file of a timeline, where its archive continues. Null if there is none. */
  async resumeAt(timeline: number): Promise<Lsn | null> {
    let next: Lsn | null = null;
    for (const name of await readdir(this.folder)) {
      const found = parseSegmentName(name.replace(/\.(gz|partial)$/, ''), this.segmentSize);
      if (found === null) continue;
      // Left by a run that was killed before it had compressed the file.
      if (name.length === 24) this.#compress(name);
      const end = name.endsWith(PARTIAL) ? found.start : found.start + BigInt(this.segmentSize);
      if (found.timeline === timeline && (next === null || end > next)) next = end;
    }
    return next;
  }

  /** Starts to write at the beginning of a segment. */
  begin(start: Lsn): void {
    this.close();
    this.#written = start;
    this.#flushed = start;
  }

  /** Appends WAL. @throws Error if it does not follow what was written before, or the disk is full */
  write(timeline: number, at: Lsn, data: Buffer): void {
    if (this.#failure !== null) throw this.#failure;
    if (at !== this.#written) throw new Error(`WAL came for ${at}, after ${this.#written}`);
    for (let rest = data; rest.length > 0;) {
      const name = segmentName(timeline, this.#written, this.segmentSize);
      const offset = Number(this.#written - segmentStart(this.#written, this.segmentSize));
      this.#file ??= this.#open(`${name}${PARTIAL}`);
      const count = writeSync(this.#file, rest, 0, Math.min(rest.length, this.segmentSize - offset), offset);
      this.#written += BigInt(count);
      rest = rest.subarray(count);
      if (offset + count === this.segmentSize) this.#complete(name);
    }
  }

  /** Makes what was written survive a power failure. @returns the new position */
  flush(): Lsn {
    if (this.#file !== null) fdatasyncSync(this.#file);
    this.#flushed = this.#written;
    return this.#flushed;
  }

  close(): void {
    if (this.#file === null) return;
    this.flush();
    closeSync(this.#file);
    this.#file = null;
  }

  /** Waits until complete files are compressed. */
  async settled(): Promise<void> {
    await this.#compressing;
    if (this.#failure !== null) throw this.#failure;
  }

  /** Removes the files before `name`; those of earlier timelines have smaller names. @returns their number */
  async removeBefore(name: string): Promise<number> {
    const old = (await readdir(this.folder)).filter((file) => /^[0-9A-F]{24}/.test(file) && file.slice(0, 24) < name);
    for (const file of old) await rm(join(this.folder, file), { force: true });
    return old.length;
  }

  /** Does not empty the file of an earlier run: until the same bytes arrive again, it is the only copy outside the database. */
  #open(name: string): number {
    const path = join(this.folder, name);
    const file = openSync(path, existsSync(path) ? 'r+' : 'w', 0o600);
    syncFolder(this.folder);
    return file;
  }

  #complete(name: string): void {
    this.close();
    const path = join(this.folder, name);
    renameSync(`${path}${PARTIAL}`, path);
    syncFolder(this.folder);
    this.#compress(name);
  }

  /** One file after the other. A failure stops the next write. */
  #compress(name: string): void {
    const path = join(this.folder, name);
    const work = async (): Promise<void> => {
      const draft = `${path}${COMPRESSED}.new`;
      const output = createWriteStream(draft, { flush: true, mode: 0o600 });
      await pipeline(createReadStream(path), createGzip({ level: 1 }), output);
      await rename(draft, `${path}${COMPRESSED}`);
      syncFolder(this.folder);
      await rm(path);
    };
    this.#compressing = this.#compressing.then(work).catch((error: unknown) => {
      this.#failure ??= error instanceof Error ? error : new Error(String(error));
    });
  }
}

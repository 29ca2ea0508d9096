import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';

/** Six times the largest table of a classification. */
const MAX_BYTES = 300 * 1024 * 1024;

/** The file is damaged or not an archive. The message completes "the archive …". */
export class NotAnArchive extends Error {
  override readonly name = 'NotAnArchive';
}

/**
 * Extracts the tables (CSV and text) of a zip archive into a folder by base name, and verifies checksums.
 *
 * @returns their names
 * @throws NotAnArchive
 */
export async function unzipTables(archive: string, into: string): Promise<readonly string[]> {
  await mkdir(into, { recursive: true });
  const names: string[] = [];
  const zip = await readable(yauzl.openPromise(archive));
  try {
    for await (const entry of readableEntries(zip)) {
      const name = basename(entry.fileName);
      if (!/^[^.].*\.(csv|txt)$/i.test(name)) continue;
      if (entry.uncompressedSize > MAX_BYTES) throw new NotAnArchive(`holds ${name}, which is too large`);
      await readable(write(zip, entry, join(into, name)));
      names.push(name);
    }
  } finally {
    zip.close();
  }
  if (names.length === 0) throw new NotAnArchive('has no tables');
  return names;
}

async function write(zip: yauzl.ZipFile, entry: yauzl.Entry, path: string): Promise<void> {
  let checksum = 0;
  await pipeline(
    await zip.openReadStreamPromise(entry),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  if (checksum !== entry.crc32) throw new NotAnArchive(`has a damaged ${basename(path)}`);
}

async function* readableEntries(zip: yauzl.ZipFile): AsyncGenerator<yauzl.Entry> {
  const entries = zip.eachEntry()[Symbol.asyncIterator]();
  for (;;) {
    const next = await readable(entries.next());
    if (next.done) return;
    yield next.value;
  }
}

/** Turns errors of the archive into NotAnArchive; system errors such as a full disk pass through. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotAnArchive || (error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw new NotAnArchive(`cannot be read: ${(error as Error).message}`);
  }
}

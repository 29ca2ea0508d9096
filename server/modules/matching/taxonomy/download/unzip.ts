import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
const MOST_BYTES = 300 * 1024 * 1024;

/** An archive that is damaged, or is none. */
export class NotAnArchive extends Error {
  override readonly name = 'NotAnArchive';
}

/**
 * Writes the tables (CSV and text) of a zip archive into a folder, each under its bare name, and checks their sums.
 * @returns their names
 * @throws NotAnArchive
 */
export async function unzipTables(archive: string, into: string): Promise<readonly string[]> {
  const bytes = await readFile(archive);
  const names: string[] = [];
  await mkdir(into, { recursive: true });
  for (const entry of entriesOf(bytes)) {
    const name = basename(entry.name.replaceAll('\\', '/'));
    if (!/^[^.].*\.(csv|txt)$/i.test(name)) continue;
    await writeFile(join(into, name), contentOf(bytes, entry));
    names.push(name);
  }
  if (names.length === 0) throw new NotAnArchive('has no tables');
  return names;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly sum: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

function* entriesOf(bytes: Buffer): Generator<Entry> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END) throw new NotAnArchive('has no directory');
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new NotAnArchive('has a damaged directory');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    yield {
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength!),
      method: bytes.readUInt16LE(at + 10),
      sum: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    };
    at += 46 + nameLength! + extra! + comment!;
  }
}

function contentOf(bytes: Buffer, { name, method, sum, packed, size, at }: Entry): Buffer {
  if (size > MOST_BYTES || at + 30 > bytes.length) throw new NotAnArchive(`cannot unpack ${name}`);
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const raw = bytes.subarray(start, start + packed);
  if (method !== STORED && method !== DEFLATED) throw new NotAnArchive(`packs ${name} in an unknown way`);
  let content: Buffer;
  try {
    content = method === STORED ? raw : inflateRawSync(raw, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw new NotAnArchive(`has a damaged ${name}`);
  }
  if (content.length !== size || crc32(content) !== sum) throw new NotAnArchive(`has a damaged ${name}`);
  return content;
}

import { type FileHandle, open } from 'node:fs/promises';

/** A box of an MP4 (ISO 14496-12): size, type and content. */
export interface Box {
  readonly type: string;
  /** Bytes from the start of the buffer or file to its header. */
  readonly start: number;
  /** Bytes of header and content. */
  readonly size: number;
  /** Bytes of the header: 8, or 16 with a size of 64 bits. */
  readonly header: number;
}

const HEADER = 8;
const LONG_HEADER = 16;

function boxAt(bytes: Buffer, at: number, start: number, end: number): Box {
  const short = bytes.readUInt32BE(at);
  const header = short === 1 ? LONG_HEADER : HEADER;
  const size = short === 1 ? Number(bytes.readBigUInt64BE(at + HEADER)) : short;
  if (size < header || start + size > end) throw new RangeError(`a box of ${size} bytes at ${start}`);
  return { type: bytes.toString('latin1', at + 4, at + HEADER), start, size, header };
}

/** The boxes one after the other in a part of a buffer. @throws RangeError if they do not fill it */
export function boxesIn(bytes: Buffer, from = 0, to = bytes.length): readonly Box[] {
  const found: Box[] = [];
  for (let at = from; at < to;) {
    const box = boxAt(bytes, at, at, to);
    found.push(box);
    at += box.size;
  }
  return found;
}

/** The boxes directly inside another one. @param skip bytes of its own fields before them */
export const childrenOf = (bytes: Buffer, { start, size, header }: Box, skip = 0): readonly Box[] =>
  boxesIn(bytes, start + header + skip, start + size);

/** The first box under a path, for example `moov`, `trak`. @throws RangeError if there is none */
export function boxUnder(bytes: Buffer, boxes: readonly Box[], ...path: readonly string[]): Box {
  const [type, ...rest] = path;
  const box = boxes.find((each) => each.type === type);
  if (!box) throw new RangeError(`no box ${type}`);
  return rest.length === 0 ? box : boxUnder(bytes, childrenOf(bytes, box), ...rest);
}

/** The outer boxes of a file. Reads only their headers. */
export async function outerBoxes(file: FileHandle): Promise<readonly Box[]> {
  const { size: end } = await file.stat();
  const found: Box[] = [];
  const header = Buffer.alloc(LONG_HEADER);
  for (let start = 0; start < end;) {
    const { bytesRead } = await file.read(header, 0, LONG_HEADER, start);
    if (bytesRead < HEADER) throw new RangeError(`${bytesRead} bytes at ${start}`);
    const box = boxAt(header, 0, start, end);
    found.push(box);
    start += box.size;
  }
  return found;
}

export async function bytesOf(file: FileHandle, { start, size }: Pick<Box, 'start' | 'size'>): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  const { bytesRead } = await file.read(bytes, 0, size, start);
  if (bytesRead < size) throw new RangeError(`${bytesRead} of ${size} bytes at ${start}`);
  return bytes;
}

/** Opens a file for reading only, and closes it. */
export async function reading<Read>(path: string, read: (file: FileHandle) => Promise<Read>): Promise<Read> {
  const file = await open(path);
  try {
    return await read(file);
  } finally {
    await file.close();
  }
}

/** The index of a file, or the head of a fragmented one. @throws RangeError if there is none */
export const indexOf = async (file: FileHandle): Promise<Buffer> =>
  bytesOf(file, boxUnder(Buffer.alloc(0), await outerBoxes(file), 'moov'));

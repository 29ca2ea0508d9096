import { open } from 'node:fs/promises';

/** Offset of the first box of a type at the top level of an MP4, in bytes; -1 when there is none. */
export async function boxOffset(path: string, type: string): Promise<number> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(16);
    for (let offset = 0; ;) {
      const { bytesRead } = await file.read(header, 0, 16, offset);
      if (bytesRead < 8) return -1;
      if (header.toString('latin1', 4, 8) === type) return offset;
      const size = header.readUInt32BE(0);
      offset += size === 1 ? Number(header.readBigUInt64BE(8)) : size;
    }
  } finally {
    await file.close();
  }
}

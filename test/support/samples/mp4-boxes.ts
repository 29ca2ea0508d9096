import { open } from 'node:fs/promises';

/** Offset in bytes of the first top-level box of a type in an MP4; -1 if there is none. */
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

import { open } from 'node:fs/promises';
import { boxesIn, boxUnder, childrenOf, indexOf, outerBoxes } from './boxes.js';

/**
 * Overwrites the user data in the head of a file with free space of the same size. ffmpeg writes its name and version there when it cuts
 * segments: `-fflags +bitexact` does not reach the inner file of its HLS writer.
 */
export async function eraseMaker(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const head = boxUnder(Buffer.alloc(0), await outerBoxes(file), 'moov');
    const index = await indexOf(file);
    const moov = boxUnder(index, boxesIn(index), 'moov');
    for (const box of childrenOf(index, moov).filter(({ type }) => type === 'udta')) {
      const bytes = Buffer.alloc(box.size);
      bytes.writeUInt32BE(box.size);
      bytes.write('free', 4, 'latin1');
      await file.write(bytes, 0, bytes.length, head.start + box.start);
    }
  } finally {
    await file.close();
  }
}

import type { FileHandle } from 'node:fs/promises';
import { type Box, boxesIn, boxUnder, bytesOf, childrenOf, outerBoxes } from './boxes.js';

/** Samples of one track that stand one after the other in a file. */
export interface SampleRun {
  readonly track: number;
  /** Bytes from the start of the file. */
  readonly offset: number;
  /** Bytes of each sample. */
  readonly sizes: readonly number[];
}

export interface Fragment {
  /** Of its `moof`, in bytes from the start of the file. */
  readonly start: number;
  readonly runs: readonly SampleRun[];
}

/** Fields that `tfhd` and `trun` have only if a flag says so (ISO 14496-12 §8.8.7, §8.8.8). */
const trackFlags = { baseOffset: 0x1, description: 0x2, duration: 0x8, size: 0x10 } as const;
const runFlags = { offset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, time: 0x800 } as const;

/** A cursor over the fields of a box. */
function reader(bytes: Buffer, { start, header }: Box) {
  let at = start + header;
  const flags = bytes.readUInt32BE(at) & 0xffffff;
  at += 4;
  return {
    has: (flag: number): boolean => (flags & flag) !== 0,
    number: (): number => bytes.readUInt32BE((at += 4) - 4),
    signed: (): number => bytes.readInt32BE((at += 4) - 4),
    skip: (count: number): void => void (at += count),
  };
}

function runsOfTrack(bytes: Buffer, traf: Box, moofStart: number): readonly SampleRun[] {
  const boxes = childrenOf(bytes, traf);
  const head = reader(bytes, boxUnder(bytes, boxes, 'tfhd'));
  const track = head.number();
  if (head.has(trackFlags.baseOffset)) throw new RangeError('offsets from the start of a file are not what we write');
  if (head.has(trackFlags.description)) head.skip(4);
  if (head.has(trackFlags.duration)) head.skip(4);
  const usualSize = head.has(trackFlags.size) ? head.number() : null;
  let next = moofStart;
  return boxes
    .filter(({ type }) => type === 'trun')
    .map((box) => {
      const run = reader(bytes, box);
      const count = run.number();
      const offset = run.has(runFlags.offset) ? moofStart + run.signed() : next;
      if (run.has(runFlags.firstFlags)) run.skip(4);
      const sizes = Array.from({ length: count }, () => {
        if (run.has(runFlags.duration)) run.skip(4);
        const size = run.has(runFlags.size) ? run.number() : usualSize;
        if (run.has(runFlags.flags)) run.skip(4);
        if (run.has(runFlags.time)) run.skip(4);
        if (size === null) throw new RangeError('samples without a size');
        return size;
      });
      next = offset + sizes.reduce((sum, size) => sum + size, 0);
      return { track, offset, sizes };
    });
}

/** The fragments of a file that we wrote, in order. @throws RangeError if it has another form */
export async function fragmentsOf(file: FileHandle): Promise<readonly Fragment[]> {
  const found: Fragment[] = [];
  for (const box of await outerBoxes(file)) {
    if (box.type !== 'moof') continue;
    const bytes = await bytesOf(file, box);
    const runs = childrenOf(bytes, boxUnder(bytes, boxesIn(bytes), 'moof'))
      .filter(({ type }) => type === 'traf')
      .flatMap((traf) => runsOfTrack(bytes, traf, box.start));
    found.push({ start: box.start, runs });
  }
  return found;
}

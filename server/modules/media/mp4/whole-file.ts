import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Box, boxesIn, boxUnder, bytesOf, childrenOf, indexOf, outerBoxes, reading } from './boxes.js';
import { fragmentsOf, type SampleRun } from './fragments.js';
import { type IndexedTrack, tracksOf } from './tracks.js';

/** Offsets in `stco` have 32 bits. */
const MAX_BYTES = 0xffff_ffff;
const HEADER = 8;

function box(type: string, ...contents: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt32BE(HEADER + contents.reduce((sum, { length }) => sum + length, 0));
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...contents]);
}

const numbers = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) bytes.writeUInt32BE(value, place * 4);
  return bytes;
};

/** How many samples each run has, as `stsc` writes it: only where the number changes. */
function samplesPerRun(runs: readonly SampleRun[]): Buffer {
  const entries = runs.flatMap(({ sizes }, place) =>
    sizes.length === runs[place - 1]?.sizes.length ? [] : [place + 1, sizes.length, 1],
  );
  return box('stsc', numbers([0, entries.length / 3, ...entries]));
}

const placesOfRuns = (runs: readonly SampleRun[], shift: number): Buffer =>
  box('stco', numbers([0, runs.length, ...runs.map(({ offset }) => offset + shift)]));

/** Boxes that contain the tables of sample positions: `mdia` contains `minf`, which contains `stbl`. */
const onTheWay: ReadonlySet<string> = new Set(['mdia', 'minf', 'stbl']);

function withPlaces(bytes: Buffer, outer: Box, runs: readonly SampleRun[], shift: number): Buffer {
  const parts = childrenOf(bytes, outer).map((each) => {
    if (each.type === 'stsc') return samplesPerRun(runs);
    if (each.type === 'stco' || each.type === 'co64') return placesOfRuns(runs, shift);
    if (onTheWay.has(each.type)) return withPlaces(bytes, each, runs, shift);
    return bytes.subarray(each.start, each.start + each.size);
  });
  return box(outer.type, ...parts);
}

const isSame = (track: IndexedTrack, runs: readonly SampleRun[]): boolean => {
  const sizes = runs.flatMap((run) => run.sizes);
  return sizes.length === track.sizes.length && sizes.every((size, place) => size === track.sizes[place]);
};

/**
 * Puts the index of a complete file in front of its segments: one file that a browser plays as a whole, and whose segments
 * stand unchanged behind the index (decision 0071). To the index, all of the segments are data.
 *
 * @param whole the complete file, with its index first
 * @param segments the same samples in fragments
 * @param target must not exist
 * @returns bytes in front of the segments; null, and no file, if the two do not have the same samples
 */
export async function joinIndexToSegments(whole: string, segments: string, target: string): Promise<number | null> {
  const { kind, index } = await reading(whole, async (file) => ({
    kind: await bytesOf(file, boxUnder(Buffer.alloc(0), await outerBoxes(file), 'ftyp')),
    index: await indexOf(file),
  }));
  const runs = (await reading(segments, fragmentsOf)).flatMap((fragment) => fragment.runs);
  const tracks = tracksOf(index).map((track) => ({ track, runs: runs.filter((run) => run.track === track.id) }));
  if (!tracks.every((each) => isSame(each.track, each.runs))) return null;

  const moov = boxUnder(index, boxesIn(index), 'moov');
  const indexAt = (shift: number): Buffer => {
    const parts = childrenOf(index, moov).map((each) => {
      const own = tracks.find(({ track }) => track.box.start === each.start);
      return own ? withPlaces(index, each, own.runs, shift) : index.subarray(each.start, each.start + each.size);
    });
    return box('moov', ...parts);
  };
  // Its length does not depend on the places that it names.
  const shift = kind.length + indexAt(0).length + HEADER;
  const { size } = await stat(segments);
  if (shift + size > MAX_BYTES) return null;
  const data = Buffer.alloc(HEADER);
  data.writeUInt32BE(HEADER + size);
  data.write('mdat', 4, 'latin1');
  const source = async function* (): AsyncGenerator<Buffer> {
    yield Buffer.concat([kind, indexAt(shift), data]);
    for await (const chunk of createReadStream(segments)) yield chunk as Buffer;
  };
  await pipeline(source, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  return shift;
}

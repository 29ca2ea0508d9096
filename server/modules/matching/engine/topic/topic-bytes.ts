import { LatentSpace } from '../similarity/latent-space.js';
import type { KeyTable } from './key-table.js';
import type { Rows, TopicModel } from './topic-model.js';

interface Head {
  readonly rank: number;
  /** Absent in files of earlier versions, which only taxonomies wrote. */
  readonly learntFrom?: TopicModel['learntFrom'];
  readonly stems: readonly string[];
  readonly ids: readonly string[];
  /** Byte length of each array, in storage order. */
  readonly lengths: readonly number[];
}

const ALIGNED = 8;
const aligned = (length: number): number => Math.ceil(length / ALIGNED) * ALIGNED;

type Numbers = Float32Array | Float64Array | Int32Array;

const arraysOf = ({ space, places, bridges, neededBy, ...model }: TopicModel): readonly Numbers[] => [
  ...[model.occupationNames, model.skillNames].flatMap(({ keys, owners }) => [keys, owners]),
  ...[bridges, neededBy].flatMap(({ starts, numbers, values }) => [starts, numbers, values]),
  ...[space.weights, space.vectors, places],
];

/** Serialises a model: a length, a JSON head, and its arrays. Readers and writers must have the same byte order. */
export function bytesOfTopics(model: TopicModel): Buffer {
  const arrays = arraysOf(model);
  const lengths = arrays.map(({ byteLength }) => byteLength);
  const { rank, stems } = model.space;
  const head = Buffer.from(
    JSON.stringify({
      rank,
      learntFrom: model.learntFrom,
      stems: [...stems.keys()],
      ids: model.ids,
      lengths,
    } satisfies Head),
  );
  const start = aligned(ALIGNED + head.length);
  const bytes = Buffer.alloc(start + lengths.reduce((sum, length) => sum + aligned(length), 0));
  bytes.writeUInt32LE(head.length);
  head.copy(bytes, ALIGNED);
  let at = start;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength).copy(bytes, at);
    at += aligned(byteLength);
  }
  return bytes;
}

/** Parses the result of {@link bytesOfTopics}. */
export function topicsOfBytes(bytes: Buffer): TopicModel {
  const size = bytes.readUInt32LE();
  const head = JSON.parse(bytes.toString('utf8', ALIGNED, ALIGNED + size)) as Head;
  // Copy, because bytes from a file or database are rarely aligned.
  const { buffer } = new Uint8Array(bytes.subarray(aligned(ALIGNED + size)));
  let next = 0;
  let from = 0;
  const take = (): readonly [ArrayBuffer, number, number] => {
    const length = head.lengths[next++]!;
    const place = from;
    from += aligned(length);
    return [buffer, place, length];
  };
  const ints = (): Int32Array => {
    const [all, place, length] = take();
    return new Int32Array(all, place, length / Int32Array.BYTES_PER_ELEMENT);
  };
  const floats = (): Float32Array => {
    const [all, place, length] = take();
    return new Float32Array(all, place, length / Float32Array.BYTES_PER_ELEMENT);
  };
  const table = (): KeyTable => {
    const [all, place, length] = take();
    return { keys: new Float64Array(all, place, length / Float64Array.BYTES_PER_ELEMENT), owners: ints() };
  };
  const rows = (): Rows => ({ starts: ints(), numbers: ints(), values: floats() });
  const [occupationNames, skillNames, bridges, neededBy] = [table(), table(), rows(), rows()];
  const [weights, vectors, places] = [floats(), floats(), floats()];
  const stems = new Map(head.stems.map((stem, at) => [stem, at]));
  const learntFrom = head.learntFrom ?? 'taxonomy';
  const space = new LatentSpace(head.rank, stems, vectors, weights);
  return { space, ids: head.ids, places, bridges, neededBy, occupationNames, skillNames, learntFrom };
}

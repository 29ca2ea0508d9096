import { type ByteReader, type ByteWriter, UnreadableBytes } from './bytes.js';
import { roomFor } from './memory.js';

/** Weights are stored as integers. A step is small compared with rounding a score to whole points. */
export const WEIGHT_STEPS = 32_768;
const MAX_STEPS = 65_535;
/** Numbers read at once, so that their sums fit in the processor's cache. */
export const BLOCK = 8_192;

/** Subjects with one term, in the order of their numbers, with the weight. */
export interface PostingList {
  /** Upper half: position in the block. Lower half: weight in {@link WEIGHT_STEPS}. */
  words: Uint32Array;
  length: number;
  /** The blocks with a posting, in order, and where each ends in the list. */
  blocks: number[];
  ends: number[];
}

const FIRST_ROOM = 4;
const GROWTH = 1.5;

/** Inverted index: from a term to the numbers of its subjects. New numbers are always higher, so lists stay sorted. */
export class PostingLists {
  readonly #lists = new Map<string, PostingList>();
  #count = 0;

  /** Number of postings, including those of removed subjects until {@link compact}. */
  get count(): number {
    return this.#count;
  }

  get bytes(): number {
    let bytes = 0;
    for (const { words } of this.#lists.values()) bytes += words.byteLength;
    return bytes;
  }

  /** @param doc not lower than any number added before. */
  add(term: string, doc: number, weight: number): void {
    const steps = Math.min(MAX_STEPS, Math.round(weight * WEIGHT_STEPS));
    if (!(steps > 0)) return;
    let list = this.#lists.get(term);
    if (!list) {
      list = { words: new Uint32Array(FIRST_ROOM), length: 0, blocks: [], ends: [] };
      this.#lists.set(term, list);
    }
    if (list.length === list.words.length) resize(list, Math.ceil(list.length * GROWTH));
    append(list, doc, steps);
    this.#count += 1;
  }

  get(term: string): PostingList | undefined {
    return this.#lists.get(term);
  }

  /** @param numbers new number of each old one, in the same order; negative if removed. */
  compact(numbers: Int32Array): void {
    this.#count = 0;
    for (const [term, list] of this.#lists) {
      const { blocks, ends } = list;
      list.blocks = [];
      list.ends = [];
      list.length = 0;
      let at = 0;
      for (const [run, end] of ends.entries()) {
        const from = blocks[run]! * BLOCK;
        for (; at < end; at += 1) {
          const word = list.words[at]!;
          const doc = numbers[from + (word >>> 16)]!;
          // Safe in place: the write position never passes the read position.
          if (doc >= 0) append(list, doc, word & MAX_STEPS);
        }
      }
      this.#count += list.length;
      if (list.length === 0) this.#lists.delete(term);
      else resize(list, list.length);
    }
  }

  write(out: ByteWriter): void {
    out.texts(this.#lists.keys());
    for (const { words, length, blocks, ends } of this.#lists.values()) {
      out.array(Uint32Array.from(blocks));
      out.array(Uint32Array.from(ends));
      out.array(words.subarray(0, length));
    }
  }

  /** Replaces the content with what {@link write} wrote. */
  read(from: ByteReader): void {
    this.#lists.clear();
    this.#count = 0;
    for (const term of from.texts()) {
      const [blocks, ends, read] = [from.words(), from.words(), from.words()];
      if (blocks.length !== ends.length || (ends.at(-1) ?? 0) !== read.length) throw new UnreadableBytes();
      const words = new Uint32Array(roomFor(Math.max(FIRST_ROOM, read.length) * Uint32Array.BYTES_PER_ELEMENT));
      words.set(read);
      this.#lists.set(term, { words, length: read.length, blocks: [...blocks], ends: [...ends] });
      this.#count += read.length;
    }
  }
}

function append(list: PostingList, doc: number, steps: number): void {
  const block = Math.floor(doc / BLOCK);
  const place = doc - block * BLOCK;
  list.words[list.length] = ((place << 16) | steps) >>> 0;
  list.length += 1;
  if (list.blocks.at(-1) === block) list.ends[list.ends.length - 1] = list.length;
  else {
    list.blocks.push(block);
    list.ends.push(list.length);
  }
}

function resize(list: PostingList, room: number): void {
  const words = new Uint32Array(roomFor(room * Uint32Array.BYTES_PER_ELEMENT));
  words.set(list.words.subarray(0, list.length));
  list.words = words;
}

import { type SparseMatrix, strongestDirections, times } from './linear-algebra.js';
import type { Word } from './words.js';

/** Words of a document with their counts. */
export type Bag = ReadonlyMap<string, number>;

const MIN_DOCUMENTS = 2;
/** Weight of an unknown word, about that of the rarest known word. */
const UNKNOWN_WEIGHT = 7;

/** A vector space in which words of the same documents are close, in any language (latent semantic indexing). */
export class LatentSpace {
  constructor(
    readonly rank: number,
    /** Row of each stem in `vectors`. */
    readonly stems: ReadonlyMap<string, number>,
    readonly vectors: Float32Array,
    /** Inverse document frequency of each stem. */
    readonly weights: Float32Array,
  ) {}

  /** Learns from documents, each a bag of words. @returns the space, and the vector of each document, row by row. */
  static learn(bags: Iterable<Bag>, rank: number): { readonly space: LatentSpace; readonly places: Float32Array } {
    const { stems, weights, matrix } = new DocumentWords(bags).weighted();
    const size = Math.min(rank, matrix.rows, stems.size);
    const vectors = strongestDirections(matrix, size);
    const places = times(matrix, vectors, size);
    for (let at = 0; at < places.length; at += size) normalise(places.subarray(at, at + size));
    return { space: new LatentSpace(size, stems, vectors, weights), places };
  }

  /** The vector of a bag of words. Its length is the known share of the bag, 0 to 1. */
  place(bag: Bag, into = new Float32Array(this.rank)): Float32Array {
    into.fill(0);
    let known = 0;
    let whole = 0;
    for (const [stem, count] of bag) {
      const at = this.stems.get(stem);
      const value = damped(count) * (at === undefined ? UNKNOWN_WEIGHT : this.weights[at]!);
      whole += value * value;
      if (at === undefined) continue;
      known += value * value;
      const from = at * this.rank;
      for (let k = 0; k < this.rank; k += 1) into[k]! += value * this.vectors[from + k]!;
    }
    return normalise(into, whole === 0 ? 0 : Math.sqrt(known / whole));
  }
}

/** A word that occurs twice is not twice as significant. */
const damped = (count: number): number => (count <= 1 ? count : 1 + Math.log(count));

/** Words of many documents in flat arrays. Maps would take ten times the memory. */
class DocumentWords {
  readonly #ids = new Map<string, number>();
  readonly #frequency: number[] = [];
  readonly #rows: { readonly words: Int32Array; readonly counts: Float32Array }[] = [];

  constructor(bags: Iterable<Bag>) {
    for (const bag of bags) {
      const words = new Int32Array(bag.size);
      const counts = new Float32Array(bag.size);
      let at = 0;
      for (const [stem, count] of bag) {
        let id = this.#ids.get(stem);
        if (id === undefined) {
          id = this.#ids.size;
          this.#ids.set(stem, id);
          this.#frequency.push(0);
        }
        this.#frequency[id]! += 1;
        words[at] = id;
        counts[at] = count;
        at += 1;
      }
      this.#rows.push({ words, counts });
    }
  }

  /** Each document as a row of length 1, over words of more than one document. */
  weighted(): { stems: Map<string, number>; weights: Float32Array; matrix: SparseMatrix } {
    const stems = new Map<string, number>();
    const column = new Int32Array(this.#ids.size).fill(-1);
    for (const [stem, id] of this.#ids) {
      if (this.#frequency[id]! < MIN_DOCUMENTS) continue;
      column[id] = stems.size;
      stems.set(stem, stems.size);
    }
    const weights = new Float32Array(stems.size);
    for (const [id, at] of column.entries())
      if (at >= 0) weights[at] = Math.log(1 + this.#rows.length / this.#frequency[id]!);
    const starts = new Int32Array(this.#rows.length + 1);
    for (const [row, { words }] of this.#rows.entries()) {
      starts[row + 1] = starts[row]! + words.reduce((sum, id) => sum + (column[id]! >= 0 ? 1 : 0), 0);
    }
    const indices = new Int32Array(starts.at(-1)!);
    const values = new Float32Array(indices.length);
    for (const [row, { words, counts }] of this.#rows.entries()) {
      let at = starts[row]!;
      for (let word = 0; word < words.length; word += 1) {
        const index = column[words[word]!]!;
        if (index < 0) continue;
        indices[at] = index;
        values[at] = damped(counts[word]!) * weights[index]!;
        at += 1;
      }
      normalise(values.subarray(starts[row], at));
    }
    const matrix = { rows: this.#rows.length, columns: stems.size, starts, indices, values };
    return { stems, weights, matrix };
  }
}

/** Scales the vector to `length`; a zero vector stays as it is. */
export function normalise(vector: Float32Array, length = 1): Float32Array {
  const norm = lengthOf(vector);
  const factor = length / norm;
  if (norm > 0) for (let at = 0; at < vector.length; at += 1) vector[at]! *= factor;
  return vector;
}

export function lengthOf(vector: Float32Array): number {
  let square = 0;
  for (let at = 0; at < vector.length; at += 1) square += vector[at]! * vector[at]!;
  return Math.sqrt(square);
}

/** Four partial sums: a single one would wait for each addition. */
export function dot(one: Float32Array, other: Float32Array, from = 0): number {
  const { length } = one;
  const whole = length - (length % 4);
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = 0; at < whole; at += 4) {
    const there = from + at;
    first += one[at]! * other[there]!;
    second += one[at + 1]! * other[there + 1]!;
    third += one[at + 2]! * other[there + 2]!;
    fourth += one[at + 3]! * other[there + 3]!;
  }
  for (let at = whole; at < length; at += 1) first += one[at]! * other[from + at]!;
  return first + second + (third + fourth);
}

/** Adds words to a bag by their stems; stems of both languages if the language is unknown. */
export function addWords(
  bag: Map<string, number>,
  words: readonly Word[],
  language: 'fr' | 'en' | null,
  count = 1,
): void {
  const add = (stem: string, value: number): void => {
    bag.set(stem, (bag.get(stem) ?? 0) + value);
  };
  for (const { fr, en } of words) {
    if (language === 'fr' || fr === en) add(fr, count);
    else if (language === 'en') add(en, count);
    else {
      add(fr, count / 2);
      add(en, count / 2);
    }
  }
}

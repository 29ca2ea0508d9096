import type { Vocabulary } from './vocabulary.js';
import type { Word } from './words.js';

/** One name of something that can be found. */
export interface Name {
  /** Whose name it is: a dense number. */
  readonly owner: number;
  readonly words: readonly Word[];
  /** (0..1]: an alternative name is worth less than the main one. */
  readonly worth: number;
}

/** A text that is looked for, its words with what may stand for them. */
export type Query = Pick<Name, 'words'>;

export type Measure = 'cosine' | 'coverage';

/** Longer texts are looked up by their most telling words. */
const MOST_QUERY_WORDS = 60;

/**
 * An inverted index from words to names. Names are compared word by word, softly: each word of the query counts with the best
 * of what stands for it in a name.
 */
export class NameIndex {
  readonly #owners: Int32Array;
  readonly #worths: Float32Array;
  readonly #norms: Float32Array;
  readonly #starts: Int32Array;
  readonly #postings: Int32Array;
  readonly #weights: Float32Array;
  readonly #wordWeights: Float32Array;
  // Reused by every search, so that none allocates.
  readonly #sums: Float32Array;
  readonly #stamp: Int32Array;
  readonly #best: Float32Array;
  #clock = 0;

  constructor(
    names: readonly Name[],
    private readonly vocabulary: Vocabulary,
    readonly ownerCount: number,
  ) {
    const ids = names.map(({ words }) => words.map((word) => vocabulary.add(word)));
    const counts = new Int32Array(vocabulary.size + 1);
    for (const each of ids) for (const id of new Set(each)) counts[id + 1]! += 1;
    for (let at = 1; at < counts.length; at += 1) counts[at]! += counts[at - 1]!;
    this.#starts = counts.slice();
    this.#postings = new Int32Array(counts.at(-1) ?? 0);
    this.#weights = new Float32Array(this.#postings.length);
    this.#owners = Int32Array.from(names, ({ owner }) => owner);
    this.#worths = Float32Array.from(names, ({ worth }) => worth);
    this.#norms = new Float32Array(names.length);
    const cursor = counts.slice();
    this.#wordWeights = Float32Array.from({ length: vocabulary.size }, (_, id) =>
      vocabulary.weight(vocabulary.wordAt(id)),
    );
    for (const [name, each] of ids.entries()) {
      let square = 0;
      for (const id of new Set(each)) {
        const weight = this.#wordWeights[id]!;
        this.#postings[cursor[id]!] = name;
        this.#weights[cursor[id]!] = weight;
        cursor[id]! += 1;
        square += weight * weight;
      }
      this.#norms[name] = Math.sqrt(square);
    }
    this.#sums = new Float32Array(names.length);
    this.#best = new Float32Array(names.length);
    this.#stamp = new Int32Array(names.length);
  }

  /**
   * For every owner the likeness of its best name to the query, 0..1.
   * `coverage`: how much of the name stands in the query, for a name inside a sentence.
   */
  search({ words }: Query, measure: Measure, into: Float32Array): void {
    into.fill(0);
    const vocabulary = this.vocabulary;
    const seen = new Set<string>();
    const looked = words
      .filter(({ fr }) => !seen.has(fr) && seen.add(fr))
      .map((word) => {
        const variants = vocabulary.variants(word);
        return { variants, weight: vocabulary.weightLike(word, variants) };
      })
      .sort((one, other) => other.weight - one.weight)
      .slice(0, MOST_QUERY_WORDS);
    let square = 0;
    const touched: number[] = [];
    const sums = this.#sums;
    const stamp = this.#stamp;
    const best = this.#best;
    for (const { variants, weight } of looked) {
      square += weight * weight;
      this.#clock += 1;
      const clock = this.#clock;
      for (const { word, likeness } of variants) {
        if (word + 1 >= this.#starts.length) continue;
        const end = this.#starts[word + 1]!;
        const value = likeness * (measure === 'cosine' ? weight : this.#wordWeights[word]!);
        for (let at = this.#starts[word]!; at < end; at += 1) {
          const name = this.#postings[at]!;
          const gain = value * this.#weights[at]!;
          if (stamp[name] === clock) {
            if (gain > best[name]!) {
              sums[name]! += gain - best[name]!;
              best[name] = gain;
            }
            continue;
          }
          if (sums[name] === 0) touched.push(name);
          stamp[name] = clock;
          best[name] = gain;
          sums[name]! += gain;
        }
      }
    }
    const norm = Math.sqrt(square) || 1;
    for (const name of touched) {
      const own = this.#norms[name]!;
      const likeness = measure === 'cosine' ? sums[name]! / (norm * own) : sums[name]! / (own * own);
      const value = Math.min(1, likeness) * this.#worths[name]!;
      const owner = this.#owners[name]!;
      if (value > into[owner]!) into[owner] = value;
      sums[name] = 0;
    }
  }
}

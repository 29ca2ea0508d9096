import type { Variant, Vocabulary } from './vocabulary.js';
import type { Word } from './words.js';

/** A name of something that can be found. */
export interface Name {
  /** The owner's number. Numbers from the owner count on are lots: groups of owners that share the name. */
  readonly owner: number;
  readonly words: readonly Word[];
  /** (0..1]; an alternative name has less than the main one. */
  readonly worth: number;
}

/** The words of a text to look for. */
export interface Query extends Pick<Name, 'words'> {
  /** Of a sentence only words with a very similar spelling replace a word, and more synonyms do. */
  readonly isSentence?: boolean;
}

export type Measure = 'cosine' | 'coverage';

/** Result of a search. It is the index's own memory: the next search overwrites it. */
export interface Found {
  /** Owners that share a word with the query, unordered. */
  readonly owners: Int32Array;
  /** Likeness by owner; 0 for owners without a shared word. Longer than the number of owners; ignore the rest. */
  readonly likeness: Float32Array;
}

/** Of longer texts only the most significant words are looked up. */
const MAX_QUERY_WORDS = 60;

interface LookedUp {
  readonly variants: readonly Variant[];
  readonly weight: number;
}

/** Inverted index from words to names. The comparison is soft: each query word counts with its best variant in a name. */
export class NameIndex {
  readonly #owners: Int32Array;
  readonly #worths: Float32Array;
  readonly #norms: Float32Array;
  readonly #starts: Int32Array;
  readonly #postings: Int32Array;
  readonly #wordWeights: Float32Array;
  // Buffers that every search reuses. Sums and likenesses are all zero between searches.
  readonly #sums: Float32Array;
  readonly #stamp: Int32Array;
  readonly #touched: Int32Array;
  readonly #likeness: Float32Array;
  readonly #found: Int32Array;
  readonly #foundLots: Int32Array;
  #foundCount = 0;
  #foundLotCount = 0;
  #clock = 0;

  constructor(
    names: readonly Name[],
    private readonly vocabulary: Vocabulary,
    readonly ownerCount: number,
    private readonly lots: readonly Int32Array[] = [],
  ) {
    const ids = names.map(({ words }) => distinct(words.map((word) => vocabulary.add(word))));
    const counts = new Int32Array(vocabulary.size + 1);
    for (const each of ids) for (const id of each) counts[id + 1]! += 1;
    for (let at = 1; at < counts.length; at += 1) counts[at]! += counts[at - 1]!;
    this.#starts = counts.slice();
    this.#postings = new Int32Array(counts.at(-1) ?? 0);
    this.#owners = Int32Array.from(names, ({ owner }) => owner);
    this.#worths = Float32Array.from(names, ({ worth }) => worth);
    this.#norms = new Float32Array(names.length);
    const cursor = counts.slice();
    this.#wordWeights = Float32Array.from({ length: vocabulary.size }, (_, id) =>
      vocabulary.weight(vocabulary.wordAt(id)),
    );
    for (const [name, each] of ids.entries()) {
      let square = 0;
      for (const id of each) {
        const weight = this.#wordWeights[id]!;
        this.#postings[cursor[id]!] = name;
        cursor[id]! += 1;
        square += weight * weight;
      }
      this.#norms[name] = Math.sqrt(square);
    }
    this.#sums = new Float32Array(names.length);
    this.#stamp = new Int32Array(names.length);
    this.#touched = new Int32Array(names.length);
    this.#likeness = new Float32Array(ownerCount + lots.length);
    this.#found = new Int32Array(ownerCount);
    this.#foundLots = new Int32Array(lots.length);
  }

  /** Like `find`, but writes the likeness of all owners to `into`. */
  search(query: Query, measure: Measure, into: Float32Array): void {
    this.find(query, measure);
    into.set(this.#likeness.subarray(0, this.ownerCount));
  }

  /**
   * For each owner the likeness of its best name to the query, 0..1.
   * `coverage`: the share of the name that the query contains, for names inside a sentence.
   */
  find({ words, isSentence = false }: Query, measure: Measure): Found {
    this.#forget();
    const looked = this.#lookUp(words, isSentence);
    let square = 0;
    let touched = 0;
    for (const { variants, weight } of looked) {
      square += weight * weight;
      touched = this.#add(variants, measure === 'cosine' ? weight : null, touched);
    }
    const norm = measure === 'cosine' ? Math.sqrt(square) || 1 : null;
    this.#settle(touched, norm);
    this.#share();
    return { owners: this.#found.subarray(0, this.#foundCount), likeness: this.#likeness };
  }

  #forget(): void {
    for (let at = 0; at < this.#foundCount; at += 1) this.#likeness[this.#found[at]!] = 0;
    for (let at = 0; at < this.#foundLotCount; at += 1) this.#likeness[this.#foundLots[at]!] = 0;
    this.#foundCount = 0;
    this.#foundLotCount = 0;
  }

  /** The most significant words, each once. */
  #lookUp(words: readonly Word[], isSentence: boolean): readonly LookedUp[] {
    const seen = new Set<string>();
    const looked: LookedUp[] = [];
    for (const word of words) {
      if (seen.has(word.fr)) continue;
      seen.add(word.fr);
      const variants = this.vocabulary.variants(word, isSentence);
      looked.push({ variants, weight: this.vocabulary.weightLike(word, variants) });
    }
    if (looked.length <= MAX_QUERY_WORDS) return looked;
    return looked.sort((one, other) => other.weight - one.weight).slice(0, MAX_QUERY_WORDS);
  }

  /** Adds to each name the gain of the best variant. @param weight of the query word; null to use the name's own. */
  #add(variants: readonly Variant[], weight: number | null, alreadyTouched: number): number {
    const [starts, postings, sums, stamp] = [this.#starts, this.#postings, this.#sums, this.#stamp];
    let touched = alreadyTouched;
    this.#clock += 1;
    const clock = this.#clock;
    for (const { word, gain } of this.#gains(variants, weight)) {
      const end = starts[word + 1]!;
      for (let at = starts[word]!; at < end; at += 1) {
        const name = postings[at]!;
        if (stamp[name] === clock) continue;
        stamp[name] = clock;
        if (sums[name] === 0) {
          this.#touched[touched] = name;
          touched += 1;
        }
        sums[name]! += gain;
      }
    }
    return touched;
  }

  /** Highest first: a later variant in the same name adds nothing. */
  #gains(
    variants: readonly Variant[],
    weight: number | null,
  ): readonly { readonly word: number; readonly gain: number }[] {
    return variants
      .filter(({ word }) => word + 1 < this.#starts.length)
      .map(({ word, likeness }) => {
        const own = this.#wordWeights[word]!;
        return { word, gain: likeness * (weight ?? own) * own };
      })
      .sort((one, other) => other.gain - one.gain);
  }

  /** Clears the sum of each name and gives its owner the best. @param norm of the query; null to measure by the name alone. */
  #settle(touched: number, norm: number | null): void {
    const [sums, norms] = [this.#sums, this.#norms];
    for (let at = 0; at < touched; at += 1) {
      const name = this.#touched[at]!;
      const own = norms[name]!;
      const likeness = sums[name]! / ((norm ?? own) * own);
      sums[name] = 0;
      const value = (likeness < 1 ? likeness : 1) * this.#worths[name]!;
      this.#raise(this.#owners[name]!, value);
    }
  }

  /** Gives the likeness of a lot to its members. */
  #share(): void {
    for (let at = 0; at < this.#foundLotCount; at += 1) {
      const lot = this.#foundLots[at]!;
      const members = this.lots[lot - this.ownerCount]!;
      for (let next = 0; next < members.length; next += 1) this.#raise(members[next]!, this.#likeness[lot]!);
    }
  }

  #raise(owner: number, value: number): void {
    const before = this.#likeness[owner]!;
    if (value <= before) return;
    this.#likeness[owner] = value;
    if (before > 0) return;
    if (owner < this.ownerCount) {
      this.#found[this.#foundCount] = owner;
      this.#foundCount += 1;
    } else {
      this.#foundLots[this.#foundLotCount] = owner;
      this.#foundLotCount += 1;
    }
  }
}

/** Most names repeat no word; return those unchanged. */
function distinct(ids: readonly number[]): readonly number[] {
  return ids.some((id, at) => ids.indexOf(id) !== at) ? [...new Set(ids)] : ids;
}

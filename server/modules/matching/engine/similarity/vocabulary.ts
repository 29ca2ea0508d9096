import { synonymsInSentences } from './dictionary-pairs.js';
import type { Word } from './words.js';

/** A word that can replace another, and how well (0..1]. */
export interface Variant {
  readonly word: number;
  readonly likeness: number;
}

/** Two words with one stem: gender, spelling. */
const SAME_STEM = 0.97;
/** One word in singular and plural: "managers" is the same title as "manager". */
const SAME_WORD = 1;
/** Factor for words with a similar spelling: weaker evidence than a common stem. */
const BY_LETTERS = 0.95;
const MIN_LETTERS_SHARED = 0.48;
/** In a sentence, which is not misspelled and has many words: "market" is not "marker". */
const MIN_LETTERS_SHARED_IN_SENTENCES = 0.62;
const MAX_VARIANTS = 14;
/** Bounds the cache, because input words are unlimited. */
const MAX_CACHED = 100_000;
const GRAM_SIZES = [3, 4] as const;

/** Translations of a stem. */
export type Translate = (stem: string) => readonly (readonly [stem: string, likeness: number])[];

/**
 * All words of a set of names. A lookup finds other forms of the word, similar spellings (which tolerates typing errors and
 * relates « soudage » to « soudeur »), and translations.
 */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #words: Word[] = [];
  readonly #byStem = new Map<string, number[]>();
  readonly #grams = new Map<string, number[]>();
  readonly #norms: number[] = [];
  readonly #variants = new Map<string, readonly Variant[]>();
  /** Number of names with each stem. */
  readonly #frequency = new Map<string, number>();
  #names = 0;
  /** Number of n-grams each word shares with the query word; all zero between lookups. */
  #shared = new Uint16Array(0);

  constructor(private readonly translate: Translate) {}

  add(word: Word): number {
    const known = this.#ids.get(word.folded);
    if (known !== undefined) return known;
    const id = this.#words.length;
    this.#ids.set(word.folded, id);
    this.#words.push(word);
    for (const stem of new Set([word.fr, word.en])) push(this.#byStem, stem, id);
    const grams = gramsOf(word.folded);
    for (const gram of grams) push(this.#grams, gram, id);
    this.#norms.push(Math.sqrt(grams.length));
    this.#variants.clear();
    return id;
  }

  /** Counts each word of a name once, for `times` names. */
  count(words: readonly Word[], times = 1): void {
    this.#names += times;
    for (const [at, { fr: stem }] of words.entries()) {
      if (words.findIndex(({ fr }) => fr === stem) < at) continue;
      this.#frequency.set(stem, (this.#frequency.get(stem) ?? 0) + times);
    }
  }

  /** How specific a word is: inverse document frequency over names. */
  weight(word: Word): number {
    return this.#weightOf(this.#frequency.get(word.fr) ?? 0);
  }

  /** The weight of a word that no name has: that of its best variant. */
  weightLike(word: Word, variants: readonly Variant[]): number {
    if ((this.#frequency.get(word.fr) ?? 0) > 0) return this.weight(word);
    const best = variants[0];
    return best === undefined ? this.#weightOf(0) : this.weight(this.#words[best.word]!);
  }

  #weightOf(frequency: number): number {
    return Math.log(1 + (this.#names + 1) / (frequency + 1));
  }

  wordAt(id: number): Word {
    return this.#words[id]!;
  }

  words(): readonly Word[] {
    return this.#words;
  }

  get size(): number {
    return this.#words.length;
  }

  /** Words of the vocabulary that can replace this one, likeliest first. */
  variants(word: Word, isSentence = false): readonly Variant[] {
    const key = isSentence ? `sentence ${word.folded}` : word.folded;
    const known = this.#variants.get(key);
    if (known) return known;
    const likeness = new Map<number, number>();
    const note = (id: number, value: number): void => {
      if (value > (likeness.get(id) ?? 0)) likeness.set(id, value);
    };
    const self = this.#ids.get(word.folded);
    if (self !== undefined) note(self, 1);
    for (const stem of [word.fr, word.en]) {
      for (const id of this.#byStem.get(stem) ?? []) {
        note(id, differInNumber(word.folded, this.#words[id]!.folded) ? SAME_WORD : SAME_STEM);
      }
    }
    this.#byCharacters(word, isSentence ? MIN_LETTERS_SHARED_IN_SENTENCES : MIN_LETTERS_SHARED, note);
    for (const stem of new Set([word.fr, word.en])) {
      const others = [...this.translate(stem), ...(isSentence ? synonymsInSentences(stem) : [])];
      for (const [other, value] of others) {
        for (const id of this.#byStem.get(other) ?? []) note(id, value);
      }
    }
    const variants = [...likeness]
      .map(([id, value]) => ({ word: id, likeness: value }))
      .sort((one, other) => other.likeness - one.likeness || one.word - other.word)
      .slice(0, MAX_VARIANTS);
    if (this.#variants.size >= MAX_CACHED) this.#variants.clear();
    this.#variants.set(key, variants);
    return variants;
  }

  #byCharacters(word: Word, least: number, note: (id: number, value: number) => void): void {
    if (word.folded.length < 4) return;
    const grams = gramsOf(word.folded);
    if (this.#shared.length < this.size) this.#shared = new Uint16Array(this.size + (this.size >> 1));
    const shared = this.#shared;
    const touched: number[] = [];
    for (const gram of grams) {
      const ids = this.#grams.get(gram);
      if (ids === undefined) continue;
      for (let at = 0; at < ids.length; at += 1) {
        const id = ids[at]!;
        if (shared[id] === 0) touched.push(id);
        shared[id]! += 1;
      }
    }
    const norm = Math.sqrt(grams.length);
    for (let at = 0; at < touched.length; at += 1) {
      const id = touched[at]!;
      const cosine = shared[id]! / (norm * this.#norms[id]!);
      shared[id] = 0;
      if (cosine >= least) note(id, cosine * BY_LETTERS);
    }
  }
}

const differInNumber = (one: string, other: string): boolean => one === `${other}s` || other === `${one}s`;

function push<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/**
 * 3-grams and 4-grams of the word, with its ends marked. The start counts twice, because French and English inflect at the end.
 */
function gramsOf(word: string): readonly string[] {
  const padded = `^${word}$`;
  const grams = new Set<string>([`^${word.slice(0, 5)}`]);
  for (const size of GRAM_SIZES)
    for (let at = 0; at + size <= padded.length; at += 1) grams.add(padded.slice(at, at + size));
  return [...grams];
}

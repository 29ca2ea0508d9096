import type { Word } from './words.js';

/** A word of the vocabulary that may stand for another, and how well (0..1]. */
export interface Variant {
  readonly word: number;
  readonly likeness: number;
}

/** Two words with one stem: gender, number, spelling. */
const SAME_STEM = 0.97;
/** Words that share letters stand for each other less than these letters say. */
const BY_LETTERS = 0.95;
const LEAST_LETTERS_SHARED = 0.48;
const MOST_VARIANTS = 14;
/** Words of people are without end, memory is not. */
const MOST_REMEMBERED = 100_000;
const GRAM_SIZES = [3, 4] as const;

/** Translations of a word by its stem. */
export type Translate = (stem: string) => readonly (readonly [stem: string, likeness: number])[];

/**
 * Every word of a body of names. A word that is looked for is found with its other forms, with words spelled nearly alike
 * (which forgives typing errors, and knows « soudage » from « soudeur » as near) and with its translations.
 */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #words: Word[] = [];
  readonly #byStem = new Map<string, number[]>();
  readonly #grams = new Map<string, number[]>();
  readonly #norms: number[] = [];
  readonly #variants = new Map<string, readonly Variant[]>();
  /** In how many names each class of words stands. */
  readonly #frequency = new Map<string, number>();
  #names = 0;
  /** How many groups of letters each word shares with the one that is looked for; nothing but zeros in between. */
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

  /** Counts the words of a name that so many have, each once. */
  count(words: readonly Word[], times = 1): void {
    this.#names += times;
    for (const [at, { fr: stem }] of words.entries()) {
      if (words.findIndex(({ fr }) => fr === stem) < at) continue;
      this.#frequency.set(stem, (this.#frequency.get(stem) ?? 0) + times);
    }
  }

  /** How much a word tells: inverse document frequency, with the names as documents. */
  weight(word: Word): number {
    return this.#weightOf(this.#frequency.get(word.fr) ?? 0);
  }

  /** The weight of a word that no name has, by what stands for it here. */
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

  /** Words of the vocabulary that may stand for this one, the likeliest first. */
  variants(word: Word): readonly Variant[] {
    const known = this.#variants.get(word.folded);
    if (known) return known;
    const likeness = new Map<number, number>();
    const note = (id: number, value: number): void => {
      if (value > (likeness.get(id) ?? 0)) likeness.set(id, value);
    };
    const self = this.#ids.get(word.folded);
    if (self !== undefined) note(self, 1);
    for (const stem of [word.fr, word.en]) for (const id of this.#byStem.get(stem) ?? []) note(id, SAME_STEM);
    this.#byLetters(word, note);
    for (const stem of new Set([word.fr, word.en])) {
      for (const [other, value] of this.translate(stem)) {
        for (const id of this.#byStem.get(other) ?? []) note(id, value);
      }
    }
    const variants = [...likeness]
      .map(([id, value]) => ({ word: id, likeness: value }))
      .sort((one, other) => other.likeness - one.likeness || one.word - other.word)
      .slice(0, MOST_VARIANTS);
    if (this.#variants.size >= MOST_REMEMBERED) this.#variants.clear();
    this.#variants.set(word.folded, variants);
    return variants;
  }

  #byLetters(word: Word, note: (id: number, value: number) => void): void {
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
      if (cosine >= LEAST_LETTERS_SHARED) note(id, cosine * BY_LETTERS);
    }
  }
}

function push<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The letters of a word in threes and fours, its ends marked; the beginning counts twice, because French and English inflect behind. */
function gramsOf(word: string): readonly string[] {
  const padded = `^${word}$`;
  const grams = new Set<string>([`^${word.slice(0, 5)}`]);
  for (const size of GRAM_SIZES)
    for (let at = 0; at + size <= padded.length; at += 1) grams.add(padded.slice(at, at + size));
  return [...grams];
}

import { editDistance } from '../../../../platform/text/edit-distance.js';
import type { KnownLanguage } from './knowledge.js';
import type { Word } from './words.js';

/** Shorter words are one character away from too many others. */
const SHORTEST = 4;
const LETTERS_PER_ERROR = 4;
const MAX_ERRORS = 4;
/** Number of words with the most shared bigrams that are compared fully. */
const SHORTLIST = 60;
/** One error less is worth a word that is e to this power less frequent. */
const WORTH_OF_ERROR = 4;
/** Frequency assumed for a word that occurs only in the other language. */
const MIN_FREQUENCY = 0.1;
/** Bounds the cache, because misspellings are unlimited. */
const MAX_CACHED = 100_000;

/**
 * Corrects unknown words to the nearest known one: « infirmeire » becomes « infirmière ». Known words in any form stay unchanged;
 * so do words near nothing.
 */
export class Spelling {
  readonly #ids = new Map<string, number>();
  readonly #words: Word[] = [];
  /** Frequency of each word by language. */
  readonly #counts = { fr: [] as number[], en: [] as number[] };
  readonly #stems = new Set<string>();
  readonly #corrected = new Map<string, Word>();
  #twos: ReadonlyMap<number, Int32Array> | null = null;
  #shared = new Uint8Array(0);

  /** @param language of the word; null if unknown */
  add(word: Word, language: KnownLanguage | null): void {
    let id = this.#ids.get(word.folded);
    if (id === undefined) {
      this.#ids.set(word.folded, (id = this.#words.length));
      this.#words.push(word);
      this.#counts.fr.push(0);
      this.#counts.en.push(0);
      this.#stems.add(word.fr).add(word.en);
      this.#twos = null;
    }
    for (const each of languagesOf(language)) this.#counts[each][id]! += 1;
  }

  /** @param language of the text. Of equally near words, those of this language come first */
  correct(words: readonly Word[], language: KnownLanguage | null): readonly Word[] {
    return words.map((word) => {
      if (word.folded.length < SHORTEST || /\d/.test(word.folded) || this.#isKnown(word)) return word;
      const key = `${language} ${word.folded}`;
      let corrected = this.#corrected.get(key);
      if (corrected === undefined) {
        if (this.#corrected.size >= MAX_CACHED) this.#corrected.clear();
        this.#corrected.set(key, (corrected = this.#nearest(word, language)));
      }
      return corrected;
    });
  }

  #isKnown({ folded, fr, en }: Word): boolean {
    return this.#ids.has(folded) || this.#stems.has(fr) || this.#stems.has(en);
  }

  #nearest(word: Word, language: KnownLanguage | null): Word {
    const most = Math.min(MAX_ERRORS, Math.floor((word.folded.length + 1) / LETTERS_PER_ERROR));
    let best = word;
    let bestValue = -Infinity;
    for (const id of this.#shortlist(word.folded, most)) {
      const errors = editDistance(word.folded, this.#words[id]!.folded, most);
      if (errors > most) continue;
      const frequency = languagesOf(language).reduce((sum, each) => sum + this.#counts[each][id]!, 0);
      const value = Math.log(MIN_FREQUENCY + frequency) - errors * WORTH_OF_ERROR;
      if (value > bestValue) [best, bestValue] = [this.#words[id]!, value];
    }
    return best;
  }

  /** Words of similar length, those with the most shared bigrams first. */
  #shortlist(folded: string, most: number): readonly number[] {
    const twos = (this.#twos ??= this.#index());
    if (this.#shared.length < this.#words.length) this.#shared = new Uint8Array(this.#words.length);
    const shared = this.#shared;
    const touched: number[] = [];
    for (const two of new Set(twosOf(folded))) {
      const ids = twos.get(two);
      if (ids === undefined) continue;
      for (let at = 0; at < ids.length; at += 1) {
        const id = ids[at]!;
        if (shared[id] === 0) touched.push(id);
        shared[id]! += 1;
      }
    }
    const likeness = (id: number): number => shared[id]! / (folded.length + this.#words[id]!.folded.length);
    const found = touched
      .filter((id) => Math.abs(this.#words[id]!.folded.length - folded.length) <= most && shared[id]! >= 2)
      .map((id) => [id, likeness(id)] as const)
      .sort(([one, a], [other, b]) => b - a || one - other)
      .slice(0, SHORTLIST);
    for (const id of touched) shared[id] = 0;
    return found.map(([id]) => id);
  }

  #index(): ReadonlyMap<number, Int32Array> {
    const lists = new Map<number, number[]>();
    for (const [id, { folded }] of this.#words.entries()) {
      for (const two of new Set(twosOf(folded))) {
        const list = lists.get(two);
        if (list) list.push(id);
        else lists.set(two, [id]);
      }
    }
    return new Map([...lists].map(([two, ids]) => [two, Int32Array.from(ids)]));
  }
}

const languagesOf = (language: KnownLanguage | null): readonly KnownLanguage[] =>
  language === null ? ['fr', 'en'] : [language];

/** Bigrams of a word as numbers, including its start and end. */
function twosOf(word: string): readonly number[] {
  const twos: number[] = [];
  let before = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    twos.push(before * 0x10000 + code);
    before = code;
  }
  twos.push(before * 0x10000);
  return twos;
}

/**
 * The references for the engine: BM25 over words and TF-IDF over n-grams of letters. Each name is a document, and a candidate's
 * best name counts.
 */
import type { RankItem } from '../../server/modules/matching/engine/similarity/rank-item.js';
import { topOf } from '../../server/modules/matching/engine/similarity/top-of.js';

const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const words = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const lettersOfWord = new Map<string, readonly string[]>();

function letters(text: string): readonly string[] {
  return words(text).flatMap((word) => {
    let grams = lettersOfWord.get(word);
    if (grams === undefined) lettersOfWord.set(word, (grams = gramsOf(word)));
    return grams;
  });
}

function gramsOf(word: string): readonly string[] {
  const grams: string[] = [];
  const padded = ` ${word} `;
  for (let size = 1; size <= 3; size += 1) {
    for (let at = 0; at + size <= padded.length; at += 1) grams.push(padded.slice(at, at + size));
  }
  return grams;
}

const everything = (item: RankItem): string =>
  [item.title, item.text, ...(item.skills ?? []), item.experience, item.description, ...(item.requirements ?? [])]
    .filter(Boolean)
    .join(' ');

export type Rank = (query: RankItem, top: number) => readonly string[];

type Weigh = (count: number, length: number, average: number) => number;

/** An inverted index in flat arrays: for each term the documents that contain it, and its weight in them. */
class Documents {
  readonly #terms = new Map<string, number>();
  readonly #starts: Int32Array;
  readonly #documents: Int32Array;
  readonly #weights: Float32Array;
  readonly #owners: Int32Array;
  readonly #ids: readonly string[];
  readonly #norms: Float64Array;
  readonly #sums: Float64Array;

  constructor(
    items: readonly RankItem[],
    private readonly terms: (text: string) => readonly string[],
    weigh: Weigh,
    private readonly isCosine: boolean,
  ) {
    const owners = new Map<string, number>();
    for (const { id } of items) if (!owners.has(id)) owners.set(id, owners.size);
    this.#ids = [...owners.keys()];
    this.#owners = Int32Array.from(items, ({ id }) => owners.get(id)!);
    const lengths = new Int32Array(items.length);
    const rows: { readonly terms: Int32Array; readonly counts: Float32Array }[] = [];
    const frequency: number[] = [];
    for (const [document, item] of items.entries()) {
      const all = terms(everything(item));
      lengths[document] = all.length;
      const counts = counted(all);
      const row = { terms: new Int32Array(counts.size), counts: new Float32Array(counts.size) };
      let at = 0;
      for (const [term, count] of counts) {
        let number = this.#terms.get(term);
        if (number === undefined) this.#terms.set(term, (number = this.#terms.size));
        frequency[number] = (frequency[number] ?? 0) + 1;
        row.terms[at] = number;
        row.counts[at] = count;
        at += 1;
      }
      rows.push(row);
    }
    const average = lengths.reduce((sum, length) => sum + length, 0) / items.length;
    this.#starts = new Int32Array(frequency.length + 1);
    for (const [term, count] of frequency.entries()) this.#starts[term + 1] = this.#starts[term]! + count;
    this.#documents = new Int32Array(this.#starts.at(-1)!);
    this.#weights = new Float32Array(this.#documents.length);
    this.#norms = new Float64Array(items.length);
    this.#sums = new Float64Array(items.length);
    const next = this.#starts.slice();
    for (const [document, row] of rows.entries()) {
      for (const [at, term] of row.terms.entries()) {
        const weight = weigh(row.counts[at]!, lengths[document]!, average);
        this.#documents[next[term]!] = document;
        this.#weights[next[term]!] = weight;
        next[term]! += 1;
        this.#norms[document]! += (weight * this.#idf(term)) ** 2;
      }
    }
  }

  #idf(term: number): number {
    const frequency = this.#starts[term + 1]! - this.#starts[term]!;
    return Math.log(1 + (this.#norms.length - frequency + 0.5) / (frequency + 0.5));
  }

  rank(query: RankItem, top: number): readonly string[] {
    const [sums, documents, weights] = [this.#sums.fill(0), this.#documents, this.#weights];
    for (const [word, count] of counted(this.terms(everything(query)))) {
      const term = this.#terms.get(word);
      if (term === undefined) continue;
      const idf = this.#idf(term);
      const weight = this.isCosine ? count * idf * idf : idf;
      const end = this.#starts[term + 1]!;
      for (let at = this.#starts[term]!; at < end; at += 1) sums[documents[at]!]! += weight * weights[at]!;
    }
    const scores = new Float32Array(this.#ids.length);
    for (let at = 0; at < sums.length; at += 1) {
      const value = this.isCosine ? sums[at]! / (Math.sqrt(this.#norms[at]!) || 1) : sums[at]!;
      if (value > scores[this.#owners[at]!]!) scores[this.#owners[at]!] = value;
    }
    return topOf(scores, top).map((at) => this.#ids[at]!);
  }
}

function counted(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

const K1 = 1.2;
const B = 0.75;

export function bm25(items: readonly RankItem[]): Rank {
  const weigh: Weigh = (count, length, average) => (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average));
  const documents = new Documents(items, words, weigh, false);
  return (query, top) => documents.rank(query, top);
}

export function letterTfidf(items: readonly RankItem[]): Rank {
  const documents = new Documents(items, letters, (count) => count, true);
  return (query, top) => documents.rank(query, top);
}

/** What the engine is measured against: BM25 over words and TF-IDF over letters, each name a document, the best name counts. */
import type { RankItem } from '../../server/modules/matching/engine/similarity/rank-item.js';
import { topOf } from '../../server/modules/matching/engine/similarity/top-of.js';

const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const words = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function letters(text: string): readonly string[] {
  const grams: string[] = [];
  for (const word of words(text)) {
    const padded = ` ${word} `;
    for (let size = 1; size <= 3; size += 1) {
      for (let at = 0; at + size <= padded.length; at += 1) grams.push(padded.slice(at, at + size));
    }
  }
  return grams;
}

const everything = (item: RankItem): string =>
  [item.title, item.text, ...(item.skills ?? []), item.experience, item.description, ...(item.requirements ?? [])]
    .filter(Boolean)
    .join(' ');

export type Rank = (query: RankItem, top: number) => readonly string[];

type Weigh = (count: number, length: number, average: number) => number;

class Documents {
  readonly #postings = new Map<string, { document: number; weight: number }[]>();
  readonly #owners: Int32Array;
  readonly #ids: readonly string[];
  readonly #norms: Float64Array;
  readonly #count: number;

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
    this.#count = items.length;
    const all = items.map((item) => terms(everything(item)));
    const average = all.reduce((sum, each) => sum + each.length, 0) / all.length;
    this.#norms = new Float64Array(items.length);
    for (const [document, each] of all.entries()) {
      for (const [term, count] of counted(each)) {
        let list = this.#postings.get(term);
        if (!list) this.#postings.set(term, (list = []));
        list.push({ document, weight: weigh(count, each.length, average) });
      }
    }
    for (const list of this.#postings.values()) {
      const idf = this.#idf(list.length);
      for (const posting of list) this.#norms[posting.document]! += (posting.weight * idf) ** 2;
    }
  }

  #idf(frequency: number): number {
    return Math.log(1 + (this.#count - frequency + 0.5) / (frequency + 0.5));
  }

  rank(query: RankItem, top: number): readonly string[] {
    const sums = new Float64Array(this.#count);
    for (const [term, count] of counted(this.terms(everything(query)))) {
      const list = this.#postings.get(term);
      if (!list) continue;
      const idf = this.#idf(list.length);
      const weight = this.isCosine ? count * idf * idf : idf;
      for (const posting of list) sums[posting.document]! += weight * posting.weight;
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

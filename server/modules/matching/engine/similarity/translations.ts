import type { Translate } from './vocabulary.js';
import { type BilingualPair, type Direction, WordPairs } from './word-pairs.js';

/** Translations of each stem, likeliest first. */
export type TranslationTable = ReadonlyMap<string, readonly (readonly [stem: string, likeness: number])[]>;

const ROUNDS = 6;
const MIN_PROBABILITY = 0.06;
const MIN_SHARE = 1e-3;
const MAX_TRANSLATIONS = 8;
/** Probabilities above this give the highest likeness. */
const SURE = 0.45;
const BEST_LIKENESS = 0.92;
/** Smoothing added to each word's total: a pair seen once is weak evidence. */
const DOUBT = 0.5;

/**
 * Learns translations of words from names in both languages (IBM model 1 in both directions, multiplied). No dictionary is
 * needed; each taxonomy brings its own words.
 */
export function learnTranslations(pairs: readonly BilingualPair[]): TranslationTable {
  const met = new WordPairs(pairs);
  const forth = align(met, 'forth');
  const back = align(met, 'back');
  const both = forth.map((value, at) => Math.sqrt(value * back[at]!));
  const table = new Map<string, (readonly [string, number])[]>();
  for (const { from, to, words, others } of [met.sides('forth'), met.sides('back')]) {
    const kept = new Map<number, { readonly target: string; readonly value: number }[]>();
    for (let at = 0; at < both.length; at += 1) {
      const target = others[to[at]!]!;
      if (both[at]! < MIN_PROBABILITY || target === words[from[at]!]) continue;
      const list = kept.get(from[at]!);
      if (list) list.push({ target, value: both[at]! });
      else kept.set(from[at]!, [{ target, value: both[at]! }]);
    }
    for (const [word, targets] of kept) {
      const found = targets
        .sort((one, other) => other.value - one.value || (one.target < other.target ? -1 : 1))
        .slice(0, MAX_TRANSLATIONS)
        .map(({ target, value }) => [target, BEST_LIKENESS * Math.min(1, Math.sqrt(value / SURE))] as const);
      table.set(words[word]!, [...(table.get(words[word]!) ?? []), ...found]);
    }
  }
  return table;
}

export const translateBy =
  (table: TranslationTable): Translate =>
  (stem) =>
    table.get(stem) ?? [];

/** The probability of each word pair, in one direction. */
function align(met: WordPairs, direction: Direction): Float64Array {
  const { cells } = met;
  const { from, words } = met.sides(direction);
  const table = new Float64Array(met.size);
  for (let round = 0; round < ROUNDS; round += 1) {
    const counts = new Float64Array(met.size);
    met.each(direction, ({ start, sources, targets, sourceStep, targetStep }) => {
      for (let target = 0; target < targets; target += 1) {
        const first = start + target * targetStep;
        // A target word can have no source word.
        let whole = round === 0 ? sources + 1 : 0.02;
        if (round > 0) for (let at = 0; at < sources; at += 1) whole += table[cells[first + at * sourceStep]!]!;
        for (let at = 0; at < sources; at += 1) {
          const cell = cells[first + at * sourceStep]!;
          const share = (round === 0 ? 1 : table[cell]!) / whole;
          if (share >= MIN_SHARE) counts[cell]! += share;
        }
      }
    });
    const wholes = new Float64Array(words.length).fill(DOUBT);
    for (let at = 0; at < counts.length; at += 1) wholes[from[at]!]! += counts[at]!;
    for (let at = 0; at < counts.length; at += 1) table[at] = counts[at]! / wholes[from[at]!]!;
  }
  return table;
}

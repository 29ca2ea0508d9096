import type { Translate } from './vocabulary.js';

/** The same thing said in both languages, as stems. */
export interface BilingualPair {
  readonly fr: readonly string[];
  readonly en: readonly string[];
}

/** For each stem its translations, the likeliest first. */
export type TranslationTable = ReadonlyMap<string, readonly (readonly [stem: string, likeness: number])[]>;

const ROUNDS = 6;
const LEAST_PROBABILITY = 0.06;
const MOST_TRANSLATIONS = 8;
/** From this probability on a translation is as sure as it gets. */
const SURE = 0.45;
const BEST_LIKENESS = 0.92;

type Table = Map<string, Map<string, number>>;

/**
 * Learns which words translate each other from names in both languages (IBM model 1, both directions, multiplied): no word
 * list is needed, and whatever taxonomy is loaded brings its own words.
 */
export function learnTranslations(pairs: readonly BilingualPair[]): TranslationTable {
  const forth = align(pairs.map(({ fr, en }) => [fr, en] as const));
  const back = align(pairs.map(({ fr, en }) => [en, fr] as const));
  const table = new Map<string, (readonly [string, number])[]>();
  const learn = (one: Table, other: Table): void => {
    for (const [word, targets] of one) {
      const found = [...targets]
        .map(([target, value]) => [target, Math.sqrt(value * (other.get(target)?.get(word) ?? 0))] as const)
        .filter(([target, value]) => value >= LEAST_PROBABILITY && target !== word)
        .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
        .slice(0, MOST_TRANSLATIONS)
        .map(([target, value]) => [target, BEST_LIKENESS * Math.min(1, Math.sqrt(value / SURE))] as const);
      if (found.length > 0) table.set(word, [...(table.get(word) ?? []), ...found]);
    }
  };
  learn(forth, back);
  learn(back, forth);
  return table;
}

export const translateBy =
  (table: TranslationTable): Translate =>
  (stem) =>
    table.get(stem) ?? [];

/** Probability of each target word for each source word. */
function align(pairs: readonly (readonly [readonly string[], readonly string[]])[]): Table {
  let table: Table = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    const counts: Table = new Map();
    for (const [sources, targets] of pairs) {
      for (const target of targets) {
        let whole = round === 0 ? sources.length : 0;
        if (round > 0) for (const source of sources) whole += table.get(source)?.get(target) ?? 0;
        // A word of the target may come from nowhere.
        whole += round === 0 ? 1 : 0.02;
        for (const source of sources) {
          const share = (round === 0 ? 1 : (table.get(source)?.get(target) ?? 0)) / whole;
          if (share < 1e-3) continue;
          let row = counts.get(source);
          if (!row) counts.set(source, (row = new Map<string, number>()));
          row.set(target, (row.get(target) ?? 0) + share);
        }
      }
    }
    table = new Map([...counts].map(([source, row]) => [source, normalised(row)]));
  }
  return table;
}

/** A half is added to the whole: what was seen once proves little. */
function normalised(row: ReadonlyMap<string, number>): Map<string, number> {
  let whole = 0.5;
  for (const value of row.values()) whole += value;
  return new Map([...row].map(([target, value]) => [target, value / whole]));
}

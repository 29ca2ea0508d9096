import { plainText } from '../../lib/plain-text';

/** Shorter words must match without a typo. */
const MISTAKES_FROM = 4;

/** Whether `typed` is the start of `word` with one character wrong, missing, added, or two swapped. */
function almostStarts(word: string, typed: string): boolean {
  if (typed.length < MISTAKES_FROM) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  // Require the first character to be right: otherwise “board” would also find “award” and “guard”.
  if (at === 0) return false;
  const rest = typed.slice(at + 1);
  const swapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest, at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    (swapped && word.startsWith(typed.slice(at + 2), at + 2))
  );
}

/** Whether the characters of `typed` begin words in their order: "tdb" for "tableau de bord". */
function isInitials(words: readonly string[], typed: string): boolean {
  let at = 0;
  for (const word of words) if (at < typed.length && word.startsWith(typed[at] ?? '')) at += 1;
  return typed.length > 1 && at === typed.length;
}

function scoreOfWord(words: readonly string[], typed: string): number {
  if (words[0]?.startsWith(typed)) return 5;
  if (words.some((word) => word.startsWith(typed))) return 4;
  if (typed.length > 1 && words.some((word) => word.includes(typed))) return 3;
  if (isInitials(words, typed)) return 2;
  return words.some((word) => almostStarts(word, typed)) ? 1 : 0;
}

interface Fit {
  /** Score of the typed word that matches worst; 0 if one does not match at all. */
  readonly weakest: number;
  readonly score: number;
}

function fitOf(text: string, typed: string): Fit {
  const words = plainText(text).split(' ');
  const scores = plainText(typed)
    .split(' ')
    .map((word) => scoreOfWord(words, word));
  const weakest = Math.min(...scores);
  // A short label that is typed almost completely comes before a long one.
  return { weakest, score: scores.reduce((sum, score) => sum + score, 0) + 1 / (1 + words.length) };
}

/** Whether every typed word matches the text. */
export const fits = (text: string, typed: string): boolean => fitOf(text, typed).weakest > 0;

/**
 * Weights: starts of words, then parts of words and initials, then typos. A weaker kind is used only if no stronger one
 * matches.
 */
const kinds = [4, 2, 1] as const;

export interface Findable {
  /** All names to search: the label in each language, an id. */
  readonly names: readonly string[];
}

/** Matching items, best first; all items in their order while nothing is typed. */
export function find<T extends Findable>(items: readonly T[], typed: string): readonly T[] {
  if (plainText(typed) === '') return items;
  const found = items.map((item) => ({ item, fits: item.names.map((name) => fitOf(name, typed)) }));
  for (const kind of kinds) {
    const best = found.flatMap(({ item, fits: all }) => {
      const good = all.filter(({ weakest }) => weakest >= kind).map(({ score }) => score);
      return good.length === 0 ? [] : [{ item, score: Math.max(...good) }];
    });
    if (best.length > 0) return best.toSorted((a, b) => b.score - a.score).map(({ item }) => item);
  }
  return [];
}

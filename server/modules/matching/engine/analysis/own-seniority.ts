import { PLAIN_RANK, type Seniority, seniorityIn } from '../facts/seniority.js';
import type { LinkedText, Mention } from '../link/link-text.js';

/**
 * Max number of words beside an occupation that are read for its rank: « maître électricien », "electrician, first-year
 * apprentice".
 */
const REACH = 2;

/** The rank inside the name of an occupation or in the words beside it. */
export function seniorityAt({ start, end }: Mention, { text, tokens }: LinkedText): Seniority | null {
  const first = tokens.findIndex((token) => token.start >= start);
  const last = tokens.findLastIndex((token) => token.end <= end);
  let from = first;
  while (from > Math.max(0, first - REACH) && tokens[from]?.breakBefore === false) from -= 1;
  let to = last;
  while (to < Math.min(tokens.length - 1, last + REACH) && tokens[to + 1]?.breakBefore === false) to += 1;
  return seniorityIn(text.slice(tokens[from]?.start ?? start, tokens[to]?.end ?? end));
}

/** The highest rank the person held: a journeyman was an apprentice before. */
export function highest(ranks: readonly (Seniority | null)[]): Seniority | null {
  let best: Seniority | null = null;
  let isPlain = false;
  for (const rank of ranks) {
    if (rank === null) isPlain = true;
    else if (!best || rank.rank > best.rank) best = rank;
  }
  return isPlain && (best === null || best.rank < PLAIN_RANK) ? null : best;
}

import { tokenize } from '../text/tokenize.js';
import { type Word, wordsOf } from './words.js';

/** Max words in a phrase. Longer clauses are read in overlapping windows. */
const LONGEST = 6;
const STEP = 3;
const SHORTEST = 2;
const MAX_PHRASES = 12;

/** The things a sentence names: « You manage stock and coach new staff » names two. */
export function phrasesOf(text: string): readonly (readonly Word[])[] {
  const phrases: (readonly Word[])[] = [];
  for (const clause of clausesOf(text)) {
    const words = wordsOf(clause);
    if (words.length < SHORTEST) continue;
    if (words.length <= LONGEST) phrases.push(words);
    else for (let at = 0; at + STEP < words.length; at += STEP) phrases.push(words.slice(at, at + LONGEST));
  }
  return phrases.slice(0, MAX_PHRASES);
}

/** The text between punctuation and conjunctions. */
function clausesOf(text: string): readonly string[] {
  const clauses: string[] = [];
  let start = 0;
  for (const { fr, start: at, end, breakBefore } of tokenize(text)) {
    if (!breakBefore && fr !== '&') continue;
    clauses.push(text.slice(start, at));
    start = fr === '&' ? end : at;
  }
  return [...clauses, text.slice(start)];
}

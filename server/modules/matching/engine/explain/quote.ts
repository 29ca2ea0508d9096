import type { PlaceInText } from '../analysis/place-in-text.js';
import type { Mark, Quote } from '../../domain/match-result.js';

/** A quote is read at a glance on a card. */
const LONGEST = 150;
/** The words around what is marked, when a sentence is too long to be quoted whole. */
const AROUND = 55;

/**
 * Cuts a quote out of a text: the sentence the place stands in, or the words around it where that is long. Every character
 * stands in the text like that.
 */
export function quoteOf<S>({ source, field, start, end }: PlaceInText<S>): Quote<S> {
  const { text } = field;
  const sentence = field.sentences.find((each) => each.start <= start && each.end >= end) ?? { start, end };
  let from = sentence.start;
  let to = sentence.end;
  if (to - from > LONGEST) {
    from = wordStart(text, Math.max(from, start - AROUND), start);
    to = wordEnd(text, Math.min(to, end + AROUND), end);
  }
  // The full stop of a sentence is none inside another one.
  while (to > end && /[\s.]/.test(text[to - 1]!)) to -= 1;
  const mark: Mark = { start: start - from, end: end - from };
  return { source, text: text.slice(from, to), marks: [mark] };
}

/** The next beginning of a word at or after `at`, and not after `latest`. */
function wordStart(text: string, at: number, latest: number): number {
  if (at === 0 || /\s/.test(text[at - 1]!)) return at;
  const space = text.slice(at, latest).search(/\s\S/);
  return space < 0 ? latest : at + space + 1;
}

/** The last end of a word at or before `at`, and not before `earliest`. */
function wordEnd(text: string, at: number, earliest: number): number {
  if (at === text.length || /\s/.test(text[at]!)) return at;
  const kept = text.slice(earliest, at).replace(/\s*\S*$/, '');
  return earliest + kept.length;
}

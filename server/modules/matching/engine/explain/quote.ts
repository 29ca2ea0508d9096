import type { PlaceInText } from '../analysis/place-in-text.js';
import type { Mark, Quote } from '../../domain/match-result.js';

/** Max length of a quote, in characters, so that it is quick to read on a card. */
const LONGEST = 150;
/** Characters kept on each side of the mark if the sentence is too long. */
const AROUND = 55;

/** Cuts a quote: the sentence around the place, or the words near it if the sentence is long. The quote is an exact substring. */
export function quoteOf<S>({ source, field, start, end }: PlaceInText<S>): Quote<S> {
  const { text } = field;
  const sentence = field.sentences.find((each) => each.start <= start && each.end >= end) ?? { start, end };
  let from = sentence.start;
  let to = sentence.end;
  if (to - from > LONGEST) {
    from = trimmedStart(text, wordStart(text, Math.max(from, start - AROUND), start), start);
    to = trimmedEnd(text, end, wordEnd(text, Math.min(to, end + AROUND), end));
  }
  // Drop the final full stop: the quote goes inside another sentence.
  while (to > end && /[\s.]/.test(text[to - 1]!)) to -= 1;
  const mark: Mark = { start: start - from, end: end - from };
  return { source, text: text.slice(from, to), marks: [mark] };
}

/** Skips punctuation and half brackets at the start of a cut quote: « aujourd’hui) : refonte » becomes « refonte ». */
function trimmedStart(text: string, from: number, start: number): number {
  const cut = text.slice(from, start);
  const rest = /^[^()]*\)/.exec(cut)?.[0].length ?? 0;
  return from + rest + /^[\s:;,.!?)–—•*-]*/.exec(cut.slice(rest))![0].length;
}

/** Skips punctuation and half brackets at its end: « logiciels (2021 à » becomes « logiciels ». */
function trimmedEnd(text: string, end: number, to: number): number {
  return (
    end +
    text
      .slice(end, to)
      .replace(/\([^()]*$/, '')
      .replace(/[\s:;,(–—•*-]+$/, '').length
  );
}

/** The next start of a word at or after `at`, at most `latest`. */
function wordStart(text: string, at: number, latest: number): number {
  if (at === 0 || /\s/.test(text[at - 1]!)) return at;
  const space = text.slice(at, latest).search(/\s\S/);
  return space < 0 ? latest : at + space + 1;
}

/** The last end of a word at or before `at`, at least `earliest`. */
function wordEnd(text: string, at: number, earliest: number): number {
  if (at === text.length || /\s/.test(text[at]!)) return at;
  const kept = text.slice(earliest, at).replace(/\s*\S*$/, '');
  return earliest + kept.length;
}

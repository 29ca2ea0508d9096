import { mergeDoublets } from './gender-doublets.js';
import { wordForms } from './word-forms.js';

/** A word of a text. `start` and `end` are UTF-16 positions in the given text: `text.slice(start, end)`. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** The word as written, without an attached gender ending: « préposé » of « préposé(e) ». */
  readonly raw: string;
  readonly folded: string;
  readonly fr: string;
  readonly en: string;
  /** An article or preposition. Comparisons skip it, so « suivi des plaies » equals « suivi de plaies ». */
  readonly isFunction: boolean;
  /** A full stop, comma, bracket or bullet is before this word; no name crosses it. */
  readonly breakBefore: boolean;
}

const word = /\.net\b|\p{L}[\p{L}\p{N}\p{M}]*[+#]+(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|&/giu;

/** Feminine and plural endings attached to a masculine word, for example (e), (ère), ·e·s, .e.s, -e, /euse, (s). */
const attachedEnding =
  /^(?:\((?:e|[èe]re|i[èe]re|euse|trice|ice|ne|enne|ienne|le|lle|te|se|fe|ve|ive)s?\)(?:s|\(s\))?|\(s\)|[·•⋅‧.\-/](?:e|[èe]re|i[èe]re|euse|trice|ice|ne|enne|ienne|le|lle|te|se|fe|ve|ive)(?:[·•⋅‧.-]?s)?)(?![\p{L}\p{N}])/iu;

const endingSigns = new Set('(·•⋅‧.-/');

const functionWords = new Set(
  ('de du des la le les un une a au aux en dans pour par sur ' + 'of the an for to in on with').split(' '),
);
const elided = new Set('l d j m n s c t qu jusqu lorsqu puisqu quelqu'.split(' '));
const contracted = new Set(['s', 't', 're', 'll', 've', 'd', 'm']);
const apostrophe = /['’ʼ]/;
const breaking = /[;:!?\n\r•▪●◦|()[\]{}«»“”"…,–—]|\.\s|\s[-*]\s|^[-*]\s/;
const conjunctions = new Set(['et', 'and', '&']);

/** The words of a text in order. Gender pairs are merged (« infirmier ou infirmière », "waiter/waitress"). */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let previousEnd = 0;
  for (let match = nextWord(text, 0); match; match = nextWord(text, previousEnd)) {
    const raw = match[0];
    const start = match.index;
    const end = start + raw.length + endingAfter(text, start + raw.length);
    const gap = text.slice(previousEnd, start);
    tokens.push(
      tokenOf(text, raw, { start, end, breakBefore: tokens.length === 0 || (gap !== ' ' && breaking.test(gap)) }),
    );
    previousEnd = end;
  }
  return mergeDoublets(tokens, text);
}

function nextWord(text: string, from: number): RegExpExecArray | null {
  word.lastIndex = from;
  return word.exec(text);
}

function endingAfter(text: string, at: number): number {
  // Fast path: nearly every word is followed by a space.
  if (!endingSigns.has(text[at] ?? '')) return 0;
  return attachedEnding.exec(text.slice(at, at + 12))?.[0].length ?? 0;
}

/** Accents matter here: « thé » is not "the", « dû » is not « du ». Only « à » is often written without. */
function isFunctionWord(raw: string, folded: string): boolean {
  if (!functionWords.has(folded)) return false;
  const lower = raw.toLowerCase().normalize('NFC');
  return lower === folded || lower === 'à';
}

function tokenOf(text: string, raw: string, place: Pick<Token, 'start' | 'end' | 'breakBefore'>): Token {
  const { folded, fr, en } = wordForms(raw);
  if (conjunctions.has(folded)) return { ...place, raw, folded, fr: '&', en: '&', isFunction: false };
  const before = text[place.start - 1] ?? '';
  const after = text[place.end] ?? '';
  const isFunction =
    isFunctionWord(raw, folded) ||
    (elided.has(folded) && apostrophe.test(after)) ||
    (contracted.has(folded) && apostrophe.test(before));
  return { ...place, raw, folded, fr, en, isFunction };
}

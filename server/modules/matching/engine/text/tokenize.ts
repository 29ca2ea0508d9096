import { mergeDoublets } from './gender-doublets.js';
import { wordForms } from './word-forms.js';

/** One word of a text. `start` and `end` are UTF-16 positions in the text as it was given: `text.slice(start, end)`. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** The word as written, without a gender ending that was attached to it: « préposé » of « préposé(e) ». */
  readonly raw: string;
  readonly folded: string;
  readonly fr: string;
  readonly en: string;
  /** An article or preposition: skipped when words are compared, so that « suivi des plaies » is « suivi de plaies ». */
  readonly isFunction: boolean;
  /** No name of anything reaches across what stands before this word (full stop, comma, bracket, bullet). */
  readonly breakBefore: boolean;
}

const word = /\.net\b|\p{L}[\p{L}\p{N}\p{M}]*[+#]+(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|&/giu;

/** Feminine and plural endings attached to a masculine word: (e), (ère), ·e·s, .e.s, -e, /euse, (s). */
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

/** The words of a text, in order, gender doublets merged into one (« infirmier ou infirmière », "waiter/waitress"). */
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
  // Nearly every word has a blank behind it: no need to look closer.
  if (!endingSigns.has(text[at] ?? '')) return 0;
  return attachedEnding.exec(text.slice(at, at + 12))?.[0].length ?? 0;
}

/** Accents tell words apart here: « thé » is no "the", « dû » no « du ». Only « à » is also written without. */
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

import { fold } from './fold.js';
import { matchesOf, type Span } from './span.js';

/** Data that identifies a person in free text. */
export interface PersonalWords {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string | null;
}

/** Short parts of names that are also common words. */
const particles = new Set(
  'de du des la le les da di do dos van von den der el al et st ste o d l y e i bin ben ibn mac mc'.split(' '),
);
/** Signs that can replace a character. */
const standIns: Readonly<Record<string, string>> = {
  a: '[a4@]',
  b: '[b8]',
  e: '[e3€]',
  g: '[g69]',
  i: '[i1!|]',
  l: '[l1|]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7+]',
};
const separator = String.raw`[\s._\-*·•|,/~'’]`;
/** Words of this length are also found with separators inside; shorter ones would match in ordinary sentences. */
const LONG = 6;
/** A sequence of single characters: "C a m i l l e", "c.a.m.i.l.l.e". Bounded, so that no text makes it slow. */
const spelled = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}@](?:${separator}{1,3}[\p{L}\p{N}@](?![\p{L}\p{N}])){2,200}`,
  'gu',
);
const notLatin = /[^a-z0-9]/u;

/** Words that identify a person: parts of the name, their usual combinations, the local part of the email address. */
function wordsOf({ fullName, email }: PersonalWords): readonly string[] {
  const parts = fold(fullName.normalize('NFC'))
    .text.split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const combined =
    parts.length > 1 ? [parts.join(''), [...parts].reverse().join(''), `${first}${last}`, `${last}${first}`] : [];
  const initialled =
    parts.length > 1
      ? [`${first.charAt(0)}${last}`, `${last}${first.charAt(0)}`, `${first}${last.charAt(0)}`].filter(
          (word) => word.length > 4,
        )
      : [];
  const local = fold(email.split('@')[0] ?? '').text;
  const named = parts.filter((part) => part.length > 1 && !particles.has(part));
  const words = [...named, ...combined, ...initialled, ...(local.length > 2 ? [local] : [])];
  return [...new Set(words)].sort((one, other) => other.length - one.length);
}

const escaped = (letter: string): string => letter.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function patternOf(word: string): string {
  const letters = [...word].map((letter) =>
    word.length > 3 ? (standIns[letter] ?? escaped(letter)) : escaped(letter),
  );
  // Scripts without spaces have no word boundaries.
  if (notLatin.test(word) && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)) {
    return letters.join('');
  }
  const gap = word.length >= LONG ? `${separator}{0,2}` : '';
  return String.raw`(?<![\p{L}\p{N}])${letters.join(gap)}(?:[’']?s)?\d{0,4}(?![\p{L}\p{N}])`;
}

/** @returns a function that finds the person's words in folded text. */
export function ownWordsFinder(person: PersonalWords): (text: string) => Span[] {
  const words = wordsOf(person);
  const pattern = words.length === 0 ? null : new RegExp(words.map(patternOf).join('|'), 'gu');
  const longWords = words.filter((word) => word.length > 2).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
  const isTelling = (letters: string): boolean =>
    letters.includes('@') || longWords.some((word) => word.length > 2 && letters.includes(word));
  return (text) => [
    ...(pattern ? matchesOf(text, pattern) : []),
    ...matchesOf(text, spelled).filter(({ start, end }) =>
      isTelling(text.slice(start, end).replace(/[^\p{L}\p{N}@]/gu, '')),
    ),
  ];
}

import { tokenize } from '../text/tokenize.js';

/** One word that means something, as the similarity of texts sees it. */
export interface Word {
  readonly folded: string;
  readonly fr: string;
  readonly en: string;
}

/** Small words of both languages that stand in sentences; the tokenizer passes over articles by itself. */
const filler = new Set(
  `et and ou or & l d qui que dont par avec with by as is are be at from that this these those it its their your you will we our such
   other others autre autres etc notamment ainsi selon via se son sa ses leur leurs il elle ils elles est sont peut etre ne pas plus
   upon into through using used including within which who has have can may also not any all each ce cette ces`.split(
    /\s+/,
  ),
);

/** A taxonomy has a million words, of which sixty thousand differ: equal ones are one object. Dropped when it is full. */
const MOST_REMEMBERED = 200_000;
const remembered = new Map<string, Word>();

function wordOf({ folded, fr, en }: Word): Word {
  const known = remembered.get(folded);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const word = { folded, fr, en };
  remembered.set(folded, word);
  return word;
}

/** The words of a text without those that only hold it together, both genders of a word as one. "IT" is a trade and no pronoun. */
export function wordsOf(text: string): readonly Word[] {
  return tokenize(text)
    .filter(({ isFunction, folded, fr, raw }) => !isFunction && fr !== '&' && (!filler.has(folded) || raw === 'IT'))
    .map(wordOf);
}

/** What stands in brackets, or as letters between dashes at the end: « Professeur d’éducation physique et sportive -EPS- ». */
const bracketed = /\s*[([][^)\]]*[)\]]|\s+-\s?\p{Lu}{2,}\s?-?$/gu;
/** What a name shuts out is not what it is: "Sales Representatives, Except Technical Products". */
const exclusion =
  /[\s,;(]+(?:except|excluding|other than|sauf|excepté|à l['’](?:exception|exclusion) d(?:e|es|u)|autres? que)(?![\p{L}])[^)]*\)?/iu;
const theRest = /^\s*(?:autres?|all other|other)\s+(?=\p{L})/iu;
const OTHER: Word = { folded: 'other', fr: 'other', en: 'other' };

/** « directeur technique/directrice technique » is one name written twice: the first of the two. */
export function oneGender(label: string): string {
  const slash = label.indexOf('/');
  if (slash < 0) return label;
  const [first = '', second = ''] = [label.slice(0, slash).trim(), label.slice(slash + 1).trim()];
  const one = wordsOf(first);
  const other = wordsOf(second);
  const isSame = one.length === other.length && one.every((word, at) => isNear(word, other[at]));
  return isSame && first !== '' ? first : label;
}

function isNear(one: Word, other: Word | undefined): boolean {
  return other !== undefined && (one.fr === other.fr || one.folded.slice(0, 4) === other.folded.slice(0, 4));
}

/** The words of a name: of one gender, without what it shuts out. Of « Autres techniciens » the first word tells something, too. */
export function nameWords(label: string): readonly Word[] {
  const name = withoutExclusion(oneGender(label));
  const words = wordsOf(name);
  return theRest.test(name) && words.length > 0 ? [OTHER, ...words] : words;
}

/** A name without what it says it is not, unless nothing else is left. */
export function withoutExclusion(label: string): string {
  const rest = label.replace(exclusion, '').trim();
  return rest === '' ? label : rest;
}

/** A name without what stands in brackets, unless nothing else is left. */
export function withoutBrackets(label: string): string {
  const bare = label.replace(bracketed, '').trim();
  return bare === '' ? label : bare;
}

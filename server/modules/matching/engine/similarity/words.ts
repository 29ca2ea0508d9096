import { tokenize } from '../text/tokenize.js';

/** A content word, with its stems. */
export interface Word {
  readonly folded: string;
  readonly fr: string;
  readonly en: string;
}

/** Function words of both languages. The tokenizer already skips articles. */
const filler = new Set(
  `et and ou or & l d qui que dont par avec with by as is are be at from that this these those it its their your you will we our such
   other others autre autres etc notamment ainsi selon via se son sa ses leur leurs il elle ils elles est sont peut etre ne pas plus
   upon into through using used including within which who has have can may also not any all each ce cette ces`.split(
    /\s+/,
  ),
);

/** A taxonomy has a million words but only sixty thousand distinct ones: share the objects. The cache is cleared when full. */
const MAX_CACHED = 200_000;
const remembered = new Map<string, Word>();

function wordOf({ folded, fr, en }: Word): Word {
  const known = remembered.get(folded);
  if (known) return known;
  if (remembered.size >= MAX_CACHED) remembered.clear();
  const word = { folded, fr, en };
  remembered.set(folded, word);
  return word;
}

/** Content words of a text, both genders as one. "IT" is the field, not the pronoun. */
export function wordsOf(text: string): readonly Word[] {
  return tokenize(text)
    .filter(({ isFunction, folded, fr, raw }) => !isFunction && fr !== '&' && (!filler.has(folded) || raw === 'IT'))
    .map(wordOf);
}

/** Text in brackets, or capitals between dashes at the end: « Professeur d’éducation physique et sportive -EPS- ». */
const bracketed = /\s*[([][^)\]]*[)\]]|\s+-\s?\p{Lu}{2,}\s?-?$/gu;
/** An exclusion is not part of the name: "Sales Representatives, Except Technical Products". */
const exclusion =
  /[\s,;(]+(?:except|excluding|other than|sauf|excepté|à l['’](?:exception|exclusion) d(?:e|es|u)|autres? que)(?![\p{L}])[^)]*\)?/iu;
const theRest = /^\s*(?:autres?|all other|other)\s+(?=\p{L})/iu;
const OTHER: Word = { folded: 'other', fr: 'other', en: 'other' };

/** « directeur technique/directrice technique » is one name in two genders: keep the first. */
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

/** Words of a name in one gender, without exclusions. The first word of « Autres techniciens » is kept as "other". */
export function nameWords(label: string): readonly Word[] {
  const name = withoutExclusion(oneGender(label));
  const words = wordsOf(name);
  return theRest.test(name) && words.length > 0 ? [OTHER, ...words] : words;
}

/** A name without its exclusion, unless nothing would be left. */
export function withoutExclusion(label: string): string {
  const rest = label.replace(exclusion, '').trim();
  return rest === '' ? label : rest;
}

/** A name without its brackets, unless nothing would be left. */
export function withoutBrackets(label: string): string {
  const bare = label.replace(bracketed, '').trim();
  return bare === '' ? label : bare;
}

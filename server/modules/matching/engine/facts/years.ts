/** Years of experience found in a text, with the place that says so. */
export interface YearsFound {
  readonly years: number;
  readonly start: number;
  readonly end: number;
}

const words: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  quinze: 15,
  vingt: 20,
  trente: 30,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
const figure = `(\\d{1,2}|${Object.keys(words).join('|')})`;
const unit = '(?:ans|an|années|année|annees|years?|yrs?)';

/** Two figures of a range, a plus, and the unit: « 3 à 5 ans », "5+ years", « cinq (5) années ». */
const span = new RegExp(
  `(?<![\\p{L}\\p{N}])${figure}(?:\\s*\\(\\d{1,2}\\))?\\s*(?:\\+|(?:à|a|-|–|to|ou|or)\\s*${figure})?\\s*\\+?\\s*${unit}(?![\\p{L}\\p{N}])(?:\\s+et\\s+plus|\\s+(?:or|and)\\s+more)?`,
  'giu',
);
/** What makes years an experience and not an age: it stands right behind … */
const behind =
  /^['’]?\s*(?:(?:ou|or)\s+(?:plus|more)\s+)?(?:d['’e]\s*(?:\p{L}+\s+){0,2}exp[ée]rience|of\s+(?:[\p{L}-]+\s+){0,3}(?:experience|work|practice)|(?:[\p{L}-]+\s+){0,3}experience|comme|en\s+tant|à\s+titre|au(?:x|\s)|dans|en\s+\p{L}|chez|as\s|in\s|with\s|working|de\s+(?:pratique|métier|carrière|service))/iu;
/** … or before. */
const before =
  /(?:depuis|pendant|durant|for|over|during|exp[ée]rience|experience)\s*(?:\p{L}+\s+){0,3}(?:de|d['’]|of|:)?\s*$/iu;
/** An age, which is never read. */
const age = /(?:âgée?\s+de|ag[ée]e?\s+de|j['’]ai|i\s+am|i['’]m|aged?|âge\s*:?)\s*$/iu;
const ageBehind = /^\s*(?:old|-old|d['’]âge|d['’]age)/iu;
/** Longer than a working life. */
const MOST = 50;

/**
 * Every statement of years of experience; an age is none. Of a range the lower end counts: it is what is asked.
 *
 * @example findYears('5+ years of critical care experience') // [{ years: 5, start: 0, end: 8 }]
 */
export function findYears(text: string): readonly YearsFound[] {
  const found: YearsFound[] = [];
  for (const match of text.matchAll(span)) {
    const [written, low = ''] = match;
    const start = match.index;
    const end = start + written.length;
    const head = text.slice(Math.max(0, start - 40), start);
    const tail = text.slice(end, end + 60);
    const said = behind.test(tail);
    if (ageBehind.test(tail) || (age.test(head) && !said) || /âg[ée]|aged/iu.test(head.slice(-12))) continue;
    if (!said && !before.test(head)) continue;
    const years = words[low.toLowerCase()] ?? Number(low);
    if (years >= 1 && years <= MOST) found.push({ years, start, end });
  }
  return found;
}

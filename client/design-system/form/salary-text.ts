import { formatSalary, type SalaryPeriod } from '../../lib/format';
import type { Language } from '../../lib/i18n';

/** Pay in figures; only `min` means "from", only `max` "up to". */
export interface SalaryFigures {
  min: number | null;
  max: number | null;
  period: SalaryPeriod;
}

export const salaryPeriods: readonly SalaryPeriod[] = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];

/** Matches whole words; `\b` does not support accents. */
function word(...words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'gu');
}

const periodWords: readonly (readonly [SalaryPeriod, RegExp])[] = [
  ['HOUR', /(?:de )?l['’]heure|par heure|an hour|per hour|hourly|\/ ?(?:heure|hour|hr|h)(?!\p{L})/u],
  ['DAY', /par jour|a day|per day|\/ ?(?:jour|day)(?!\p{L})/u],
  ['WEEK', /par semaine|a week|per week|\/ ?(?:semaine|week|sem)(?!\p{L})/u],
  ['MONTH', /par mois|a month|per month|\/ ?(?:mois|month)(?!\p{L})/u],
  ['YEAR', /par année|par an(?!\p{L})|a year|per year|annually|\/ ?(?:année|an|year|yr)(?!\p{L})/u],
];
const amount = /(?<!\d)(\d{1,3}(?:[ ,.]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)\s*(k)?(?![\p{L}\d])/gu;
const from = word('à partir de', 'from', 'dès', 'minimum', 'at least', 'au moins');
const upTo = word("jusqu[’']à", 'up to', 'maximum', 'at most', 'au plus');
const between = word('entre', 'between', 'et', 'and', 'à', 'to', 'cad');
const signs = /[$\-–—]/gu;
/** Pay without a period is yearly from this amount, and hourly up to the other; between the two it is ambiguous. */
const YEARLY_FROM = 15_000;
const HOURLY_UP_TO = 150;

/** Parses the output of `writeSalary` and common variants. `null` if the text has any other word, because figures would lose it. */
export function readSalary(written: string): SalaryFigures | null {
  let rest = written.toLowerCase().replace(/[\s\u00A0\u202F]+/g, ' ');
  let period: SalaryPeriod | null = null;
  for (const [name, words] of periodWords) {
    if (period !== null || !words.test(rest)) continue;
    period = name;
    rest = rest.replace(words, ' ');
  }
  const found = [...rest.matchAll(amount)];
  const thousands = found.some((each) => each[2] !== undefined);
  const figures = found.map((each) => number(each[1] ?? '', each[2] !== undefined, thousands));
  const isFrom = rest.search(from) >= 0;
  const isUpTo = rest.search(upTo) >= 0;
  const left = [amount, from, upTo, between, signs].reduce((text, known) => text.replace(known, ' '), rest).trim();
  const [first, second] = figures;
  if (left !== '' || first === undefined || figures.length > 2 || (isFrom && isUpTo)) return null;
  period ??= periodOf(figures);
  if (period === null) return null;
  if (second !== undefined) return isFrom || isUpTo ? null : { min: first, max: second, period };
  return { min: isUpTo ? null : first, max: isFrom ? null : first, period };
}

/** Text that readers and the matching understand: `78 000 à 92 000 $ par an`. Empty without figures. */
export function writeSalary({ min, max, period }: SalaryFigures, language: Language): string {
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  return formatSalary({ min: low, max: high, period }, language) ?? '';
}

/** Typed pay in the reader's format if figures express all of it, otherwise in the author's words. */
export function sayWrittenSalary(written: string, language: Language): string {
  const figures = readSalary(written);
  return figures === null ? written : writeSalary(figures, language);
}

function number(digits: string, isThousands: boolean, others: boolean): number {
  const together = digits.replaceAll(' ', '');
  const cents = /[.,](\d{1,2})$/u.exec(together);
  const whole = (cents ? together.slice(0, cents.index) : together).replace(/[.,]/gu, '');
  const value = Number(`${whole}.${cents?.[1] ?? '0'}`);
  // In « 110-130k », the k applies to both figures.
  return isThousands || (others && value < 1_000) ? value * 1_000 : value;
}

function periodOf(figures: readonly number[]): SalaryPeriod | null {
  if (figures.every((figure) => figure >= YEARLY_FROM)) return 'YEAR';
  return figures.every((figure) => figure <= HOURLY_UP_TO) ? 'HOUR' : null;
}

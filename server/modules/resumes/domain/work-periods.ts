import { folded } from './sections.js';

const months: Readonly<Record<string, number>> = {
  jan: 1,
  fev: 2,
  feb: 2,
  mar: 3,
  avr: 4,
  apr: 4,
  mai: 5,
  may: 5,
  juin: 6,
  jun: 6,
  juil: 7,
  jul: 7,
  aou: 8,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};
const month =
  '(?:(?<!\\p{L})(?:jan|f[eé]v|feb|mar|avr|apr|mai|may|juin|jun|juil|jul|ao[uû]|aug|sep|oct|nov|d[eé]c)\\p{L}*\\.?\\s+|(?:0?[1-9]|1[0-2])[/.-])?';
const year = '((?:19|20)\\d\\d)';
const today = "(aujourd['’]?hui|pr[eé]sent|ce jour|maintenant|actuel\\p{L}*|today|now|current|ongoing|en cours)";
const range = new RegExp(
  `(${month})${year}\\s*(?:-|–|—|à|a|au|to|until|jusqu['’](?:à|a|en))\\s*(?:(${month})${year}|${today})`,
  'giu',
);
const since = new RegExp(`(?:depuis|since)\\s+(?:le\\s+)?(${month})${year}`, 'giu');
const MAX_YEARS = 50;

/** A time of work in months since the year 0; `quote` is the line it stands in. */
interface Period {
  readonly from: number;
  readonly to: number;
  readonly quote: string;
}

function monthOf(written: string | undefined, otherwise: number): number {
  const text = folded(written ?? '').trim();
  if (text === '') return otherwise;
  if (/^\d/.test(text)) return parseInt(text, 10);
  return months[text.slice(0, 4)] ?? months[text.slice(0, 3)] ?? otherwise;
}

function periodsIn(line: string, now: Date): readonly Period[] {
  const present = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const found: Period[] = [];
  for (const [, fromMonth, fromYear, toMonth, toYear, isToday] of line.matchAll(range)) {
    const hasMonths = (fromMonth ?? '').trim() !== '';
    const from = Number(fromYear) * 12 + monthOf(fromMonth, 1);
    // « 2015 – 2019 » are four years, « janv. 2015 – déc. 2018 » as well.
    const to = isToday ? present : Number(toYear) * 12 + monthOf(toMonth, 1) + (hasMonths ? 1 : 0);
    found.push({ from, to, quote: line });
  }
  for (const [, fromMonth, fromYear] of line.matchAll(since))
    found.push({ from: Number(fromYear) * 12 + monthOf(fromMonth, 1), to: present, quote: line });
  return found.filter(({ from, to }) => to > from && to <= present + 1 && to - from <= MAX_YEARS * 12);
}

export const hasPeriod = (line: string): boolean => new RegExp(`${range.source}|${since.source}`, 'iu').test(line);

/** A line without its dates: « Soudeur, Atelier Roy, 2015 – 2019 » becomes « Soudeur, Atelier Roy ». */
export const withoutPeriods = (line: string): string =>
  line
    .replace(range, ' ')
    .replace(since, ' ')
    .replace(/\(\s*\)|[\s,;|–—-]+$/gu, '')
    .trim();

/** Whole years of work by the dates of a section, each month once; null without dates. */
export function yearsWorked(lines: readonly string[], now: Date): { years: number; quote: string } | null {
  const periods = lines.flatMap((line) => periodsIn(line, now)).sort((one, other) => one.from - other.from);
  let worked = 0;
  let end = 0;
  for (const { from, to } of periods) {
    worked += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  const [first] = periods;
  const years = Math.floor((worked + 1) / 12);
  return first && years > 0 ? { years, quote: first.quote } : null;
}

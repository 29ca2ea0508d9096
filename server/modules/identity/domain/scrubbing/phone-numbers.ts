import { numberJoints, numberWords } from './number-words.js';
import { type DigitGroup, isPlainNumbers, isShortList } from './plain-numbers.js';
import type { Span } from './span.js';

/** A phone number without area code has seven digits, an insurance number nine. */
const MIN_DIGITS = 7;
/** More groups than any list of years or amounts in a sentence. */
const MAX_GROUPS = 40;

const token = /\d+|\p{L}+|[^\d\p{L}]+/gu;
const gap = /^[\s().\-‐‑–—−/,:_*•·+#|~]{1,5}$/u;
const moneyAfter =
  /^\s?(?:[$€£%]|(?:k|cad|usd|eur|dollars?|euros?|heures?|hours?|par (?:an|annee|heure)|per (?:year|hour)|a year|annuels?|annually)(?![\p{L}]))|^\s?\/\s?(?:an|year|h|hr)(?![\p{L}])/u;
const moneyBefore =
  /(?:[$€£]|cad|usd|salaires?|salary|budgets?|revenus?|ventes|sales|iso|csa|rfc)[\s:]{0,3}(?:(?:de|of|entre|between)\s)?$/u;

interface Row {
  readonly start: number;
  end: number;
  readonly groups: DigitGroup[];
  /** Number of digits, including those spoken as words. */
  count: number;
  words: number;
}

function* rowsIn(text: string): Generator<Row> {
  let row: Row | null = null;
  let between = '';
  for (const { 0: part, index } of text.matchAll(token)) {
    const isDigits = /^\d/.test(part);
    const worth = isDigits ? part.length : (numberWords.get(part) ?? 0);
    if (worth > 0) {
      row ??= { start: index, end: index, groups: [], count: 0, words: 0 };
      if (!isDigits) row.words += 1;
      else if (row.groups.length <= MAX_GROUPS) row.groups.push({ digits: part, before: between });
      row.count += worth;
      row.end = index + part.length;
      between = '';
    } else if (row && (gap.test(part) || numberJoints.has(part)) && between.length < 16) {
      between += part;
    } else if (row) {
      yield row;
      row = null;
      between = '';
    }
  }
  if (row) yield row;
}

function isPhone(row: Row, text: string, ownDigits: string): boolean {
  const { groups, count, words, start, end } = row;
  if (groups.length > MAX_GROUPS) return true;
  const digits = groups.map((group) => group.digits).join('');
  if (ownDigits.length >= MIN_DIGITS && digits.includes(ownDigits)) return true;
  if (count < MIN_DIGITS) return false;
  if (words > 0) return true;
  const isMoney =
    moneyAfter.test(text.slice(end, end + 16)) || moneyBefore.test(text.slice(Math.max(0, start - 24), start));
  return !isPlainNumbers(groups, isMoney) && !isShortList(groups);
}

/**
 * Phone and insurance numbers, also spaced, in other scripts or in words; `text` is folded.
 *
 * @param ownPhone the person's number, which is found in any context.
 */
export function phonesIn(text: string, ownPhone: string | null): Span[] {
  // Without area and country code.
  const ownDigits = (ownPhone ?? '').replace(/\D/g, '').slice(-MIN_DIGITS);
  const spans: Span[] = [];
  for (const row of rowsIn(text)) {
    if (!isPhone(row, text, ownDigits)) continue;
    const lead = /[+(]{1,2}$/.exec(text.slice(Math.max(0, row.start - 2), row.start))?.[0].length ?? 0;
    spans.push({ start: row.start - lead, end: row.end });
  }
  return spans;
}

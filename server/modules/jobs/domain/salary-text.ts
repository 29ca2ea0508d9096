import type { SalaryPeriod } from './job-terms.js';

/** Text that looks like pay, before the plausibility check. */
export interface FoundPay {
  readonly low: number | null;
  readonly high: number | null;
  readonly period: SalaryPeriod | null;
  readonly currency: string;
  /** The amount has a currency sign or word. */
  readonly hasCurrency: boolean;
}

/** Normalises spaces and dashes, and removes accents and case: "65 000 $ – 80 K$" -> "65 000 $ - 80 k$". */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s\u200b\u2060]+/gu, ' ')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/[\u2018\u2019\u02bc`]/gu, "'")
    .toLowerCase()
    .trim();
}

/** Numbers that are not pay: hours and weeks of work or holiday, percentages, insurance, years of experience. */
const notPay: readonly RegExp[] = [
  /\d+(?:[.,]\d+)?(?: ?(?:-|a|to|ou|or) ?\d+(?:[.,]\d+)?)? ?(?:h|hrs?|heures?|hours?) ?(?:\/|par|per|a|by)? ?(?:la )?(?:sem\b|semaines?|weeks?|wk)/g,
  /\d+(?:[.,]\d+)?(?: ?(?:-|a|to|ou|or) ?\d+(?:[.,]\d+)?)? (?:heures|hours|hrs|semaines|weeks|jours|days|ans|annees|years|mois|months)\b/g,
  /\d+(?:[.,]\d+)? ?%/g,
  /\b(?:19|20)\d\d-\d\d-\d\d\b/g,
];

/** Periods we do not support: every other week, twice a month, by the night or by the piece. A guess would be wrong. */
const otherPeriods =
  /bi-?(?:weekly|hebdo)|(?:deux|2|two) (?:semaines|weeks)|quinzaine|semi-?(?:monthly|mensuel)|(?:\/|\bpar|\bper|\ba|\bthe|\bla|\ble) ?(?:nuit|quart|mandat|projet|contrat|seance|visite|course|livraison|article|page|mot|km|night|shift|project|contract|session|visit|delivery|gig|word|mile)\b/;

const number = String.raw`\d{1,3}(?:[ ',.]\d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?`;
const money = String.raw`(?:us\$|ca\$|c\$|cad\$?|usd\$?|eur|\$(?: ?(?:us|ca|cad|usd)\b)?|€|£|dollars?(?: canadiens?| us)?|euros?|cad|usd|gbp)`;
const amount = String.raw`(?:(?<kilo{n}>\bk(?=\$|€|£))?(?<before{n}>${money} ?))?(?<number{n}>${number})(?: ?(?<k{n}>k\b|k(?=\$|€|£|[ -]|$)|mille\b|thousand\b))?(?: ?(?<after{n}>${money}))?`;
const unit = String.raw`(?:(?: ?\/ ?| ?(?:de |par |per |an |a |l'|de l'|each |by (?:the )?)*)(?:h|hr|hre|heure|hour|jour|day|sem|semaine|week|wk|mois|mo|month|an|annee|year|yr|annum)\b\.?| ?\/ ?a\b)`;
const until = String.raw` ?(?:-|\ba\b|\bto\b|\bet\b|\band\b|\bou\b|\bjusqu'a\b|\bup to\b|\/) ?`;

const pay = new RegExp(
  `(?<![\\d.,])${amount.replaceAll('{n}', '1')}(?<unit1>${unit})?(?:${until}${amount.replaceAll('{n}', '2')})?(?<plus> ?\\+(?= ?(?:$|[,)/]|par\\b|per\\b|an?\\b))| (?:et|and|ou|or) (?:(?:plus|more|up|over)\\b|\\+))?`,
  'g',
);

const opensUpwards =
  /(?:a partir d[e']|des|from|starting(?: at| from)?|debut(?:ant)? a|minimum(?: de| of)?|min\.?|at least|au moins|plus de|more than|over|>=?) ?:? ?$/;
const opensDownwards =
  /(?:jusqu'a|up to|maximum(?: de| of)?|max\.?|at most|au plus|moins de|less than|under|<=?) ?:? ?$/;
const opensUpwardsAfter = /^ ?(?:minimum|min\b|au minimum|et plus|and up)/;
const opensDownwardsAfter = /^ ?(?:maximum|max\b|au maximum)/;

/** Max ratio of the ends if the first one omits its thousands: "60 à 70 000 $". */
const SHARED_THOUSANDS = 3;

const periods: readonly (readonly [SalaryPeriod, RegExp])[] = [
  ['HOUR', /(?:^|[^a-z])(?:h|hr|hrs|hre|heures?|hours?|horaire|hourly)(?![a-z])/],
  ['DAY', /(?:^|[^a-z])(?:jours?|journee|journalier|days?|daily|diem)(?![a-z])/],
  ['WEEK', /(?:^|[^a-z])(?:sem|semaines?|hebdo|hebdomadaires?|weeks?|weekly|wk)(?![a-z])/],
  ['MONTH', /(?:^|[^a-z])(?:mois|mensuel(?:le)?s?|mo|months?|monthly)(?![a-z])/],
  [
    'YEAR',
    /(?:^|[^a-z])(?:ans?|annees?|annuel(?:le)?s?|annuellement|annual(?:ly)?|years?|yearly|yrs?|annum|p\.a)(?![a-z])|\/ ?a(?![a-z])/,
  ],
];

/** Max distance in characters between the amount and its period. */
const REACH = 28;

function periodIn(text: string): SalaryPeriod | null {
  let first: { readonly at: number; readonly period: SalaryPeriod } | null = null;
  for (const [period, pattern] of periods) {
    const at = text.search(pattern);
    // "an hour": the English article is not « an » (year). On a near tie the shorter period, listed first, is kept.
    if (at >= 0 && (!first || at < first.at - 3)) first = { at, period };
  }
  return first?.period ?? null;
}

const currencies: readonly (readonly [string, RegExp])[] = [
  ['USD', /us\$|\busd\b|\$ ?us\b|dollars us/],
  ['EUR', /€|\beur(?:os?)?\b/],
  ['GBP', /£|\bgbp\b/],
];

function currencyIn(text: string): string {
  return currencies.find(([, pattern]) => pattern.test(text))?.[0] ?? 'CAD';
}

/** "65 000", "65,000", "65.000" are thousands; "24,50" and "24.50" have cents. */
function valueOf(digits: string, thousands: boolean): number {
  const cents = /[.,](\d{1,2})$/.exec(digits);
  const whole = (cents ? digits.slice(0, -cents[0].length) : digits).replace(/[^\d]/g, '');
  const value = Number(`${whole}.${cents?.[1] ?? '0'}`) * (thousands ? 1_000 : 1);
  return Math.round(value * 100) / 100;
}

function readPay(match: RegExpExecArray, text: string): FoundPay {
  const groups = match.groups ?? {};
  const has = (name: string): boolean => groups[name] !== undefined;
  let first = valueOf(groups['number1'] ?? '0', has('k1') || has('kilo1'));
  const second = has('number2') ? valueOf(groups['number2'] ?? '0', has('k2') || has('kilo2')) : null;
  // "60-75k" and "60 à 75 mille": the word applies to both ends.
  if (has('k2') && !has('k1') && second !== null && first < 1_000) first *= 1_000;
  // "60 à 70 000 $": thousands apply to both ends, unless the first number has a sign of its own ("25 $ à 80 000 $").
  const isBare = !has('before1') && !has('after1') && !has('unit1');
  if (
    isBare &&
    second !== null &&
    second >= 1_000 &&
    first * 1_000 <= second &&
    second <= first * 1_000 * SHARED_THOUSANDS
  )
    first *= 1_000;

  const before = text.slice(Math.max(0, match.index - REACH), match.index);
  const after = text.slice(match.index + match[0].length).slice(0, REACH);
  // Text after a separator is about a bonus or holidays, not the period.
  const tail = `${groups['unit1'] ?? ''} ${/^[^;+(,]*/.exec(after)?.[0] ?? ''}`;
  const period = periodIn(tail) ?? periodIn(after) ?? periodIn(before);
  const hasCurrency = has('before1') || has('after1') || has('before2') || has('after2');
  const shared = { period, hasCurrency, currency: currencyIn(`${match[0]} ${after.slice(0, 8)}`) };

  if (second !== null) return { low: Math.min(first, second), high: Math.max(first, second), ...shared };
  if (has('plus') || opensUpwards.test(before) || opensUpwardsAfter.test(after))
    return { low: first, high: null, ...shared };
  if (opensDownwards.test(before) || opensDownwardsAfter.test(after)) return { low: null, high: first, ...shared };
  return { low: first, high: first, ...shared };
}

/** All text that looks like pay in a known period; amounts with a currency sign first. */
export function findPay(text: string): readonly FoundPay[] {
  let rest = plain(text);
  if (otherPeriods.test(rest)) return [];
  for (const pattern of notPay) rest = rest.replace(pattern, ' ; ');
  const found = [...rest.matchAll(pay)].map((match) => readPay(match, rest));
  return [...found.filter((one) => one.hasCurrency), ...found.filter((one) => !one.hasCurrency)];
}

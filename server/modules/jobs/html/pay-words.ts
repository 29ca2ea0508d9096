import type { Language } from '../../../platform/http/language.js';
import type { SalaryPeriod } from '../domain/job-terms.js';
import { pageWords } from './page-words.js';

export interface Pay {
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly salary_period: SalaryPeriod | null;
  readonly salary_currency: string | null;
  readonly salary_range: string | null;
}

/** The author's text with amounts kept on one line: `78 000 $`. */
function unbroken(pay: string): string {
  return pay.replace(/(\d) (?=\d{3}|\$)/g, '$1\u00A0');
}

/**
 * Pay in the reader's notation if it was parsed, else in the author's words; the same as in the application
 * (client/lib/format.ts), so that nothing changes when it loads.
 */
export function payIn(language: Language, pay: Pay): string {
  const words = pageWords[language];
  const { salary_min: min, salary_max: max, salary_period: period } = pay;
  // Both ends of a range have cents if one of them has.
  const hasCents = [min, max].some((amount) => amount !== null && !Number.isInteger(amount));
  const money = (amount: number): string =>
    new Intl.NumberFormat(`${language}-CA`, {
      style: 'currency',
      currency: pay.salary_currency ?? 'CAD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: hasCents ? 2 : 0,
    }).format(amount);
  let range: string;
  if (min !== null && max !== null && min !== max) {
    const from = language === 'fr' ? money(min).replace(/\D+$/, '') : money(min);
    range = `${from} ${language === 'fr' ? 'à' : 'to'} ${money(max)}`;
  } else if (min !== null && max !== null) range = money(min);
  else if (min !== null) range = `${language === 'fr' ? 'à partir de' : 'from'} ${money(min)}`;
  else if (max !== null) range = `${language === 'fr' ? 'jusqu’à' : 'up to'} ${money(max)}`;
  else return pay.salary_range === null ? words.noSalary : unbroken(pay.salary_range);
  return period === null ? range : `${range} ${words.periods[period]}`;
}

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

/** The pay in the reader's way of writing where it could be read, in the author's words otherwise. */
export function payIn(language: Language, pay: Pay): string {
  const words = pageWords[language];
  const { salary_min: min, salary_max: max, salary_period: period } = pay;
  if (period === null || (min === null && max === null)) return pay.salary_range ?? words.noSalary;
  const money = (amount: number): string =>
    new Intl.NumberFormat(`${language}-CA`, {
      style: 'currency',
      currency: pay.salary_currency ?? 'CAD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    }).format(amount);
  const range =
    min === null || max === null
      ? [
          min === null ? (language === 'fr' ? 'jusqu’à' : 'up to') : language === 'fr' ? 'à partir de' : 'from',
          money(min ?? max ?? 0),
        ].join(' ')
      : min === max
        ? money(min)
        : `${money(min)}${language === 'fr' ? ' à ' : ' to '}${money(max)}`;
  return `${range} ${words.periods[period]}`;
}

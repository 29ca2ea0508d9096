import type { Language } from '../http/language.js';
import { firstOfMonth } from '../i18n/first-of-month.js';
import { momentInWords } from '../i18n/moment-in-words.js';
import type { Translator } from '../i18n/translator.js';
import type { HealthOutcome } from './health-checks.js';
import type { HealthSentence, HealthText, HealthValue } from './health-text.js';

const numbersIn = (language: Language): Intl.NumberFormat =>
  new Intl.NumberFormat(`${language}-CA`, { maximumFractionDigits: 1 });
const numbers: Readonly<Record<Language, Intl.NumberFormat>> = { fr: numbersIn('fr'), en: numbersIn('en') };
const plurals: Readonly<Record<Language, Intl.PluralRules>> = {
  fr: new Intl.PluralRules('fr-CA'),
  en: new Intl.PluralRules('en-CA'),
};

/** A remark in the reader's language. Several sentences end with periods, a single one does not, like a cell of a table. */
export function healthWords(text: HealthText, language: Language, translator: Translator): string {
  const sentences = ('code' in text ? [text] : text).map((each) => sentenceWords(each, language, translator));
  return sentences.length === 1 ? sentences.join() : sentences.map((each) => each.replace(/\.?$/, '.')).join(' ');
}

/** The remark of a working part in the reader's language, or the technical cause of a failure as it is. */
export function detailOf(outcome: HealthOutcome, language: Language, translator: Translator): string | null {
  if (outcome.cause !== undefined) return outcome.cause;
  return outcome.remark ? healthWords(outcome.remark, language, translator) : null;
}

function sentenceWords(
  { code, values, isCounted }: HealthSentence,
  language: Language,
  translator: Translator,
): string {
  const words = Object.entries(values).map(([name, value]) => [name, valueWords(value, language, translator)] as const);
  const form = isCounted ? `_${plurals[language].select(Number(values['count'])) === 'one' ? 'one' : 'other'}` : '';
  return translator.text(`${code}${form}`, language, Object.fromEntries(words));
}

function valueWords(value: HealthValue, language: Language, translator: Translator): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numbers[language].format(value);
  if (value instanceof Date) {
    return firstOfMonth(momentInWords(value, language, { timeZone: 'America/Toronto', namesZone: true }));
  }
  if ('code' in value) return sentenceWords(value, language, translator);
  return value.map((each) => valueWords(each, language, translator)).join(', ');
}

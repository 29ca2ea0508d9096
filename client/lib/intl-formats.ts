import type { Language } from './i18n';

/** Making a format takes up to 90 µs, using it takes one: a list of twelve postings with pay and dates made about forty. */
const formats = new Map<string, unknown>();

function kept<Format>(kind: string, language: Language, options: object, make: (locale: string) => Format): Format {
  const locale = `${language}-CA`;
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) as Format | undefined;
  if (known !== undefined) return known;
  const made = make(locale);
  formats.set(key, made);
  return made;
}

/** The format of numbers with these options, made once. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept('number', language, options, (locale) => new Intl.NumberFormat(locale, options));
}

/** The format of dates with these options, made once for each offset from UTC, because a traveller's clock changes while a tab is open. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(
    `date ${new Date().getTimezoneOffset()}`,
    language,
    options,
    (locale) => new Intl.DateTimeFormat(locale, options),
  );
}

/** The format of "3 days ago" with these options, made once. */
export function relativeTimeFormat(
  language: Language,
  options: Intl.RelativeTimeFormatOptions,
): Intl.RelativeTimeFormat {
  return kept('relative', language, options, (locale) => new Intl.RelativeTimeFormat(locale, options));
}

/** The format of "a, b and c", made once. */
export function listFormat(language: Language): Intl.ListFormat {
  return kept('list', language, {}, (locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
}

import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

const STORAGE_KEY = 'language';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The language chosen on this browser; French until one was chosen. */
export function storedLanguage(storage: Pick<Storage, 'getItem'>): Language | null {
  const stored = storage.getItem(STORAGE_KEY);
  return isLanguage(stored) ? stored : null;
}

/** Creates i18next with our conventions: flat keys, `{name}` for values, React escapes. */
export function createI18n(language: Language): I18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: languages,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}

/** The language of the page follows the choice: storage, `<html lang>`, every sentence on screen. */
export function followLanguage(instance: I18n, root: Document, storage: Pick<Storage, 'setItem'>): void {
  root.documentElement.lang = instance.language;
  instance.on('languageChanged', (language) => {
    root.documentElement.lang = language;
    if (isLanguage(language)) storage.setItem(STORAGE_KEY, language);
  });
}

type Values = Readonly<Record<string, string | number>>;
/** `offers_one` and `offers_other` are asked for as `offers`, with a `count`. */
type Unpluralised<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;
type KeyOf<M> = Unpluralised<Extract<keyof M, string>>;

/** Sentence of a catalogue in the reader's language. Numbers among `values` are written the language's way. */
export type Text<M> = (key: KeyOf<M>, values?: Values) => string;

/**
 * Makes the catalogue of one feature known and returns its hook:
 * `export const useJobsText = defineMessages<JobsMessages>('jobs', { fr, en })`, then `const text = useJobsText()`.
 * Both languages satisfy one interface, so a missing key does not compile.
 */
export function defineMessages<M extends object>(
  namespace: string,
  catalogues: Readonly<Record<Language, M>>,
): () => Text<M> {
  return function useText() {
    const { i18n } = useTranslation(namespace);
    return textOf(i18n, namespace, catalogues);
  };
}

function textOf<M extends object>(
  instance: I18n,
  namespace: string,
  catalogues: Readonly<Record<Language, M>>,
): Text<M> {
  for (const language of languages) {
    if (!instance.hasResourceBundle(language, namespace))
      instance.addResourceBundle(language, namespace, catalogues[language]);
  }
  const language = currentLanguage(instance);
  const numbers = new Intl.NumberFormat(`${language}-CA`);
  return (key, values = {}) => {
    const written = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? numbers.format(value) : value,
    ]);
    // The plural form is chosen here: i18next would want a third form for millions in French, which no catalogue needs.
    const { count } = values;
    const plural =
      typeof count === 'number'
        ? `${key}_${new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other'}`
        : key;
    const name: string = plural in catalogues[language] ? plural : key;
    return instance.t(name, { ...Object.fromEntries(written), ns: namespace, returnObjects: false }) as string;
  };
}

export function currentLanguage(instance: I18n): Language {
  return isLanguage(instance.language) ? instance.language : 'fr';
}

/** The language of the interface, for dates, figures and money (`lib/format`). */
export function useLanguage(): Language {
  return currentLanguage(useTranslation().i18n);
}

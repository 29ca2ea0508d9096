import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Language, LANGUAGE_KEY } from './language';

export * from './language';

/**
 * The current language and its subscribers. A library would be larger than all our texts: we only need a language, its changes,
 * and values in sentences.
 */
export interface I18n {
  readonly language: Language;
  /** Notifies subscribers immediately; await the promise to continue after them. */
  changeLanguage(language: Language): Promise<void>;
  /** Returns a function that unsubscribes. */
  on(event: 'languageChanged', follow: (language: Language) => void): () => void;
}

export function createI18n(initial: Language): I18n {
  let language = initial;
  const followers = new Set<(language: Language) => void>();
  return {
    get language() {
      return language;
    },
    changeLanguage(next) {
      if (next !== language) {
        language = next;
        for (const follow of followers) follow(next);
      }
      return Promise.resolve();
    },
    on(_event, follow) {
      followers.add(follow);
      return () => void followers.delete(follow);
    },
  };
}

export const I18nContext = createContext<I18n | null>(null);

/** Changes the language; using it outside the providers is a bug. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (i18n === null) throw new Error('Words need I18nContext above them');
  return i18n;
}

/** Applies the chosen language: storage, `<html lang>`, all texts on screen. */
export function followLanguage(instance: I18n, root: Document, storage: Pick<Storage, 'setItem'>): void {
  root.documentElement.lang = instance.language;
  instance.on('languageChanged', (language) => {
    root.documentElement.lang = language;
    storage.setItem(LANGUAGE_KEY, language);
  });
}

type Values = Readonly<Record<string, string | number>>;
/** Use the key `offers` with a `count` for `offers_one` and `offers_other`. */
type Unpluralised<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;
type KeyOf<M> = Unpluralised<Extract<keyof M, string>>;

/** A sentence of a catalogue in the reader's language. Numbers in `values` are formatted for it. */
export type Text<M> = (key: KeyOf<M>, values?: Values) => string;

/**
 * Registers the catalogue of a feature and returns its hook:
 * `export const useJobsText = defineMessages<JobsMessages>('jobs', { fr, en })`, then `const text = useJobsText()`.
 * The name only helps readers. Both languages implement one interface, so a missing key does not compile.
 */
export function defineMessages<M extends object>(
  _namespace: string,
  catalogues: Readonly<Record<Language, M>>,
): () => Text<M> {
  const made: Partial<Record<Language, Text<M>>> = {};
  return function useText() {
    const language = useLanguage();
    return (made[language] ??= textOf(catalogues, language));
  };
}

/** Kept, because creating one is slow and every component needs them. */
const numberFormats: Partial<Record<Language, Intl.NumberFormat>> = {};
const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {};

function textOf<M extends object>(catalogues: Readonly<Record<Language, M>>, language: Language): Text<M> {
  const catalogue = catalogues[language] as Readonly<Record<string, string>>;
  const numbers = (numberFormats[language] ??= new Intl.NumberFormat(`${language}-CA`));
  const plurals = (pluralRules[language] ??= new Intl.PluralRules(language));
  return (key, values = {}) => {
    const { count } = values;
    const plural = typeof count === 'number' ? `${key}_${plurals.select(count) === 'one' ? 'one' : 'other'}` : key;
    const sentence = catalogue[plural] ?? catalogue[key] ?? key;
    return sentence.replace(/\{(\w+)\}(\.?)/g, (place, name: string, period: string) => {
      const value = values[name];
      if (value === undefined) return place;
      if (typeof value === 'number') return `${numbers.format(value)}${period}`;
      // One period is enough after an abbreviation: "at 9:00 a.m."
      return value.endsWith('.') ? value : `${value}${period}`;
    });
  };
}

export function currentLanguage(instance: I18n): Language {
  return instance.language;
}

/** The language of the interface, for texts, dates, numbers and money (`lib/format`). */
export function useLanguage(): Language {
  const i18n = useI18n();
  return useSyncExternalStore(
    (follow) => i18n.on('languageChanged', follow),
    () => i18n.language,
    () => i18n.language,
  );
}

import type { Language } from '../http/language.js';
import { fillPlaceholders } from './fill-placeholders.js';
import { firstOfMonth } from './first-of-month.js';

export type Catalogue = Readonly<Record<string, string>>;
/** One module's texts: the same keys in both languages, which its own type enforces. */
export interface Messages {
  readonly fr: Catalogue;
  readonly en: Catalogue;
}

const datesIn = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'America/Toronto' });
const dates: Readonly<Record<Language, Intl.DateTimeFormat>> = { fr: datesIn('fr'), en: datesIn('en') };

/** Finds a code in the catalogues of all modules and fills its `{name}` placeholders. */
export class Translator {
  readonly #texts: Record<Language, Map<string, string>> = { fr: new Map(), en: new Map() };

  /** @throws Error if two modules define the same code, or a code is missing in one language. */
  constructor(catalogues: readonly Messages[]) {
    for (const catalogue of catalogues) {
      for (const code of new Set([...Object.keys(catalogue.fr), ...Object.keys(catalogue.en)])) {
        const { [code]: fr } = catalogue.fr;
        const { [code]: en } = catalogue.en;
        if (fr === undefined || en === undefined) throw new Error(`message ${code} lacks one of its languages`);
        if (this.#texts.fr.has(code)) throw new Error(`message ${code} is defined twice`);
        this.#texts.fr.set(code, fr);
        this.#texts.en.set(code, en);
      }
    }
  }

  has(code: string): boolean {
    return this.#texts.fr.has(code);
  }

  /** @throws Error for an unknown code: a programming error, which tests must find. */
  text(code: string, language: Language, params: Readonly<Record<string, string | number | Date>> = {}): string {
    const text = this.#texts[language].get(code);
    if (text === undefined) throw new Error(`no message for ${code}`);
    const words = Object.entries(params).map(([name, value]) => [
      name,
      value instanceof Date ? firstOfMonth(dates[language].format(value)) : value,
    ]);
    return fillPlaceholders(text, Object.fromEntries(words) as Readonly<Record<string, string | number>>);
  }
}

import type { Language } from '../../../platform/http/language.js';

const locales = { fr: 'fr-CA', en: 'en-CA' } as const;

/** Formats cents of Canadian dollars, for example `12,50 $` in French. */
export const asMoney = (cents: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'CAD' }).format(cents / 100);

import { type Language, languageOf, languages } from '../http/language.js';

/** Addresses of the public pages. French has the plain address, English adds `?lang=en`: one page, one path. */
export const addressIn = (language: Language, path: string): string => (language === 'fr' ? path : `${path}?lang=en`);

/** The language that an address asks for; null for the plain one. */
export const languageInAddress = (lang: unknown): Language | null =>
  languages.find((language) => language === lang) ?? null;

/** The language of a page: the one its address asks for, else the one the browser prefers, else French. */
export function pageLanguage(lang: unknown, acceptLanguage: string | undefined): Language {
  return languageInAddress(lang) ?? languageOf(acceptLanguage);
}

/** Alternate addresses by language; the plain one is the default. */
export function alternatesOf(publicUrl: string, path: string): readonly { lang: string; href: string }[] {
  return [
    ...languages.map((language) => ({ lang: language, href: `${publicUrl}${addressIn(language, path)}` })),
    { lang: 'x-default', href: `${publicUrl}${path}` },
  ];
}

import { type Language, languages } from '../../../platform/http/language.js';

/**
 * Addresses of the public pages. French, the language of the product, has the bare address; English has `?lang=en` on the same
 * one: one posting, one path, whoever shares it.
 */
export const addressIn = (language: Language, path: string): string => (language === 'fr' ? path : `${path}?lang=en`);

/** The language an address asks for; anything but English is French. */
export const languageAsked = (lang: unknown): Language => (lang === 'en' ? 'en' : 'fr');

export const jobPath = (id: string): string => `/jobs/${id}`;
export const companyPath = (id: string): string => `/companies/${id}`;

/** A page of the application that lets somebody in, in the language of this page, and leads back to `path`. */
export const wayIn = (language: Language, door: '/login' | '/register', path: string): string =>
  `${door}?next=${encodeURIComponent(addressIn(language, path))}${language === 'fr' ? '' : '&lang=en'}`;

/** Which address says the same in which language; the bare one is for everybody else. */
export function alternatesOf(publicUrl: string, path: string): readonly { lang: string; href: string }[] {
  return [
    ...languages.map((language) => ({ lang: language, href: `${publicUrl}${addressIn(language, path)}` })),
    { lang: 'x-default', href: `${publicUrl}${path}` },
  ];
}

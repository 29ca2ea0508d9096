import { type Language, languages } from '../../../platform/http/language.js';

/** Addresses of the public pages. French has the plain address, English adds `?lang=en`: one posting, one path. */
export const addressIn = (language: Language, path: string): string => (language === 'fr' ? path : `${path}?lang=en`);

/** The language of an address; anything but English is French. */
export const languageAsked = (lang: unknown): Language => (lang === 'en' ? 'en' : 'fr');

export const jobPath = (id: string): string => `/jobs/${id}`;
export const companyPath = (id: string): string => `/companies/${id}`;

/** A sign-in or registration page in this page's language, which returns to `path`. */
export const wayIn = (language: Language, door: '/login' | '/register', path: string): string =>
  `${door}?next=${encodeURIComponent(addressIn(language, path))}${language === 'fr' ? '' : '&lang=en'}`;

/** Alternate addresses by language; the plain one is the default. */
export function alternatesOf(publicUrl: string, path: string): readonly { lang: string; href: string }[] {
  return [
    ...languages.map((language) => ({ lang: language, href: `${publicUrl}${addressIn(language, path)}` })),
    { lang: 'x-default', href: `${publicUrl}${path}` },
  ];
}

import type { Language } from '../../../platform/http/language.js';
import { addressIn } from '../../../platform/static/page-address.js';

export { addressIn, alternatesOf } from '../../../platform/static/page-address.js';

/** The language of a feed; anything but English is French. */
export const languageAsked = (lang: unknown): Language => (lang === 'en' ? 'en' : 'fr');

export const jobPath = (id: string): string => `/jobs/${id}`;
export const jobPicturePath = (id: string): string => `/og/jobs/${id}.png`;
export const companyPicturePath = (id: string): string => `/og/company/${id}.png`;
export const companyPath = (id: string): string => `/companies/${id}`;

/** A sign-in or registration page in this page's language, which returns to `path`. */
export const wayIn = (language: Language, door: '/login' | '/register', path: string): string =>
  `${door}?next=${encodeURIComponent(addressIn(language, path))}${language === 'fr' ? '' : '&lang=en'}`;

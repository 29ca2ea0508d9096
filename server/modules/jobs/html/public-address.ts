import type { Language } from '../../../platform/http/language.js';
import { addressIn } from '../../../platform/static/page-address.js';

export { addressIn, alternatesOf } from '../../../platform/static/page-address.js';

/** The language of a feed; anything but English is French. */
export const languageAsked = (lang: unknown): Language => (lang === 'en' ? 'en' : 'fr');

export const jobPath = (id: string): string => `/jobs/${id}`;
/** Names French, too: programs that draw link previews send a language of their own. */
export const jobPicturePath = (id: string, language: Language): string => `/og/jobs/${id}.png?lang=${language}`;
export const companyPicturePath = (id: string, language: Language): string => `/og/company/${id}.png?lang=${language}`;
export const companyPath = (id: string): string => `/companies/${id}`;

/** A sign-in or registration page in this page's language, which returns to `path`. */
export const signInAddress = (language: Language, door: '/login' | '/register', path: string): string =>
  `${door}?next=${encodeURIComponent(addressIn(language, path))}${language === 'fr' ? '' : '&lang=en'}`;

import type { Language } from '../../../lib/i18n';
import type { AnyLegalText } from './legal-text';

export type LegalPageName = 'privacy' | 'terms' | 'cookies' | 'fraud';

/** Each page in each language is a separate download. */
const texts: Readonly<Record<LegalPageName, Readonly<Record<Language, () => Promise<AnyLegalText>>>>> = {
  privacy: {
    fr: async () => (await import('./privacy/fr')).privacyPolicy,
    en: async () => (await import('./privacy/en')).privacyPolicy,
  },
  terms: {
    fr: async () => (await import('./terms/fr')).termsOfService,
    en: async () => (await import('./terms/en')).termsOfService,
  },
  cookies: {
    fr: async () => (await import('./cookies/fr')).cookiePolicy,
    en: async () => (await import('./cookies/en')).cookiePolicy,
  },
  fraud: {
    fr: async () => (await import('./fraud/fr')).fraudPolicy,
    en: async () => (await import('./fraud/en')).fraudPolicy,
  },
};

/** @throws the browser's error if the download fails. */
export function loadText(page: LegalPageName, language: Language): Promise<AnyLegalText> {
  return texts[page][language]();
}

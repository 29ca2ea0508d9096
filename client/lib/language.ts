/** Languages without React, so that the first script of a public page can use them (client/start.ts). */

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

export const LANGUAGE_KEY = 'language';
const PAGE_KEY = 'page_language';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

function asLanguage(value: unknown): Language | null {
  return isLanguage(value) ? value : null;
}

/** The language chosen in this browser; null if none was chosen. */
export function storedLanguage(storage: Pick<Storage, 'getItem'>): Language | null {
  return asLanguage(storage.getItem(LANGUAGE_KEY));
}

/** The language in an address, as in those of the public pages. */
export function languageInAddress(search: string): Language | null {
  const asked = new URLSearchParams(search).get('lang');
  return asLanguage(asked);
}

/**
 * The language of the first screen, kept for later ones. A language in the address counts as chosen and is kept in this browser, unless
 * one is kept already. The language of a server-rendered page comes from the browser's settings, so it is kept for this tab only, for
 * example after signing in with Google, and the language of an account replaces it.
 */
export function startLanguage(
  search: string,
  document: Pick<Document, 'getElementById'>,
  { local, tab }: Readonly<Record<'local' | 'tab', Pick<Storage, 'getItem' | 'setItem'>>>,
): Language {
  const asked = languageInAddress(search);
  const ofPage = languageOfPage(document);
  if (asked !== null && storedLanguage(local) === null) local.setItem(LANGUAGE_KEY, asked);
  if (ofPage !== null) tab.setItem(PAGE_KEY, ofPage);
  return asked ?? storedLanguage(local) ?? ofPage ?? asLanguage(tab.getItem(PAGE_KEY)) ?? 'fr';
}

/** Language of a server-rendered page; null if the page was not rendered by the server. */
export function languageOfPage(document: Pick<Document, 'getElementById'>): Language | null {
  const written = document.getElementById('public-page')?.lang;
  return asLanguage(written);
}

import type { Language } from '../http/language.js';
import { addressIn } from './page-address.js';

/** An entry of a page that is a list. */
export interface PageItem {
  readonly name: string;
  readonly path: string;
}

/** The entries of a list page as schema.org ItemList; null if it has none. */
export function listData(publicUrl: string, language: Language, items: readonly PageItem[]): object | null {
  if (items.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${publicUrl}${addressIn(language, path)}`,
    })),
  };
}

import { fillPlaceholders } from '../../../platform/i18n/fill-placeholders.js';
import type { Language } from '../../../platform/http/language.js';
import { lookAlikeWords } from '../../companies/index.js';
import { escaped } from './markup.js';
import { addressIn, companyPath } from './public-address.js';

/** A warning if an unverified company's name is close to a verified one's; else empty. */
export function lookAlikeNotice(
  resembles: { readonly id: string; readonly name: string } | null,
  language: Language,
): string {
  if (resembles === null) return '';
  const { title, sentence, link } = lookAlikeWords[language];
  const address = escaped(addressIn(language, companyPath(resembles.id)));
  const name = escaped(fillPlaceholders(link, { name: resembles.name }));
  return `<div class="closed"><p><strong>${title}</strong></p><p>${sentence}</p><p><a href="${address}">${name}</a></p></div>`;
}

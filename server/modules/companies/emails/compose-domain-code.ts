import type { Language } from '../../../platform/http/language.js';
import { layOut } from '../../../platform/mail/layout.js';
import { en } from './en.js';
import { fr } from './fr.js';

const BRAND = 'Entrevue';
const emails = { fr, en };

/** Builds the email with the code for a company's domain. It contains no user input. */
export function composeDomainCode(language: Language, code: string, minutes: number): ReturnType<typeof layOut> {
  const { subject, heading, paragraphs, footer } = emails[language];
  const shown = `${code.slice(0, 4)} ${code.slice(4)}`;
  return layOut({
    language,
    brand: BRAND,
    subject,
    heading,
    paragraphs: paragraphs.map((text) => text.replace('{code}', shown).replace('{minutes}', String(minutes))),
    footer: [footer],
  });
}

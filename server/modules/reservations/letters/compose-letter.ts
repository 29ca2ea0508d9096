import type { Language } from '../../../platform/http/language.js';
import { momentInWords } from '../../../platform/i18n/moment-in-words.js';
import { layOut } from '../../../platform/mail/layout.js';
import { type LetterKind, readerOf, type Side } from '../domain/letters.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { LetterTexts } from './letter-texts.js';

const BRAND = 'Entrevue';
const texts: Readonly<Record<Language, LetterTexts>> = { fr, en };
const pages: Readonly<Record<Side, string>> = { SEEKER: '/reservations', RECRUITER: '/recruiter/reservations' };

export interface LetterParts {
  readonly kind: LetterKind;
  readonly language: Language;
  readonly publicUrl: string;
  readonly expiresAt: Date;
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** A letter about a reservation, ready to send: subject, HTML and plain text. */
export function composeLetter({
  kind,
  language,
  publicUrl,
  expiresAt,
  unsubscribe,
}: LetterParts): ReturnType<typeof layOut> {
  const { letters, linkHint, footer } = texts[language];
  const { subject, heading, paragraphs, button } = letters[kind];
  const deadline = momentInWords(expiresAt, language, { timeZone: 'America/Toronto' });
  return layOut({
    language,
    brand: BRAND,
    subject,
    heading,
    paragraphs: paragraphs.map((text) => text.replace('{deadline}', () => deadline)),
    button: { label: button, url: `${publicUrl}${pages[readerOf(kind)]}`, hint: linkHint },
    footer,
    ...(unsubscribe && { unsubscribe }),
  });
}

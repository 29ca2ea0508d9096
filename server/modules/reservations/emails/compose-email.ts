import type { Language } from '../../../platform/http/language.js';
import { momentInWords } from '../../../platform/i18n/moment-in-words.js';
import { layOut } from '../../../platform/mail/layout.js';
import { type Closure, openPair } from '../domain/pair-standing.js';
import { type EmailKind, readerOf, type Side } from '../domain/emails.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { EmailTexts } from './email-texts.js';

const BRAND = 'Entrevue';
const texts: Readonly<Record<Language, EmailTexts>> = { fr, en };
const pages: Readonly<Record<Side, string>> = { SEEKER: '/reservations', RECRUITER: '/recruiter/reservations' };

export interface EmailParts {
  readonly kind: EmailKind;
  readonly language: Language;
  readonly publicUrl: string;
  readonly expiresAt: Date;
  /** Whether the company may ask again, for emails that say so. */
  readonly closure?: Closure;
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** An email about a reservation, ready to send: subject, HTML and plain text. */
export function composeEmail({
  kind,
  language,
  publicUrl,
  expiresAt,
  closure = openPair,
  unsubscribe,
}: EmailParts): ReturnType<typeof layOut> {
  const { emails, cooldown, linkHint, footer } = texts[language];
  const { subject, heading, paragraphs, button } = emails[kind];
  const inWords = (moment: Date): string => momentInWords(moment, language, { timeZone: 'America/Toronto' });
  const { until, ifReopened } = cooldown[readerOf(kind)];
  const closing = {
    NOW: [],
    LATER: closure.from ? [until.replace('{again}', inWords(closure.from))] : [],
    IF_REOPENED: [ifReopened],
  }[closure.mayReserve];
  return layOut({
    language,
    brand: BRAND,
    subject,
    heading,
    paragraphs: [...paragraphs.map((text) => text.replace('{deadline}', () => inWords(expiresAt))), ...closing],
    button: { label: button, url: `${publicUrl}${pages[readerOf(kind)]}`, hint: linkHint },
    footer,
    ...(unsubscribe && { unsubscribe }),
  });
}

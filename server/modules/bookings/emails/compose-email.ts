import type { Language } from '../../../platform/http/language.js';
import { fillPlaceholders } from '../../../platform/i18n/fill-placeholders.js';
import { momentInWords } from '../../../platform/i18n/moment-in-words.js';
import { layOut } from '../../../platform/mail/layout.js';
import type { EmailKind } from '../domain/emails.js';
import { STUDIO_TIME_ZONE } from '../domain/studio-hours.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { EmailTexts } from './email-texts.js';

const BRAND = 'Entrevue';
export const emailTexts: Readonly<Record<Language, EmailTexts>> = { fr, en };

export interface EmailParts {
  readonly kind: EmailKind;
  readonly language: Language;
  /** Start of the session, or deadline to answer the inquiry. */
  readonly at: Date;
  readonly place?: string;
  /** Deadline to confirm the address. */
  readonly until?: Date;
  /** Link of the button. */
  readonly url?: string;
}

/** `jeudi 15 janvier 2026 à 11 h (heure de Montréal)`: every time is shown with its zone. */
export function inMontreal(at: Date, language: Language): string {
  const shown = momentInWords(at, language, { timeZone: STUDIO_TIME_ZONE });
  return `${shown} (${language === 'fr' ? 'heure de Montréal' : 'Montréal time'})`;
}

const timeInMontreal = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { timeStyle: 'short', timeZone: STUDIO_TIME_ZONE }).format(at);

/** Builds the subject, HTML and plain text of an email about a booking or an inquiry. */
export function composeEmail({ kind, language, at, place = '', until, url }: EmailParts): ReturnType<typeof layOut> {
  const { emails, linkHint, footer } = emailTexts[language];
  const { subject, heading, paragraphs, button } = emails[kind];
  const when = inMontreal(at, language);
  const gaps: Readonly<Record<string, string>> = {
    when,
    deadline: when,
    place,
    until: until === undefined ? '' : timeInMontreal(until, language),
  };
  return layOut({
    language,
    brand: BRAND,
    subject,
    heading,
    paragraphs: paragraphs.map((text) => fillPlaceholders(text, gaps)),
    ...(button !== undefined && url !== undefined && { button: { label: button, url, hint: linkHint } }),
    footer: [kind === 'INQUIRY_RECEIVED' ? footer.inquiry : footer.booking],
  });
}

import type { Language } from '../../../platform/http/language.js';
import { momentInWords } from '../../../platform/i18n/moment-in-words.js';
import { layOut } from '../../../platform/mail/layout.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { ExpiryEmailText } from './email-texts.js';

const BRAND = 'Entrevue';
const texts: Readonly<Record<Language, ExpiryEmailText>> = { fr, en };

export interface ExpiryEmailParts {
  readonly language: Language;
  readonly title: string;
  readonly endsAt: Date;
  /** The page that renews it, with the secret after `#`. */
  readonly url: string;
}

/** The reminder before a posting's end, ready to send: subject, HTML and plain text. */
export function composeExpiryEmail({ language, title, endsAt, url }: ExpiryEmailParts): ReturnType<typeof layOut> {
  const { subject, heading, paragraphs, button, linkHint, footer } = texts[language];
  const date = momentInWords(endsAt, language, { timeZone: 'America/Toronto' });
  const filled = (text: string): string => text.replace('{title}', () => title).replace('{date}', () => date);
  return layOut({
    language,
    brand: BRAND,
    subject: filled(subject),
    heading,
    paragraphs: paragraphs.map(filled),
    button: { label: button, url, hint: linkHint },
    footer,
  });
}

import type { Language } from '../../../platform/http/language.js';
import { fillPlaceholders } from '../../../platform/i18n/fill-placeholders.js';
import { layOut } from '../../../platform/mail/layout.js';
import { newsTraits, type NewsParams, type WrittenNews } from '../domain/news.js';
import { purposeOf } from '../domain/kinds.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { EmailTexts } from './email-texts.js';

const BRAND = 'Entrevue';
const texts: Readonly<Record<Language, EmailTexts>> = { fr, en };

export interface EmailParts {
  readonly news: WrittenNews;
  readonly language: Language;
  readonly params: NewsParams;
  /** Lines of a digest; empty for other emails. */
  readonly lines: readonly string[];
  /** Link of the button. */
  readonly url: string;
  readonly unsubscribe: { readonly label: string; readonly url: string };
}

/** Builds the subject, HTML and plain text of an email of the notification centre. */
export function composeEmail({ news, language, params, lines, url, unsubscribe }: EmailParts) {
  const { emails, linkHint, footer, askedFor } = texts[language];
  const filled = (text: string): string => fillPlaceholders(text, params);
  const { subject, heading, paragraphs, button } =
    emails[news === 'NEW_MESSAGES' && 'company' in params ? 'NEW_MESSAGES_FROM' : news];
  const isPromotional = purposeOf(newsTraits[news].kind) === 'PROMOTIONAL';
  return layOut({
    language,
    brand: BRAND,
    // A subject is one line. Titles may contain line breaks or be long, so they are collapsed and cut.
    subject: filled(subject).replace(/\s+/g, ' ').slice(0, 150),
    heading,
    paragraphs: [...paragraphs.map(filled), ...(lines.length > 0 ? [lines.map((line) => `• ${line}`).join('\n')] : [])],
    button: { label: button, url, hint: linkHint },
    footer: isPromotional ? [footer, askedFor] : [footer],
    unsubscribe,
  });
}

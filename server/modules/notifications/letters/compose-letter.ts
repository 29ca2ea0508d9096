import type { Language } from '../../../platform/http/language.js';
import { layOut } from '../../../platform/mail/layout.js';
import { newsTraits, type NewsParams, type WrittenNews } from '../domain/news.js';
import { purposeOf } from '../domain/kinds.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { LetterTexts } from './letter-texts.js';

const BRAND = 'Entrevue';
const texts: Readonly<Record<Language, LetterTexts>> = { fr, en };

export interface LetterParts {
  readonly news: WrittenNews;
  readonly language: Language;
  readonly params: NewsParams;
  /** What a digest lists. */
  readonly lines: readonly string[];
  /** Where the button leads. */
  readonly url: string;
  readonly unsubscribe: { readonly label: string; readonly url: string };
}

/** A letter of the notification centre, ready to send: subject, HTML and plain text. */
export function composeLetter({ news, language, params, lines, url, unsubscribe }: LetterParts) {
  const { letters, linkHint, footer, askedFor } = texts[language];
  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (gap, name: string) => String(params[name] ?? gap));
  const { subject, heading, paragraphs, button } =
    letters[news === 'NEW_MESSAGES' && 'company' in params ? 'NEW_MESSAGES_FROM' : news];
  const isPromotional = purposeOf(newsTraits[news].kind) === 'PROMOTIONAL';
  return layOut({
    language,
    brand: BRAND,
    // A subject is one line: what fills it was checked for that when it was written, and is cut for mail programs here.
    subject: filled(subject).replace(/\s+/g, ' ').slice(0, 150),
    heading,
    paragraphs: [...paragraphs.map(filled), ...(lines.length > 0 ? [lines.map((line) => `• ${line}`).join('\n')] : [])],
    button: { label: button, url, hint: linkHint },
    footer: isPromotional ? [footer, askedFor] : [footer],
    unsubscribe,
  });
}

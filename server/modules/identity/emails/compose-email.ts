import type { Language } from '../../../platform/http/language.js';
import { fillPlaceholders } from '../../../platform/i18n/fill-placeholders.js';
import { layOut } from '../../../platform/mail/layout.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { EmailTexts, MailedKind } from './email-texts.js';

const BRAND = 'Entrevue';
const texts: Readonly<Record<Language, EmailTexts>> = { fr, en };

export interface EmailParts {
  readonly kind: MailedKind;
  readonly language: Language;
  /** Address of the button; ignored if the email has none. */
  readonly url: string;
  /** Values for the gaps. Only operators' text may be inserted, no other person's. */
  readonly gaps?: Readonly<Record<string, string>>;
}

/** An email of identity, ready to send: subject, HTML and plain text. */
export function composeEmail({ kind, language, url, gaps = {} }: EmailParts): ReturnType<typeof layOut> {
  const { emails, linkHint, footer, footerForStrangers, footerForTyped } = texts[language];
  const footers: Partial<Record<MailedKind, readonly string[]>> = {
    INVITATION: footerForStrangers,
    OPEN_ACCOUNT_LINK: footerForTyped,
  };
  const filled = (text: string): string => fillPlaceholders(text, gaps);
  const { subject, heading, paragraphs, button } = emails[kind];
  return layOut({
    language,
    brand: BRAND,
    subject,
    heading,
    paragraphs: paragraphs.map(filled),
    ...(button === undefined ? {} : { button: { label: button, url, hint: linkHint } }),
    footer: footers[kind] ?? footer,
  });
}

/** ` for <company>` in the language of the invitation; empty if it names none. */
export function forCompany(company: string | null, language: Language): string {
  return company === null ? '' : texts[language].forCompany.replace('{company}', () => company);
}

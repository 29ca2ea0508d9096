import type { Language } from '../../../platform/http/language.js';
import { fillPlaceholders } from '../../../platform/i18n/fill-placeholders.js';
import { layOut } from '../../../platform/mail/layout.js';
import { asMoney } from './as-money.js';
import type { BillingEmailKind, EmailParams } from '../domain/billing-emails.js';
import type { EmailTexts } from './email-texts.js';
import { en } from './en.js';
import { fr } from './fr.js';

const BRAND = 'Entrevue';
const texts: Readonly<Record<Language, EmailTexts>> = { fr, en };

export interface EmailParts {
  readonly kind: BillingEmailKind;
  readonly language: Language;
  readonly params: EmailParams;
  /** The lines of a receipt; empty for other kinds. */
  readonly lines: readonly string[];
  readonly planName: string | undefined;
  /** Link of the button. */
  readonly url: string;
}

function onDay(iso: string | undefined, language: Language): string {
  if (iso === undefined) return '';
  return new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'America/Toronto' }).format(
    new Date(iso),
  );
}

/** Builds the subject, HTML and plain text of an email about money. */
export function composeEmail({ kind, language, params, lines, planName, url }: EmailParts): ReturnType<typeof layOut> {
  const { emails, card, cardUnknown, linkHint, footer } = texts[language];
  const { subject, heading, paragraphs, button } = emails[kind];
  const { last4, total_cents: total, credits, date, retry_at: retry } = params;
  const gaps: Readonly<Record<string, string>> = {
    plan: planName ?? '',
    date: onDay(date, language),
    retry: onDay(retry, language),
    total: total === undefined ? '' : asMoney(total, language),
    card: last4 ? card.replace('{last4}', last4) : cardUnknown,
    credits: String(credits ?? ''),
  };
  const filled = (text: string): string => fillPlaceholders(text, gaps);
  return layOut({
    language,
    brand: BRAND,
    subject: filled(subject),
    heading: filled(heading),
    paragraphs: [...paragraphs.map(filled), ...(lines.length > 0 ? [lines.join('\n')] : [])],
    button: { label: button, url, hint: linkHint },
    footer: [footer],
  });
}

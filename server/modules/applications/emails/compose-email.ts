import type { Language } from '../../../platform/http/language.js';
import { fillPlaceholders } from '../../../platform/i18n/fill-placeholders.js';
import { momentInWords } from '../../../platform/i18n/moment-in-words.js';
import { layOut } from '../../../platform/mail/layout.js';
import type { ClosedReason } from '../domain/closed-reason.js';
import type { EmailKind } from '../domain/emails.js';
import { paragraphsOf } from '../domain/message-text.js';
import type { InterviewType } from '../domain/interview.entity.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { EmailTexts } from './email-texts.js';

const BRAND = 'Entrevue';
const texts: Readonly<Record<Language, EmailTexts>> = { fr, en };

export interface EmailParts {
  readonly kind: EmailKind;
  readonly language: Language;
  /** Address of the button. */
  readonly url: string;
  readonly job: string;
  readonly company: string;
  /** The company's note to a declined candidate. */
  readonly reason: string | null;
  /** The words of a refusal, instead of ours if the address may belong to another person. */
  readonly refusal?: string | null;
  /** Why it ended with its posting. */
  readonly closedReason?: ClosedReason | null;
  readonly unsubscribe?: { readonly label: string; readonly url: string };
  readonly interview: {
    readonly times: readonly Date[];
    readonly timeZone: string;
    readonly type: InterviewType;
    /** The candidate chooses a free time before the one of `times`. */
    readonly isFree?: boolean;
    /** The candidate has not chosen one of `times` yet. */
    readonly isOpen?: boolean;
  } | null;
}

/** An email about an application, ready to send: subject, HTML and plain text. Our own words name no person. */
export function composeEmail(parts: EmailParts) {
  const { kind, language, url, job, company, reason, interview, unsubscribe, closedReason = null } = parts;
  const { emails, types, closed, choice, reasonGiven, linkHint, footer } = texts[language];
  const gaps: Readonly<Record<string, string>> = {
    job,
    company,
    closed: closedReason === null ? '' : closed[closedReason].replace('{company}', () => company),
    type: interview ? types[interview.type] : '',
    times: interview ? timesInWords(interview, language) : '',
    choice: interview?.isOpen === true ? choice : '',
    reason: reason === null ? '' : reasonGiven.replace('{reason}', () => reason),
  };
  const filled = (text: string): string => fillPlaceholders(text, gaps);
  const { subject, heading, paragraphs, button } = emails[kind];
  const written =
    kind === 'APPLICATION_REJECTED' && parts.refusal
      ? [...paragraphsOf(parts.refusal), gaps['reason'] ?? '']
      : paragraphs.map(filled);
  return layOut({
    language,
    brand: BRAND,
    subject: filled(subject),
    heading,
    paragraphs: written.filter((paragraph) => paragraph !== ''),
    button: { label: button, url, hint: linkHint },
    footer,
    ...(unsubscribe && { unsubscribe }),
  });
}

function timesInWords(
  { times, timeZone, isFree = false }: NonNullable<EmailParts['interview']>,
  language: Language,
): string {
  const words = times.map((time) => momentIn(time, timeZone, language)).join('\n');
  return isFree ? texts[language].freeUntil.replace('{time}', () => words) : words;
}

/** `lundi 19 janvier 2026 à 14 h 30 HNE`: time in the zone of the interview's place or its author, with the zone's name. */
export function momentIn(time: Date, timeZone: string, language: Language): string {
  return momentInWords(time, language, { timeZone, namesZone: true });
}

import type { Language } from '../../../../platform/http/language.js';
import type { BilingualList, Evidence, PartName } from '../../domain/match-result.js';
import { type Argument, evidenceOf } from './evidence.js';

const MAX_REASONS = 5;
/** Links with fewer points are too weak to be a convincing reason. */
const MIN_POINTS = 0.5;

/** Parts that a recruiter may not see before the profile is open: where somebody lives, pay, availability. */
const privateParts: ReadonlySet<PartName> = new Set(['location', 'salary', 'availability']);

/** « macOS » and "iOS" keep their own spelling. */
const capital = (text: string): string =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
const quoted = (text: string, language: Language): string =>
  language === 'fr' ? `«\u00A0${text.trim()}\u00A0»` : `“${text.trim()}”`;

/** Reasons as sentences in both languages, best first. Each quotes both texts exactly. */
export function reasonsOf(all: readonly Argument[]): BilingualList {
  const picked = pick(all);
  return { fr: picked.map((each) => sentence(each, 'fr')), en: picked.map((each) => sentence(each, 'en')) };
}

/** The same for a reader who may not see the person's sentences: quotes only the posting. */
export function maskedReasonsOf(all: readonly Argument[]): BilingualList {
  const picked = pick(all.filter(({ part }) => !privateParts.has(part)));
  return { fr: picked.map((each) => maskedSentence(each, 'fr')), en: picked.map((each) => maskedSentence(each, 'en')) };
}

interface QuotedArgument extends Argument {
  readonly evidence: Evidence;
}

function pick(all: readonly Argument[]): readonly QuotedArgument[] {
  const picked: QuotedArgument[] = [];
  const exact = new Set(
    all.flatMap((each) => (each.link.isExact && each.points >= MIN_POINTS ? conceptName(each.link) : [])),
  );
  for (const each of all) {
    if (picked.length === MAX_REASONS) break;
    const evidence = each.points < MIN_POINTS ? null : evidenceOf(each);
    if (!evidence) continue;
    const { seeker, job } = evidence;
    // Skip a second reason with the same two quotes.
    if (picked.some(({ evidence: one }) => one.seeker.text === seeker.text && one.job.text === job.text)) continue;
    if (!each.link.isExact && (exact.has(conceptName(each.link)) || repeatsQuote(evidence, picked))) continue;
    picked.push({ ...each, evidence });
  }
  return picked;
}

/** Being close to two requirements by the same words is one reason: « Proche : React ». */
const repeatsQuote = ({ seeker }: Evidence, picked: readonly QuotedArgument[]): boolean =>
  picked.some(({ evidence: other }) => isSameQuote(other.seeker, seeker));
/** « Proche : Excel » says nothing new beside Excel itself. */
const conceptName = ({ concept }: Pick<Evidence, 'concept'>): string =>
  concept.fr.replace(/^proche\u00A0: /, '').toLowerCase();
const isSameQuote = (one: Evidence['seeker'], other: Evidence['seeker']): boolean =>
  one.text === other.text && one.marks[0]?.start === other.marks[0]?.start;

function sentence({ evidence }: QuotedArgument, language: Language): string {
  const name = capital(evidence.concept[language]);
  const quote = quoted(evidence.seeker.text, language);
  const asked = quoted(evidence.job.text, language);
  // A name like « proche : … » already has a colon.
  const isClose = name.includes(':');
  if (language === 'fr') return `${name}${isClose ? ';' : '\u00A0:'} le profil dit ${quote}, l’offre ${asked}.`;
  return `${name}${isClose ? ';' : ':'} the profile says ${quote}, the posting ${asked}.`;
}

/** A skill that is only close is named as close, never as present. */
function maskedSentence({ link, evidence }: QuotedArgument, language: Language): string {
  const name = capital(evidence.concept[language]);
  const asked = quoted(evidence.job.text, language);
  if (language === 'fr') return `${name}${link.isExact ? '\u00A0: présent' : ''} au profil; l’offre dit ${asked}.`;
  return `${name}${link.isExact ? ': shown' : ''} in the profile; the posting says ${asked}.`;
}

import type { Concept } from '../../lexicon/concept.js';
import { isClaim, type SeekerField } from '../analysis/claims.js';
import type { LinkedText, Mention } from '../link/link-text.js';
import type { Sentence } from '../link/sentences.js';
import type { LatentSpace } from '../similarity/latent-space.js';
import { type Token, tokenize } from '../text/tokenize.js';

/** Words of sentences about the person rather than their work. Such a sentence is skipped entirely. */
const personal =
  /je m['’]appelle|mon nom|my name|j['’]ai \d+ ans|(?<!\p{L})(?:née?s?|born|years? old|âgée?s?|aged|union)(?!\p{L})|dipl[oô]m|graduat|universi|c[ée]gep|coll[eè]ge|[ée]cole|school|origin|enfants?|child|kids?|c[ée]libataire|mari[ée]e?s?|married|single|m[eè]re|p[eè]re|mother|father|[ée]glise|church|paroisse|parish|mosqu[ée]e|mosque|synagogue|temple|religi|syndicat/iu;

/** Whether a text is about the person. */
export const isPersonal = (text: string): boolean => personal.test(text);

/**
 * The sentences about the person's own work: those that name a known occupation or skill. Short sentences without one are about
 * the person, which must not count; sentences about somebody else's occupation are skipped too.
 */
export function sentencesOfWork(field: SeekerField): readonly Sentence[] {
  const { text, sentences, mentions } = field.text;
  const ofWork = mentions.filter(
    ({ isUnsure, isNegated, concept }) =>
      !isUnsure && !isNegated && concept.type !== 'language' && concept.type !== 'trait',
  );
  return sentences.filter(
    (sentence) =>
      ofWork.some((mention) => isIn(mention, sentence)) &&
      !isPersonal(text.slice(sentence.start, sentence.end)) &&
      isOwnWork(field, sentence),
  );
}

/** False if a sentence names an occupation that the person does not have: "receptionist for a dentist", "I want to become a nurse". */
export function isOwnWork({ source, text }: SeekerField, sentence: Sentence): boolean {
  return !text.mentions.some(
    (mention) => mention.concept.kind === 'occupation' && isIn(mention, sentence) && !isClaim(mention, source, text),
  );
}

const isIn = (inner: Range, outer: Range): boolean => inner.start >= outer.start && inner.end <= outer.end;
type Range = Pick<Sentence, 'start' | 'end'>;

/** Content words of a sentence, without numbers. In prose, a capitalised word inside a sentence is a name and is skipped. */
export function wordsBetween({ tokens }: LinkedText, sentence: Sentence, isProse: boolean): readonly Token[] {
  return tokens.filter(
    (token) =>
      isIn(token, sentence) &&
      !token.isFunction &&
      token.fr !== '&' &&
      !/\d/.test(token.folded) &&
      !(isProse && token.start > sentence.start && /^\p{Lu}/u.test(token.raw)),
  );
}

/** The stem of a word in the space; null if unknown. If the language is unknown, the French stem is tried first. */
export function stemOf({ fr, en }: Token, language: 'fr' | 'en' | null, { stems }: LatentSpace): string | null {
  const first = language === 'en' ? en : fr;
  if (stems.has(first)) return first;
  return language === null && stems.has(en) ? en : null;
}

interface Reading {
  readonly language: 'fr' | 'en' | null;
  readonly isProse: boolean;
  readonly space: LatentSpace;
}

/**
 * Stems of a sentence in the space. A known occupation is replaced by its first name in the lexicon, so that « hôtesse de l’air »
 * and « steward » do not differ.
 */
export function spaceWords(text: LinkedText, sentence: Sentence, reading: Reading): readonly string[] {
  const { language, isProse, space } = reading;
  const occupations = occupationsIn(text, sentence);
  const others = wordsBetween(text, sentence, isProse).filter(
    (token) => !occupations.some((mention) => isIn(token, mention)),
  );
  const names = occupations.flatMap(({ concept }) => tokensOf(firstName(concept, language)));
  return [...others, ...names].flatMap((token) => stemOf(token, language, space) ?? []);
}

/** The title with each known occupation replaced by its first name in the lexicon. */
export function titleWithFirstNames(text: LinkedText, title: Sentence): string {
  let written = '';
  let from = title.start;
  for (const { start, end, concept } of occupationsIn(text, title)) {
    if (start < from) continue;
    written += text.text.slice(from, start) + firstName(concept, title.language);
    from = end;
  }
  return written + text.text.slice(from, title.end);
}

const occupationsIn = ({ mentions }: LinkedText, sentence: Sentence): readonly Mention[] =>
  mentions.filter((mention) => mention.concept.kind === 'occupation' && !mention.isUnsure && isIn(mention, sentence));

const firstName = ({ labels }: Concept, language: 'fr' | 'en' | null): string =>
  labels.find((label) => label.language === (language ?? 'fr'))?.text ?? '';

const tokensByName = new Map<string, readonly Token[]>();

function tokensOf(name: string): readonly Token[] {
  let known = tokensByName.get(name);
  if (!known) tokensByName.set(name, (known = tokenize(name).filter(({ isFunction }) => !isFunction)));
  return known;
}

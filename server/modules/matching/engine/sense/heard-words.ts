import type { SeekerSource } from '../../domain/match-result.js';
import { isClaim, type SeekerField } from '../analysis/claims.js';
import type { LinkedText, Mention } from '../link/link-text.js';
import type { Sentence } from '../link/sentences.js';
import type { LatentSpace } from '../similarity/latent-space.js';
import type { Token } from '../text/tokenize.js';

/** Who somebody is, and not what they do: such a sentence is not heard, whatever else it says. */
const personal =
  /je m['’]appelle|mon nom|my name|j['’]ai \d+ ans|(?<!\p{L})(?:née?s?|born|years? old|âgée?s?|aged|union)(?!\p{L})|dipl[oô]m|graduat|universi|c[ée]gep|coll[eè]ge|[ée]cole|school|origin|enfants?|child|kids?|c[ée]libataire|mari[ée]e?s?|married|single|m[eè]re|p[eè]re|mother|father|[ée]glise|church|paroisse|parish|mosqu[ée]e|mosque|synagogue|temple|religi|syndicat/iu;

/**
 * The sentences of a text in prose that tell of the person's work: those that name something known, and no occupation of somebody
 * else or of a wish. Short ones that name nothing tell who somebody is, which must not count.
 */
export function sentencesOfWork({ source, text: field }: SeekerField): readonly Sentence[] {
  const { text, sentences, mentions } = field;
  const telling = mentions.filter(
    ({ isUnsure, isNegated, concept }) =>
      !isUnsure && !isNegated && concept.type !== 'language' && concept.type !== 'trait',
  );
  return sentences.filter(({ start, end }) => {
    const isNamed = telling.some((mention) => mention.start >= start && mention.end <= end);
    return (
      isNamed && !personal.test(text.slice(start, end)) && !namesOthersWork(mentions, { start, end }, source, field)
    );
  });
}

/** "Receptionist for a dentist", "I want to become a nurse": an occupation is named there that the person does not have. */
function namesOthersWork(
  mentions: readonly Mention[],
  { start, end }: Pick<Sentence, 'start' | 'end'>,
  source: SeekerSource,
  field: LinkedText,
): boolean {
  return mentions.some(
    (mention) =>
      mention.concept.kind === 'occupation' &&
      mention.start >= start &&
      mention.end <= end &&
      !isClaim(mention, source, field),
  );
}

/** The same of a title, or of the sentence that stands for one. */
export const isOwnWork = ({ source, text }: SeekerField, at: Sentence): boolean =>
  !namesOthersWork(text.mentions, at, source, text);

/** Whether a whole text, a title or an entry of a list, says who somebody is. */
export const isPersonal = (text: string): boolean => personal.test(text);

/** Words between two places. In prose a capital inside a sentence is a name: of a person, a school, a place. */
export function wordsBetween({ tokens }: LinkedText, { start, end }: Sentence, isProse: boolean): readonly Token[] {
  return tokens.filter(
    (token) =>
      token.start >= start &&
      token.end <= end &&
      !token.isFunction &&
      token.fr !== '&' &&
      !/\d/.test(token.folded) &&
      !(isProse && token.start > start && /^\p{Lu}/u.test(token.raw)),
  );
}

/** What a word is called in the space. Where the language does not show, its French stem comes first: it has no gender. */
export function stemOf({ fr, en }: Token, language: 'fr' | 'en' | null, { stems }: LatentSpace): string | null {
  const first = language === 'en' ? en : fr;
  if (stems.has(first)) return first;
  return language === null && stems.has(en) ? en : null;
}

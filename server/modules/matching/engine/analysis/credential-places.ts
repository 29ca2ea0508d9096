import type { ConceptId } from '../../lexicon/concept.js';
import { type Credential, credentialByKey } from '../facts/credential-list.js';
import { type CredentialFound, credentialOf, credentialsIn, withIncluded } from '../facts/credentials.js';
import type { LinkedText, Mention } from '../link/link-text.js';
import type { Ontology } from '../ontology/ontology.js';

/** A credential where a text names it, with the words around that speak of it. */
export interface CredentialPlace extends CredentialFound {
  /** From the credential before, or the beginning of the sentence. */
  readonly before: string;
  /** Up to the credential behind, or the end of the sentence. */
  readonly after: string;
  /** From the beginning of the sentence. */
  readonly lead: string;
}

/** The credentials of one field, read by their own names and by those of the lexicon. */
export function credentialPlaces(
  field: LinkedText,
  document: string,
  isHeldByTitle: boolean,
): readonly CredentialPlace[] {
  const { text, sentences, mentions } = field;
  const own = credentialsIn(text, document, isHeldByTitle);
  const named = mentions.flatMap(({ concept, start, end }): CredentialFound[] => {
    const credential = credentialOf(concept.id);
    const isNew = own.every((each) => end <= each.start || start >= each.end);
    return credential && isNew ? [{ credential, start, end }] : [];
  });
  const all = [...own, ...named].sort((one, other) => one.start - other.start);
  return all.map((found, position) => {
    const sentence = sentences.find(({ end }) => end > found.start) ?? { start: 0, end: text.length };
    const previous = all[position - 1]?.end ?? 0;
    const next = all[position + 1]?.start ?? text.length;
    return {
      ...found,
      before: text.slice(Math.max(sentence.start, previous), found.start),
      after: text.slice(found.end, Math.max(found.end, Math.min(sentence.end, next))),
      lead: text.slice(sentence.start, found.start),
    };
  });
}

/**
 * The field with each credential as the skill it is. Other skills that were read in its name go: « carte CCQ » is no safety card, and the
 * C of « licence C » no language of programming.
 *
 * @param isHad of a person: false for a credential that they say they do not have, or not yet. Whoever has one has what it includes.
 */
export function withCredentials(
  field: LinkedText,
  places: readonly CredentialPlace[],
  ontology: Ontology,
  isHad?: (place: CredentialPlace) => boolean,
): LinkedText {
  if (places.length === 0) return field;
  const kept = field.mentions.filter(
    (mention) => mention.concept.kind === 'occupation' || !places.some((place) => isReplaced(mention, place)),
  );
  const added = places.flatMap((place): Mention[] => {
    const { start, end, credential } = place;
    const isNegated = isHad?.(place) === false;
    return skillsOf(credential, isHad !== undefined).flatMap((id) => {
      const concept = ontology.concepts.get(id);
      if (!concept) return [];
      return [{ concept, thing: null, start, end, confidence: 1, ...sure, isNegated }];
    });
  });
  const mentions = [...kept, ...added].sort((one, other) => one.start - other.start || other.end - one.end);
  return { ...field, mentions };
}

const sure = { isUnsure: false, isDoubtful: false, isOneWord: false, isAcronym: false, isPlural: false };

function skillsOf({ key, concept }: Credential, withIncludedOnes: boolean): readonly ConceptId[] {
  if (!withIncludedOnes) return concept ? [concept] : [];
  return [...withIncluded([key])].flatMap((each) => credentialByKey.get(each)?.concept ?? []);
}

function isReplaced({ start, end, concept }: Mention, place: CredentialPlace): boolean {
  if (end <= place.start || start >= place.end) return false;
  return end - start <= place.end - place.start || credentialOf(concept.id) !== undefined;
}

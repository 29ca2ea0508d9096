import type { Concept, ConceptId, Label } from '../../lexicon/concept.js';
import { type Credential, credentialByKey } from '../facts/credential-list.js';
import { type CredentialFound, credentialOf, credentialsIn, withIncluded } from '../facts/credentials.js';
import type { LinkedText, Mention } from '../link/link-text.js';
import type { Ontology } from '../ontology/ontology.js';
import { foldText } from '../text/fold.js';

/** A credential in a text, with the words around it. */
export interface CredentialPlace extends CredentialFound {
  /** Words since the previous credential or the start of the sentence. */
  readonly before: string;
  /** Words up to the next credential or the end of the sentence. */
  readonly after: string;
  /** Words since the start of the sentence. */
  readonly lead: string;
}

/** Credentials in one field, found by their own names and by names of the lexicon. */
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
 * The field with each credential as a skill. Removes other skills read inside its name: « carte CCQ » is not a safety card, and
 * the C of « licence C » is not the programming language.
 *
 * @param isHad for profiles: false if the person does not have it, or not yet. A credential brings those it includes.
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
      const label = labelIn(concept, field.text.slice(start, end));
      return [{ concept, thing: null, start, end, confidence: 1, ...sure, isNegated, ...(label && { label }) }];
    });
  });
  const mentions = [...kept, ...added].sort((one, other) => one.start - other.start || other.end - one.end);
  return { ...field, mentions };
}

/** The name of the licence that the words are, if the lexicon has it: « RCR » rather than « premiers soins ». */
function labelIn({ labels }: Concept, words: string): Label | undefined {
  const written = foldText(words);
  return labels.find(({ text }) => foldText(text) === written);
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

import type { Concept, ConceptId } from '../lexicon/concept.js';
import { provinceNamed, readLocation } from './facts/locations.js';
import { linkText, type Mention } from './link/link-text.js';
import type { Ontology } from './ontology/ontology.js';
import { foldText } from './text/fold.js';

/** The words of a text, folded to lower-case letters and digits. */
export function foldedWords(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Term of a skill that the lexicon does not know: its words as written. */
const unknownSkill = (text: string): readonly string[] => {
  const words = foldedWords(text.replaceAll('+', 'p').replaceAll('#', 's'));
  return words.length > 0 ? [`text/${words.join('-')}`] : [];
};

const mentionsIn = (text: string, ontology: Ontology): readonly Mention[] =>
  linkText(text, ontology, { language: null, isListItem: true }).mentions;

const isSkill = ({ concept }: Mention): boolean => concept.kind === 'skill';

/**
 * The terms of one skill entry: its skills, else its occupations, else its words. Profiles and searches get the same terms, in
 * both languages.
 */
export function skillTerms(text: string, ontology: Ontology): readonly string[] {
  const mentions = mentionsIn(text, ontology);
  const meant = mentions.some(isSkill) ? mentions.filter(isSkill) : mentions;
  return meant.length > 0 ? [...new Set(meant.map(({ concept }) => concept.id))] : unknownSkill(text);
}

/** Concepts with all their broader concepts. */
export function withBroader(ids: Iterable<ConceptId>, ontology: Ontology): readonly ConceptId[] {
  const found = new Set<ConceptId>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(ontology.concepts.get(id)?.broader ?? []));
  }
  return [...found].sort();
}

/** A piece of a search: its words and the concepts they name. */
export interface SearchPiece {
  readonly text: string;
  readonly concepts: readonly ConceptId[];
}

/** Splits a search into known names and the words between them. Of overlapping names the longest is used. */
export function searchPieces(search: string, ontology: Ontology): readonly SearchPiece[] {
  const mentions = [...mentionsIn(search, ontology)].sort(
    (one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start,
  );
  const spans: { start: number; end: number; concepts: Set<Concept> }[] = [];
  for (const { start, end, concept } of mentions) {
    const same = spans.find((span) => span.start === start && span.end === end);
    if (same) same.concepts.add(concept);
    else if (spans.every((span) => span.end <= start || span.start >= end))
      spans.push({ start, end, concepts: new Set([concept]) });
  }
  spans.sort((one, other) => one.start - other.start);
  const pieces: SearchPiece[] = [];
  let from = 0;
  for (const { start, end, concepts } of spans) {
    pieces.push({ text: search.slice(from, start), concepts: [] });
    pieces.push({ text: search.slice(start, end), concepts: [...concepts].map(({ id }) => id).sort() });
    from = end;
  }
  pieces.push({ text: search.slice(from), concepts: [] });
  return pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

const key = (kind: 'town' | 'province', name: string): string => `${kind}/${foldedWords(name).join('-')}`;

/** Index terms of a place. */
export interface PlaceTerms {
  /** Null if the list of places does not know it; its words are then used. */
  readonly town: string | null;
  readonly terms: readonly string[];
}

/**
 * @param shown the part of the place that everybody sees.
 * @param whole the full place. Only a listed town and province are taken from it, never its words.
 */
export function placeTerms(shown: string, whole: string): PlaceTerms {
  // Text after a number is a street, which can have the name of a town.
  const named = whole.split(/[,;/|()]/)[0] ?? '';
  const place = readLocation(shown).place ?? (/\d/.test(named) ? null : readLocation(named).place);
  const province = place?.province ?? provinceNamed(whole);
  const terms = new Set(wordsOfPlace(shown));
  if (place) [...wordsOfPlace(place.name), key('town', place.name)].forEach((term) => terms.add(term));
  if (province) [...foldedWords(province), key('province', province)].forEach((term) => terms.add(term));
  return { town: place?.name ?? null, terms: [...terms].sort() };
}

/** Words of a place in normalized spelling: « St-Jérôme » becomes « saint jerome ». */
const wordsOfPlace = (text: string): readonly string[] => readLocation(text).words.split(' ').filter(Boolean);

/** One part of a place search: all its words (each can be a prefix), or the key. */
export interface PlacePart {
  readonly words: readonly string[];
  readonly key: string | null;
}

const MAX_WORDS = 8;

/** « Québec, QC » is a town, then a province. A single name is a town if one exists, else a province. */
export function placeParts(text: string): readonly PlacePart[] {
  return text.split(',').flatMap((part, index) => {
    const words = wordsOfPlace(part).slice(0, MAX_WORDS);
    if (words.length === 0) return [];
    const town = index === 0 ? readLocation(part).place : null;
    const province = town ? null : provinceNamed(part);
    return [{ words, key: (town && key('town', town.name)) ?? (province && key('province', province)) }];
  });
}

/** Words of four or more letters in the lexicon's labels, used to correct misspelled search words. */
export function lexiconWords(ontology: Ontology): ReadonlySet<string> {
  const labels = [...ontology.concepts.values()].flatMap(({ labels: all }) => all);
  return new Set(
    labels.flatMap(({ text, feminine }) =>
      foldedWords(`${text} ${feminine ?? ''}`).filter((word) => /^[a-z][a-z0-9]{3,39}$/.test(word)),
    ),
  );
}

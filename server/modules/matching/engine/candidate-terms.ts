import type { Concept, ConceptId } from '../lexicon/concept.js';
import { provinceNamed, readLocation } from './facts/locations.js';
import { linkText, type Mention } from './link/link-text.js';
import type { Ontology } from './ontology/ontology.js';
import { foldText } from './text/fold.js';

/** The words of a text, folded to letters and digits. */
export function foldedWords(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** By what a skill is known that the lexicon does not know: its words as written. */
const unknownSkill = (text: string): readonly string[] => {
  const words = foldedWords(text.replaceAll('+', 'p').replaceAll('#', 's'));
  return words.length > 0 ? [`text/${words.join('-')}`] : [];
};

const mentionsIn = (text: string, ontology: Ontology): readonly Mention[] =>
  linkText(text, ontology, { language: null, isListItem: true }).mentions;

const isSkill = ({ concept }: Mention): boolean => concept.kind === 'skill';

/**
 * What one entry of a list of skills stands for: the skills it names, or else the occupations, or else its words. The same for
 * whoever has it and for whoever looks for it, in either language and by every name of the lexicon.
 */
export function skillTerms(text: string, ontology: Ontology): readonly string[] {
  const mentions = mentionsIn(text, ontology);
  const meant = mentions.some(isSkill) ? mentions.filter(isSkill) : mentions;
  return meant.length > 0 ? [...new Set(meant.map(({ concept }) => concept.id))] : unknownSkill(text);
}

/** Concepts with everything they are a kind of. */
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

/** A piece of a search: its words, and the concepts they name together. */
export interface SearchPiece {
  readonly text: string;
  readonly concepts: readonly ConceptId[];
}

/** Cuts a search into the names it holds and the words between them; of names that overlap the longest counts. */
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

/** By what a place is found. */
export interface PlaceTerms {
  /** Null where the list of places does not know it: then its word stands for it. */
  readonly town: string | null;
  readonly terms: readonly string[];
}

/**
 * @param shown as much of the place as everybody may see.
 * @param whole all of it: only a town and a province of the list are read out of it, never a word.
 */
export function placeTerms(shown: string, whole: string): PlaceTerms {
  // Behind a number stands a street, which may be called like a town.
  const named = whole.split(/[,;/|()]/)[0] ?? '';
  const place = readLocation(shown).place ?? (/\d/.test(named) ? null : readLocation(named).place);
  const province = place?.province ?? provinceNamed(whole);
  const terms = new Set(wordsOfPlace(shown));
  if (place) [...wordsOfPlace(place.name), key('town', place.name)].forEach((term) => terms.add(term));
  if (province) [...foldedWords(province), key('province', province)].forEach((term) => terms.add(term));
  return { town: place?.name ?? null, terms: [...terms].sort() };
}

/** Words of a place in their one spelling: « St-Jérôme » is « saint jerome ». */
const wordsOfPlace = (text: string): readonly string[] => readLocation(text).words.split(' ').filter(Boolean);

/** One part of a place that is looked for: all of the words, each of which may still be being typed, or the key. */
export interface PlacePart {
  readonly words: readonly string[];
  readonly key: string | null;
}

const MOST_WORDS = 8;

/** « Québec, QC » is a town and then a province; a name alone is a town where there is one, a province otherwise. */
export function placeParts(text: string): readonly PlacePart[] {
  return text.split(',').flatMap((part, index) => {
    const words = wordsOfPlace(part).slice(0, MOST_WORDS);
    if (words.length === 0) return [];
    const town = index === 0 ? readLocation(part).place : null;
    const province = town ? null : provinceNamed(part);
    return [{ words, key: (town && key('town', town.name)) ?? (province && key('province', province)) }];
  });
}

/** Every word of four letters or more in the lexicon's labels: what a misspelt word of a search may have meant. */
export function lexiconWords(ontology: Ontology): ReadonlySet<string> {
  const labels = [...ontology.concepts.values()].flatMap(({ labels: all }) => all);
  return new Set(
    labels.flatMap(({ text, feminine }) =>
      foldedWords(`${text} ${feminine ?? ''}`).filter((word) => /^[a-z][a-z0-9]{3,39}$/.test(word)),
    ),
  );
}

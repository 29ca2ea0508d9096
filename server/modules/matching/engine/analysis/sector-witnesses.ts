import type { Concept, ConceptId } from '../../lexicon/concept.js';
import type { LinkedText, Mention } from '../link/link-text.js';
import { isWorkplaceName } from '../link/workplace-names.js';
import type { Ontology } from '../ontology/ontology.js';
import { foldText } from '../text/fold.js';

/** Sectors that readers see as one field of work. */
const families: Readonly<Record<string, string>> = {
  building: 'construction',
  care: 'healthcare',
  childhood: 'education',
  civic: 'justice',
  clinic: 'healthcare',
  digital: 'computing',
  software: 'computing',
  gastronomy: 'food',
  industry: 'manufacturing',
  commerce: 'finance',
  pedagogy: 'education',
  mobility: 'transport',
  land: 'nature',
  platforms: 'computing',
  roads: 'transport',
  tables: 'food',
  trades: 'construction',
  workshop: 'manufacturing',
};
/** Lexicon files with skills of several fields. The occupations that require a skill tell its field. */
const mixed = new Set(['specialties', 'technical', 'services', 'desk', 'knowledge']);
const EVERYWHERE = 'shared';

const familyOf = (sector: string): string => families[sector] ?? sector;

const known = new WeakMap<Ontology, ReadonlyMap<ConceptId, ReadonlySet<string>>>();

/** Fields of work of each concept: its own, and those of occupations it is typical of. */
function familiesOf(ontology: Ontology): ReadonlyMap<ConceptId, ReadonlySet<string>> {
  const before = known.get(ontology);
  if (before) return before;
  const all = new Map<ConceptId, Set<string>>();
  const add = (id: ConceptId, family: string): void => void all.set(id, (all.get(id) ?? new Set()).add(family));
  for (const { id, sector, skills } of ontology.concepts.values()) {
    if (!mixed.has(sector)) add(id, familyOf(sector));
    for (const skill of skills) add(skill, familyOf(sector));
  }
  known.set(ontology, all);
  return all;
}

/** The subject of a profile or posting, used to choose the right sense of an ambiguous word. */
export interface Witnesses {
  readonly sectors: ReadonlySet<string>;
  /** Fields of work named by unambiguous words, each with the concepts that name it. */
  readonly families: ReadonlyMap<string, ReadonlySet<ConceptId>>;
  /** Whether there is enough text to recognize a foreign concept. */
  readonly isKnown: boolean;
  /** Fields of work of the occupations that are named in the singular. */
  readonly occupations: ReadonlySet<string>;
  readonly ontology: Ontology;
}

export function witnessesOf(texts: readonly LinkedText[], ontology: Ontology): Witnesses {
  const sure = texts.flatMap((text) =>
    text.mentions
      .filter(({ isUnsure, isNegated, isDoubtful }) => !isUnsure && !isNegated && !isDoubtful)
      .map((mention) => ({ mention, isWord: isPartOfSentence(mention, text) })),
  );
  const speaking = new Map<string, Set<ConceptId>>();
  let speaks = 0;
  for (const { mention, isWord } of sure) {
    const { id, sector } = mention.concept;
    if (isWord || sector === EVERYWHERE) continue;
    speaks += mention.concept.kind === 'occupation' ? ENOUGH : 1;
    for (const family of mixed.has(sector) ? (familiesOf(ontology).get(id) ?? []) : [familyOf(sector)]) {
      speaking.set(family, (speaking.get(family) ?? new Set()).add(id));
    }
  }
  return {
    sectors: new Set(sure.map(({ mention }) => mention.concept.sector)),
    families: speaking,
    isKnown: speaks >= ENOUGH,
    occupations: new Set(
      sure
        .filter(({ mention: { concept, isPlural } }) => concept.kind === 'occupation' && !isPlural)
        .map(({ mention: { concept } }) => familyOf(concept.sector)),
    ),
    ontology,
  };
}

/** One occupation, or this many skills, are enough to know the field of work. */
const ENOUGH = 3;

/**
 * Whether a concept is meant in the sense that was read. An ambiguous word needs another word of its sector. So does a single
 * word that does not fit the rest: a welder's « montage » is not film editing.
 */
export function isMeant(mention: Mention, field: LinkedText, witnesses: Witnesses): boolean {
  const { concept, isUnsure, isDoubtful } = mention;
  if (isUnsure) return witnesses.sectors.has(concept.sector);
  if (concept.sector === EVERYWHERE || !witnesses.isKnown) return true;
  // A person who cleans or cooks in a nursing home does not care for the residents.
  if (isWorkplace(mention, field)) return witnesses.occupations.has(familyOf(concept.sector));
  if (concept.kind === 'occupation') return !mention.isAcronym || hasWitness(concept, witnesses);
  return (!isDoubtful && !isPartOfSentence(mention, field)) || hasWitness(concept, witnesses);
}

/** These are places only with the word for it: "long-term care home", « centre de soins de longue durée ». */
const careOfPlace = /^(?:long-term care|soins de longue duree)$/;
const placeBehind = /^ (?:homes?|cent(?:re|er)s?|facilit(?:y|ies)|hospitals?|residences?|units?)\b/;
const placeBefore = /\b(?:centres?|etablissements?|unites?|residences?) de $/;

function isWorkplace({ start, end }: Mention, { text }: LinkedText): boolean {
  const name = foldText(text.slice(start, end));
  if (isWorkplaceName(name)) return true;
  if (!careOfPlace.test(name)) return false;
  return placeBehind.test(foldText(text.slice(end, end + 16))) || placeBefore.test(foldText(text.slice(0, start)));
}

/** A single common word inside a sentence. Alone as a list entry it is clearer. */
function isPartOfSentence(mention: Mention, field: LinkedText): boolean {
  const { kind, type } = mention.concept;
  return mention.isOneWord && kind === 'skill' && type === 'practice' && !isWholeEntry(mention, field);
}

function hasWitness({ id }: Concept, { families: speaking, ontology }: Witnesses): boolean {
  for (const family of familiesOf(ontology).get(id) ?? []) {
    for (const other of speaking.get(family) ?? []) if (other !== id) return true;
  }
  return false;
}

function isWholeEntry({ start, end }: Mention, { tokens }: LinkedText): boolean {
  return tokens.every((token) => token.isFunction || (token.start >= start && token.end <= end));
}

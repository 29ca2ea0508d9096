import type { LinkedText, Mention } from '../link/link-text.js';

/** Sectors that are one field of work for a reader. */
const families: Readonly<Record<string, string>> = {
  building: 'construction',
  clinic: 'healthcare',
  digital: 'computing',
  software: 'computing',
  gastronomy: 'food',
  industry: 'manufacturing',
  commerce: 'finance',
  pedagogy: 'education',
  mobility: 'transport',
};
/** Skills of every field of work: never foreign. */
const everywhere = new Set(['shared', 'specialties', 'technical', 'services', 'office', 'retail']);
/** A longer text is prose, in which one word may mean anything. */
const LONGEST_ENTRY = 6;

const familyOf = ({ concept: { sector } }: Mention): string => families[sector] ?? sector;

/** What a profile or posting speaks of, to tell the meant sense of a word from others. */
export interface Witnesses {
  readonly sectors: ReadonlySet<string>;
  /** Fields of work of the occupations and of all names that have one meaning, each with the ids that speak of it. */
  readonly families: ReadonlyMap<string, ReadonlySet<string>>;
  readonly hasOccupation: boolean;
}

export function witnessesOf(texts: readonly LinkedText[]): Witnesses {
  const sure = texts.flatMap((text) => text.mentions.filter(({ isUnsure, isNegated }) => !isUnsure && !isNegated));
  const byFamily = new Map<string, Set<string>>();
  for (const mention of sure) {
    if (mention.isDoubtful) continue;
    const family = familyOf(mention);
    byFamily.set(family, (byFamily.get(family) ?? new Set()).add(mention.concept.id));
  }
  return {
    sectors: new Set(sure.filter(({ isDoubtful }) => !isDoubtful).map(({ concept }) => concept.sector)),
    families: byFamily,
    hasOccupation: sure.some(({ concept }) => concept.kind === 'occupation'),
  };
}

/**
 * Whether a skill is meant in the sense that was read. A word with several meanings needs another word of its sector; so does a single
 * word of prose that is foreign to the occupations named: a welder's « montage » is no editing of films.
 */
export function isMeant(mention: Mention, { tokens }: LinkedText, witnesses: Witnesses): boolean {
  const { concept, isUnsure, isDoubtful } = mention;
  if (isUnsure) return witnesses.sectors.has(concept.sector);
  if (concept.kind === 'occupation' || everywhere.has(concept.sector) || !witnesses.hasOccupation) return true;
  const isWordOfProse = mention.isOneWord && concept.type === 'practice' && tokens.length > LONGEST_ENTRY;
  if (!isDoubtful && !isWordOfProse) return true;
  const speaking = witnesses.families.get(familyOf(mention));
  return speaking !== undefined && [...speaking].some((id) => id !== concept.id);
}

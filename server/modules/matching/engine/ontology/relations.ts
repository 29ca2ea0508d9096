import type { Concept, ConceptId } from '../../lexicon/concept.js';

/**
 * Credit for having one concept if another is required. The numbers are estimates, to be replaced by learned ones. Their order
 * matters: a narrower skill nearly covers a wider one, a wider skill only partly covers a narrower one.
 */
export const linkWorth = {
  skill: { wider: 0.85, narrower: 0.4, related: 0.5, sibling: 0 },
  occupation: { wider: 0.92, narrower: 0.75, related: 0.6, sibling: 0.45 },
} as const;

/** Links with less credit are ignored. */
const MIN_WORTH = 0.25;

type Links = ReadonlyMap<ConceptId, Concept>;

/** For each concept, the credit (0..1] it gives for every near concept; 1 for itself. */
export function worthOf(concepts: Links): ReadonlyMap<ConceptId, ReadonlyMap<ConceptId, number>> {
  const narrower = new Map<ConceptId, ConceptId[]>();
  const related = new Map<ConceptId, ConceptId[]>();
  const add = (map: Map<ConceptId, ConceptId[]>, key: ConceptId, value: ConceptId): void => {
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
  };
  for (const concept of concepts.values()) {
    for (const wide of concept.broader) add(narrower, wide, concept.id);
    for (const near of concept.related) {
      add(related, concept.id, near);
      add(related, near, concept.id);
    }
  }
  return new Map([...concepts.values()].map((concept) => [concept.id, spread(concept, concepts, narrower, related)]));
}

function spread(
  start: Concept,
  concepts: Links,
  narrower: ReadonlyMap<ConceptId, readonly ConceptId[]>,
  related: ReadonlyMap<ConceptId, readonly ConceptId[]>,
): ReadonlyMap<ConceptId, number> {
  const worth = new Map<ConceptId, number>([[start.id, 1]]);
  // Nothing replaces a licence, a trait or a language, and they replace nothing.
  if (start.type === 'licence' || start.type === 'trait' || start.type === 'language') return worth;
  const rates = linkWorth[start.kind];
  const reach = (id: ConceptId, value: number): boolean => {
    const concept = concepts.get(id);
    const strict = concept?.type === 'licence' || concept?.type === 'trait' || concept?.type === 'language';
    if (!concept || strict || value < MIN_WORTH || value <= (worth.get(id) ?? 0)) return false;
    worth.set(id, value);
    return true;
  };
  climb(start, 1);
  descend(start.id, 1);
  for (const id of related.get(start.id) ?? []) reach(id, rates.related);
  for (const wide of start.broader) for (const id of narrower.get(wide) ?? []) reach(id, rates.sibling);
  return worth;

  function climb(concept: Concept, value: number): void {
    for (const id of concept.broader) {
      const wide = concepts.get(id);
      if (wide && reach(id, value * rates.wider)) climb(wide, value * rates.wider);
    }
  }
  function descend(from: ConceptId, value: number): void {
    for (const id of narrower.get(from) ?? [])
      if (reach(id, value * rates.narrower)) descend(id, value * rates.narrower);
  }
}

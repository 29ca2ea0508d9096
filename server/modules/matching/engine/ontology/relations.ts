import type { Concept, ConceptId } from '../../lexicon/concept.js';

/**
 * What one concept is worth where another is asked for. Figures are the first version's judgement, to be replaced by
 * learned ones; their order is what matters: narrower for wider is nearly everything, wider for narrower is a start.
 */
export const linkWorth = {
  skill: { wider: 0.85, narrower: 0.4, related: 0.5, sibling: 0 },
  occupation: { wider: 0.92, narrower: 0.75, related: 0.6, sibling: 0.45 },
} as const;

/** Further links than this say nothing. */
const LEAST_WORTH = 0.25;

type Links = ReadonlyMap<ConceptId, Concept>;

/** For each concept: what having it is worth (0..1] for every concept near it, itself with 1. */
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
  // Nothing stands in for a licence or a trait, and they stand in for nothing.
  if (start.type === 'licence' || start.type === 'trait' || start.type === 'language') return worth;
  const rates = linkWorth[start.kind];
  const reach = (id: ConceptId, value: number): boolean => {
    const concept = concepts.get(id);
    const strict = concept?.type === 'licence' || concept?.type === 'trait' || concept?.type === 'language';
    if (!concept || strict || value < LEAST_WORTH || value <= (worth.get(id) ?? 0)) return false;
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

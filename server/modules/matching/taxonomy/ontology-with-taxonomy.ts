import type { Concept, ConceptId, Label } from '../lexicon/concept.js';
import { type Ontology, ontologyOf } from '../engine/ontology/ontology.js';
import type { Knowledge, KnownConcept } from '../engine/similarity/knowledge.js';
import type { TopicModel } from '../engine/topic/topic-model.js';
import { labelOf } from './labels-of.js';
import { QuebecSenses } from './quebec-senses.js';

/** Uncertain names are good enough for ranking, not for recognizing concepts in texts. */
const MIN_WORTH = 0.95;
const MAX_SKILLS = 20;
const SECTOR = 'taxonomy';

const isAnswer = ({ id }: KnownConcept): boolean => id.startsWith('occupation/') || id.startsWith('skill/');

/**
 * The lexicon plus an imported taxonomy. Concepts in both are the lexicon's, with the taxonomy's names added. All others are new,
 * without names that the lexicon uses, because its meanings are Québec's.
 */
export function ontologyWithTaxonomy(
  lexicon: Ontology,
  { version, concepts }: Knowledge,
  topicModel: TopicModel | null = null,
): Ontology {
  const senses = new QuebecSenses(lexicon);
  const sameAs = new Map<string, ConceptId>();
  const added = new Map<ConceptId, Label[]>();
  const fresh: { known: KnownConcept; labels: readonly Label[] }[] = [];
  for (const known of concepts.filter(isAnswer)) {
    const labels = labelsOf(known);
    const owner = senses.conceptOf(known.kind, labels);
    const others = labels.filter((label) => senses.ownerOfLabel(known.kind, label) === undefined);
    if (owner !== undefined) {
      sameAs.set(known.id, owner);
      added.set(owner, [...(added.get(owner) ?? []), ...others]);
    } else if (others.length > 0) {
      sameAs.set(known.id, known.id as ConceptId);
      fresh.push({ known, labels: others });
    }
  }
  const own = [...lexicon.concepts.values()].map((concept): Concept => {
    const labels = added.get(concept.id);
    return labels ? { ...concept, labels: [...concept.labels, ...labels] } : concept;
  });
  const others = fresh.map(({ known, labels }): Concept => ({
    id: known.id as ConceptId,
    kind: known.kind,
    sector: SECTOR,
    type: 'practice',
    labels,
    broader: [],
    related: [],
    skills: known.kind === 'skill' ? [] : known.near.slice(0, MAX_SKILLS).flatMap((id) => sameAs.get(id) ?? []),
    source: version,
  }));
  return ontologyOf(`${version}+${lexicon.version}`, [...own, ...others], lexicon.sectors, {
    topics: () => topicModel,
  });
}

function labelsOf({ kind, names }: KnownConcept): readonly Label[] {
  return names.filter(({ worth }) => worth >= MIN_WORTH).flatMap((name) => labelOf(kind, name) ?? []);
}

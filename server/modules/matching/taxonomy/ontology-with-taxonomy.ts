import type { Concept, ConceptId, ConceptKind, Label } from '../lexicon/concept.js';
import { labelKey } from '../lexicon/label-key.js';
import { genderForms } from '../lexicon/gender.js';
import { type Ontology, ontologyOf } from '../engine/ontology/ontology.js';
import type { Knowledge, KnownConcept } from '../engine/similarity/knowledge.js';
import { oneGender } from '../engine/similarity/words.js';

/** Names that are not quite sure are good enough to rank by, and not to say of a text that it names something. */
const LEAST_WORTH = 0.95;
/** A single plain word of a taxonomy is a skill in a list, not in any sentence: "operations", « vente ». */
const SHORTEST_SURE = 2;
const MOST_SKILLS = 20;
const SECTOR = 'taxonomy';

const isAnswer = ({ id }: KnownConcept): boolean => id.startsWith('occupation/') || id.startsWith('skill/');

/**
 * The lexicon together with an imported taxonomy. A concept that both have under one name is the lexicon's, with the taxonomy's names
 * added; all others are new. So whoever was matched by the lexicon alone is matched by no less.
 */
export function ontologyWithTaxonomy(lexicon: Ontology, { version, concepts }: Knowledge): Ontology {
  const owners = new Map<string, ConceptId>();
  for (const { id, kind, labels } of lexicon.concepts.values()) {
    for (const label of labels) owners.set(keyOf(kind, label), id);
  }
  const sameAs = new Map<string, ConceptId>();
  const added = new Map<ConceptId, Label[]>();
  const fresh: { known: KnownConcept; labels: readonly Label[] }[] = [];
  for (const known of concepts.filter(isAnswer)) {
    const labels = labelsOf(known);
    const owner = labels.map((label) => owners.get(keyOf(known.kind, label))).find((id) => id !== undefined);
    sameAs.set(known.id, owner ?? (known.id as ConceptId));
    if (owner === undefined) fresh.push({ known, labels });
    else {
      const others = labels.filter((label) => !owners.has(keyOf(known.kind, label)));
      added.set(owner, [...(added.get(owner) ?? []), ...others]);
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
    skills: known.kind === 'skill' ? [] : known.near.slice(0, MOST_SKILLS).flatMap((id) => sameAs.get(id) ?? []),
    source: version,
  }));
  return ontologyOf(`${version}+${lexicon.version}`, [...own, ...others], lexicon.sectors);
}

function labelsOf({ kind, names }: KnownConcept): readonly Label[] {
  return names
    .filter(({ worth }) => worth >= LEAST_WORTH)
    .flatMap(({ text, language }): Label[] => {
      const name = oneGender(text);
      const forms =
        kind === 'occupation' && language === 'fr' && !name.includes('/')
          ? genderForms(name)
          : { masculine: name, feminine: null };
      const label: Label = {
        language,
        text: forms.masculine,
        feminine: forms.feminine,
        isQuebec: false,
        isExact: false,
        isUnsure: kind === 'skill' && name.split(/[\s-]/).length < SHORTEST_SURE,
      };
      return labelKey(label).length > 0 ? [label] : [];
    });
}

const keyOf = (kind: ConceptKind, label: Label): string => `${kind} ${label.language} ${labelKey(label).join(' ')}`;

import type { Concept, ConceptId, ConceptKind, Label } from '../lexicon/concept.js';
import { labelKey } from '../lexicon/label-key.js';
import { genderForms } from '../lexicon/gender.js';
import { type Ontology, ontologyOf } from '../engine/ontology/ontology.js';
import type { Knowledge, KnownConcept } from '../engine/similarity/knowledge.js';
import type { SenseModel } from '../engine/sense/sense-model.js';
import { oneGender } from '../engine/similarity/words.js';

/** Names that are not quite sure are good enough to rank by, and not to say of a text that it names something. */
const LEAST_WORTH = 0.95;
/** A single plain word of a taxonomy is a skill in a list, not in any sentence: "operations", « vente ». */
const SHORTEST_SURE = 2;
const MOST_SKILLS = 20;
const LEAST_SHARED_NAMES = 2;
const SECTOR = 'taxonomy';

const isAnswer = ({ id }: KnownConcept): boolean => id.startsWith('occupation/') || id.startsWith('skill/');

/**
 * The lexicon together with an imported taxonomy. A concept that both have is the lexicon's, with the taxonomy's names added; all others
 * are new. So whoever was matched by the lexicon alone is matched by no less.
 */
export function ontologyWithTaxonomy(
  lexicon: Ontology,
  { version, concepts }: Knowledge,
  senses: SenseModel | null = null,
): Ontology {
  const owners = new Map<string, ConceptId>();
  for (const { id, kind, labels } of lexicon.concepts.values()) {
    for (const label of labels) owners.set(keyOf(kind, label), id);
  }
  const sameAs = new Map<string, ConceptId>();
  const added = new Map<ConceptId, Label[]>();
  const fresh: { known: KnownConcept; labels: readonly Label[] }[] = [];
  for (const known of concepts.filter(isAnswer)) {
    const labels = labelsOf(known);
    const owner = sameOf(labels.map((label) => [label, owners.get(keyOf(known.kind, label))] as const));
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
  return ontologyOf(`${version}+${lexicon.version}`, [...own, ...others], lexicon.sectors, () => senses);
}

/**
 * Which concept of the lexicon a concept of a taxonomy is: the one that has its main name in either language, or else two of its other
 * names. One of these alone is no proof: a court bailiff is also called an usher.
 */
function sameOf(owned: readonly (readonly [label: Label, owner: ConceptId | undefined])[]): ConceptId | undefined {
  for (const language of ['fr', 'en'] as const) {
    const main = owned.find(([label]) => label.language === language)?.[1];
    if (main !== undefined) return main;
  }
  const votes = new Map<ConceptId, number>();
  for (const [, owner] of owned) if (owner !== undefined) votes.set(owner, (votes.get(owner) ?? 0) + 1);
  const [best] = [...votes].sort(([, one], [, other]) => other - one);
  return best && best[1] >= LEAST_SHARED_NAMES ? best[0] : undefined;
}

const ACRONYM = /^[A-Z0-9]{2,6}$/;

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
        // Acronyms of a classification are often words in lower case: « avec », "can".
        isExact: kind === 'skill' && ACRONYM.test(name),
        isName: false,
        isUnsure: kind === 'skill' && name.split(/[\s-]/).length < SHORTEST_SURE,
      };
      return labelKey(label).length > 0 ? [label] : [];
    });
}

const keyOf = (kind: ConceptKind, label: Label): string => `${kind} ${label.language} ${labelKey(label).join(' ')}`;

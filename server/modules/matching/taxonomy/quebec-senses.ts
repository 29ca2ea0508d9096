import type { ConceptId, ConceptKind, Label } from '../lexicon/concept.js';
import { labelKey } from '../lexicon/label-key.js';
import type { Ontology } from '../engine/ontology/ontology.js';
import type { KnownConcept } from '../engine/similarity/knowledge.js';
import { labelOf } from './labels-of.js';

/** Without the main name, this many other names must agree: a court bailiff is also called an usher. */
const MIN_SHARED_NAMES = 2;
/** Number of names of another lexicon concept that outweigh the main name. */
const CONTRADICTION = 2;

const isAnswer = ({ id }: KnownConcept): boolean => id.startsWith('occupation/') || id.startsWith('skill/');

/** Meanings of names in Québec: a name of the lexicon belongs to its concept, even if a classification uses it for another. */
export class QuebecSenses {
  readonly #owners = new Map<string, ConceptId>();

  constructor(lexicon: Ontology) {
    for (const { id, kind, labels } of lexicon.concepts.values()) {
      for (const label of labels) this.#owners.set(keyOf(kind, label), id);
    }
  }

  /** The lexicon's concept with this name. */
  ownerOfLabel(kind: ConceptKind, label: Label): ConceptId | undefined {
    return this.#owners.get(keyOf(kind, label));
  }

  /**
   * The lexicon's concept for a taxonomy concept: the one with its main name in either language, or with most of its other names,
   * at least two. Undefined if the names disagree; it is then a separate concept.
   */
  conceptOf(kind: ConceptKind, labels: readonly Label[]): ConceptId | undefined {
    const owned = labels.map((label) => [label.language, this.ownerOfLabel(kind, label)] as const);
    const votes = new Map<ConceptId, number>();
    for (const [, owner] of owned) if (owner !== undefined) votes.set(owner, (votes.get(owner) ?? 0) + 1);
    const [best, second] = [...votes].sort(([, one], [, other]) => other - one);
    if (!best) return undefined;
    const leads = best[1] > (second?.[1] ?? 0);
    const mains = new Set(
      (['fr', 'en'] as const).flatMap((language) => owned.find(([of]) => of === language)?.[1] ?? []),
    );
    const [main] = mains;
    if (main === undefined) return leads && best[1] >= MIN_SHARED_NAMES ? best[0] : undefined;
    if (mains.size > 1) return leads ? best[0] : undefined;
    return best[1] - (votes.get(main) ?? 0) >= CONTRADICTION ? undefined : main;
  }

  /** Removes alternative names that mean something else in Québec. Main names are kept, because answers need one. */
  apply(concepts: readonly KnownConcept[]): readonly KnownConcept[] {
    return concepts.map((concept) => {
      if (!isAnswer(concept)) return concept;
      const labels = concept.names.map((name) => labelOf(concept.kind, name));
      const mine = this.conceptOf(
        concept.kind,
        labels.filter((label) => label !== null),
      );
      const names = concept.names.filter((name, at) => {
        const label = labels[at];
        const owner = label ? this.ownerOfLabel(concept.kind, label) : undefined;
        return owner === undefined || owner === mine || isMain(concept, name);
      });
      return names.length === concept.names.length ? concept : { ...concept, names };
    });
  }
}

const isMain = ({ names }: KnownConcept, name: KnownConcept['names'][number]): boolean =>
  names.find(({ language }) => language === name.language) === name;

const keyOf = (kind: ConceptKind, label: Label): string => `${kind} ${label.language} ${labelKey(label).join(' ')}`;

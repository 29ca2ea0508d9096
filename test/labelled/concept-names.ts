import { linkText } from '../../server/modules/matching/engine/link/link-text.js';
import type { Ontology } from '../../server/modules/matching/engine/ontology/ontology.js';
import { foldText } from '../../server/modules/matching/engine/text/fold.js';
import type { ConceptId } from '../../server/modules/matching/lexicon/concept.js';

/** Finds the concepts that a name in the labels means: by the lexicon's own labels, else by its words in any gender. */
export class ConceptNames {
  readonly #byLabel = new Map<string, Set<ConceptId>>();
  readonly #shown = new Map<string, Set<ConceptId>>();
  readonly #known = new Map<string, ReadonlySet<ConceptId>>();

  constructor(private readonly ontology: Ontology) {
    for (const { id, labels } of ontology.concepts.values()) {
      for (const { text, feminine } of labels) {
        for (const name of [text, feminine]) if (name) add(this.#byLabel, keyOf(name), id);
        // A gap is shown by the name that the posting uses.
        if (id.startsWith('skill/')) add(this.#shown, keyOf(text), id);
      }
      const { fr, en } = ontology.name(id);
      for (const name of [fr, en]) add(this.#shown, keyOf(name), id);
    }
  }

  /** Empty if the lexicon does not know the name. */
  idsOf(name: string): ReadonlySet<ConceptId> {
    let ids = this.#known.get(name);
    if (!ids) this.#known.set(name, (ids = this.#find(name)));
    return ids;
  }

  /** The concepts of a displayed name; for a choice ("A, B or C"), those of each alternative. */
  shown(name: string): ReadonlySet<ConceptId> {
    const whole = this.#shown.get(keyOf(name));
    if (whole) return whole;
    const parts = name.split(/, | ou | or /);
    return new Set(parts.flatMap((part) => [...(this.#shown.get(keyOf(part)) ?? [])]));
  }

  #find(name: string): ReadonlySet<ConceptId> {
    const exact = this.#byLabel.get(keyOf(name));
    if (exact) return exact;
    const { mentions } = linkText(name, this.ontology, { language: null, isListItem: true, isTitle: true });
    return new Set(
      mentions.filter(({ start, end }) => start === 0 && end === name.length).map(({ concept }) => concept.id),
    );
  }
}

function keyOf(name: string): string {
  return foldText(name).trim();
}

function add(map: Map<string, Set<ConceptId>>, key: string, id: ConceptId): void {
  const ids = map.get(key);
  if (ids) ids.add(id);
  else map.set(key, new Set([id]));
}

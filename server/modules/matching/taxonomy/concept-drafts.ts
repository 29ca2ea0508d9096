import type { KnownConcept, KnownLanguage, KnownName, KnownText } from '../engine/similarity/knowledge.js';

/** Worth of a name by its role in a classification. An occupation ranks before a group with the same name. */
export const worths = { main: 1, alternative: 0.97, recovered: 0.9, group: 0.9 } as const;

/** A concept while it is collected from several tables. */
class ConceptDraft {
  readonly #mains: KnownName[] = [];
  readonly #others: KnownName[] = [];
  readonly #texts: KnownText[] = [];
  readonly #near = new Set<string>();

  constructor(
    private readonly id: string,
    private readonly kind: KnownConcept['kind'],
  ) {}

  main(text: string, language: KnownLanguage, worth: number = worths.main): void {
    if (text.trim() !== '') this.#mains.push({ text: text.trim(), language, worth });
  }

  alternative(text: string, language: KnownLanguage): void {
    if (text.trim() !== '') this.#others.push({ text: text.trim(), language, worth: worths.alternative });
  }

  text(text: string | undefined, language: KnownLanguage): void {
    if (text?.trim()) this.#texts.push({ text: text.trim(), language });
  }

  near(id: string): void {
    this.#near.add(id);
  }

  concept(): KnownConcept {
    const names = [...this.#mains, ...this.#others];
    return { id: this.id, kind: this.kind, names, texts: this.#texts, near: [...this.#near] };
  }
}

/** Collects concepts by id. The order of the result does not depend on the order of the tables. */
export class ConceptDrafts {
  readonly #drafts = new Map<string, ConceptDraft>();

  of(id: string, kind: KnownConcept['kind']): ConceptDraft {
    let draft = this.#drafts.get(id);
    if (!draft) this.#drafts.set(id, (draft = new ConceptDraft(id, kind)));
    return draft;
  }

  /** Skips concepts without a name. */
  concepts(): readonly KnownConcept[] {
    return [...this.#drafts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, draft]) => draft.concept())
      .filter(({ names }) => names.length > 0);
  }
}

import type { KnownLanguage } from './knowledge.js';
import { type Name, NameIndex } from './name-index.js';
import { mainNames, type SimilarityModel } from './similarity-model.js';
import { Vocabulary } from './vocabulary.js';
import type { Word } from './words.js';

/** Factor for a name that comes from a known concept with the same name. */
const BY_CONCEPT = 0.95;

/**
 * The names of candidates: their own, and those of known concepts with the same name. Fifty candidates can match one concept of
 * fifty names, so its names are stored once for all of them.
 */
export class CandidateNames {
  readonly #ids = new Map<string, number>();
  readonly #words: (readonly Word[])[] = [];
  /** By candidate: numbers of its own names, and the concepts with the same name. */
  readonly #own: readonly Set<number>[];
  readonly #alike: readonly number[][];
  /** By candidate and language: number of its first name. */
  readonly #mains: readonly Map<KnownLanguage | null, number>[];
  readonly #members = new Map<number, number[]>();
  readonly #itself = new Map<number, number>();

  constructor(
    private readonly model: SimilarityModel,
    private readonly owners: number,
  ) {
    this.#own = Array.from({ length: owners }, () => new Set<number>());
    this.#alike = Array.from({ length: owners }, () => []);
    this.#mains = Array.from({ length: owners }, () => new Map<KnownLanguage | null, number>());
  }

  call(owner: number, words: readonly Word[], language: KnownLanguage | null): void {
    const id = this.#idOf(words);
    this.#own[owner]!.add(id);
    const mains = this.#mains[owner]!;
    if (!mains.has(language)) mains.set(language, id);
  }

  callLike(owner: number, concept: number): void {
    this.#alike[owner]!.push(concept);
    const members = this.#members.get(concept);
    if (members) members.push(owner);
    else this.#members.set(concept, [owner]);
  }

  /** The candidate is this concept, so it has all of its names. */
  callItself(owner: number, concept: number): void {
    this.#itself.set(owner, concept);
  }

  indexes(): { readonly names: NameIndex; readonly mains: NameIndex; readonly vocabulary: Vocabulary } {
    const names: Name[] = [];
    for (const [owner, concept] of this.#itself) {
      const worths = this.#worthsOf(concept);
      for (const id of this.#own[owner]!) if (!worths.has(id)) names.push({ owner, words: this.#words[id]!, worth: 1 });
      for (const [id, worth] of worths) {
        names.push({ owner, words: this.#words[id]!, worth });
        this.#own[owner]!.add(id);
      }
    }
    for (const [owner, ids] of this.#own.entries()) {
      if (this.#itself.has(owner)) continue;
      for (const id of ids) names.push({ owner, words: this.#words[id]!, worth: 1 });
    }
    const lots: Int32Array[] = [];
    const ofConcept = new Map<number, readonly number[]>();
    for (const [concept, members] of this.#members) {
      const worths = this.#worthsOf(concept);
      const owner = this.owners + lots.length;
      for (const [id, worth] of worths) names.push({ owner, words: this.#words[id]!, worth: worth * BY_CONCEPT });
      lots.push(Int32Array.from(members));
      ofConcept.set(concept, [...worths.keys()]);
    }
    const vocabulary = this.#vocabulary(ofConcept);
    const all = new NameIndex(names, vocabulary, this.owners, lots);
    return { names: all, mains: new NameIndex(this.#mainNames(), vocabulary, this.owners), vocabulary };
  }

  /** The first name of each candidate in each language. */
  #mainNames(): readonly Name[] {
    return this.#mains.flatMap((mains, owner) => {
      const concept = this.#itself.get(owner);
      const words =
        concept === undefined
          ? [...mains.values()].map((id) => this.#words[id]!)
          : mainNames(this.model.concepts[concept]!).map((name) => name.words);
      return words.map((each): Name => ({ owner, words: each, worth: 1 }));
    });
  }

  /** The distinct names of a concept, by number. */
  #worthsOf(concept: number): ReadonlyMap<number, number> {
    const worths = new Map<number, number>();
    for (const { words, worth } of this.model.concepts[concept]!.names) {
      const id = this.#idOf(words);
      if (!worths.has(id)) worths.set(id, worth);
    }
    return worths;
  }

  /** Counts each name once per candidate that has it. */
  #vocabulary(ofConcept: ReadonlyMap<number, readonly number[]>): Vocabulary {
    const times = new Int32Array(this.#words.length);
    const last = new Int32Array(this.#words.length).fill(-1);
    const count = (owner: number, id: number): void => {
      if (last[id] === owner) return;
      last[id] = owner;
      times[id]! += 1;
    };
    for (let owner = 0; owner < this.owners; owner += 1) {
      for (const id of this.#own[owner]!) count(owner, id);
      for (const concept of this.#alike[owner]!) for (const id of ofConcept.get(concept)!) count(owner, id);
    }
    const vocabulary = new Vocabulary(this.model.translate);
    for (const [id, words] of this.#words.entries()) vocabulary.count(words, times[id]);
    return vocabulary;
  }

  #idOf(words: readonly Word[]): number {
    const key = words.map(({ folded }) => folded).join(' ');
    let id = this.#ids.get(key);
    if (id === undefined) {
      this.#ids.set(key, (id = this.#words.length));
      this.#words.push(words);
    }
    return id;
  }
}

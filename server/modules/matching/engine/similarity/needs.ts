import type { SimilarityModel } from './similarity-model.js';
import { nameKey } from './name-key.js';
import { wordsOf } from './words.js';

/** An occupation's skills are normalised as if it had at least this many, because a shorter list is hardly complete. */
const MIN_NEEDED = 6;

/** Finds occupations that need the listed skills: two profiles with different titles can describe the same work. */
export class Needs {
  readonly #skills = new Map<string, number[]>();
  readonly #needing = new Map<number, number[]>();
  readonly #lengths: Float32Array;
  readonly #weights = new Map<number, number>();

  /** @param occupations numbers of concepts */
  constructor(
    model: SimilarityModel,
    private readonly occupations: Int32Array,
  ) {
    const at = new Map(model.concepts.map(({ concept }, index) => [concept.id, index]));
    this.#lengths = new Float32Array(occupations.length);
    for (const [owner, occupation] of occupations.entries()) {
      for (const id of new Set(model.concepts[occupation]!.concept.near)) {
        const skill = at.get(id);
        if (skill === undefined || model.concepts[skill]!.concept.kind !== 'skill') continue;
        push(this.#needing, skill, owner);
      }
    }
    const counts = new Int32Array(occupations.length);
    for (const [skill, owners] of this.#needing) {
      const weight = Math.log(1 + occupations.length / owners.length);
      this.#weights.set(skill, weight);
      for (const owner of owners) {
        this.#lengths[owner]! += weight * weight;
        counts[owner]! += 1;
      }
      for (const { words, language } of model.concepts[skill]!.names) push(this.#skills, keyOf(words, language), skill);
    }
    for (const [owner, count] of counts.entries()) {
      this.#lengths[owner] = Math.sqrt(this.#lengths[owner]! * Math.max(1, MIN_NEEDED / Math.max(1, count)));
    }
  }

  /** Likeness 0..1 of each occupation's skills to the listed ones; null if none is known. */
  find(listed: readonly string[], language: 'fr' | 'en' | null): Float32Array | null {
    const known = new Set<number>();
    // A skill that no occupation needs weighs as much as one that a single occupation needs.
    const unknown = Math.log(1 + this.occupations.length) ** 2;
    let square = 0;
    for (const text of new Set(listed)) {
      const words = wordsOf(text);
      const found = (language === null ? (['fr', 'en'] as const) : [language]).flatMap(
        (each) => this.#skills.get(keyOf(words, each)) ?? [],
      );
      for (const skill of found) known.add(skill);
      square += found.length === 0 ? unknown : Math.max(...found.map((skill) => this.#weights.get(skill)!)) ** 2;
    }
    if (known.size === 0) return null;
    const scores = new Float32Array(this.occupations.length);
    for (const skill of known) {
      const weight = this.#weights.get(skill)! ** 2;
      for (const owner of this.#needing.get(skill)!) scores[owner]! += weight;
    }
    const length = Math.sqrt(square);
    for (let at = 0; at < scores.length; at += 1) {
      if (scores[at]! > 0) scores[at] = Math.min(1, scores[at]! / (length * this.#lengths[at]!));
    }
    return scores;
  }
}

const keyOf = (words: Parameters<typeof nameKey>[0], language: 'fr' | 'en'): string =>
  `${language} ${nameKey(words, language)}`;

function push<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

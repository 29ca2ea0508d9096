import { type Scale, scaleOf } from './scale.js';
import { likenessOf, type TextVector } from './text-vector.js';

/** Similarity of short texts by an external model. Equal vectors give equal results. */
export class Nearness {
  readonly #scale: Scale;
  readonly #known = new Map<string, number>();

  private constructor(
    /** Part of the version of each score that uses it. */
    readonly model: string,
    private readonly vectors: ReadonlyMap<string, TextVector>,
    scale: Scale,
  ) {
    this.#scale = scale;
  }

  /**
   * @param vectors of the texts to compare and of `scaleTexts`.
   * @returns null if the model rates unlike texts as close as translations, so it is useless.
   */
  static by(model: string, vectors: ReadonlyMap<string, TextVector>): Nearness | null {
    const scale = scaleOf(vectors);
    return scale && new Nearness(model, vectors, scale);
  }

  /** 0 for unlike texts, 1 for translations of each other; null if a vector is missing. */
  between(one: string, other: string): number | null {
    if (one === other) return 1;
    const key = one < other ? `${one}\n${other}` : `${other}\n${one}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const [first, second] = [this.vectors.get(one), this.vectors.get(other)];
    if (!first || !second) return null;
    const { floor, ceiling } = this.#scale;
    const nearness = Math.min(1, Math.max(0, (likenessOf(first, second) - floor) / (ceiling - floor)));
    this.#known.set(key, nearness);
    return nearness;
  }
}

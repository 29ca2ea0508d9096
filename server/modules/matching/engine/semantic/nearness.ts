import { type Scale, scaleOf } from './scale.js';
import { likenessOf, type TextVector } from './text-vector.js';

/** How near short texts are to each other, by a model that somebody else runs. Equal vectors, equal answers. */
export class Nearness {
  readonly #scale: Scale;
  readonly #known = new Map<string, number>();

  private constructor(
    /** Part of the version of every score that it enters. */
    readonly model: string,
    private readonly vectors: ReadonlyMap<string, TextVector>,
    scale: Scale,
  ) {
    this.#scale = scale;
  }

  /**
   * @param vectors of the texts to compare and of `scaleTexts`.
   * @returns null for a model that puts unlike texts as near to each other as translations: it has nothing to say.
   */
  static by(model: string, vectors: ReadonlyMap<string, TextVector>): Nearness | null {
    const scale = scaleOf(vectors);
    return scale && new Nearness(model, vectors, scale);
  }

  /** 0 for unlike texts up to 1 for translations of each other; null where one of the two is not known. */
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

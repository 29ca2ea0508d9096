import { Agreement } from './agreement.js';
import type { Candidates } from './candidates.js';
import { type Pivot, type Pivots, weighted } from './pivots.js';
import type { PreparedName, SimilarityModel } from './similarity-model.js';
import type { SparseOpinion } from './sparse-opinion.js';
import { spread } from './spread.js';
import { topOf } from './top-of.js';

const ASKED_NAMES = 8;
const KEPT = 400;
/** Fraction of the strongest concept below which a concept is not asked; each question takes milliseconds. */
const MIN_WEIGHT_SHARE = 0.03;
/** Number of concepts of other classifications whose counterparts are asked. */
const MAX_BRIDGES = 1;

/** Similarity of the candidates according to known concepts: a bridge between languages and classifications. */
export class Opinions {
  readonly #opinions = new Map<number, SparseOpinion>();
  /** Sums by candidate while an opinion is computed; all zero between calls. */
  readonly #sums: Float32Array;
  readonly #agreement: Agreement;
  /** Candidates that are a known concept. */
  readonly #owners = new Map<number, number>();

  constructor(
    private readonly model: SimilarityModel,
    private readonly candidates: Candidates,
    private readonly pivots: Pivots,
  ) {
    this.#sums = new Float32Array(candidates.ids.length);
    this.#agreement = new Agreement(model, candidates, pivots);
    for (const [owner, concept] of candidates.concepts.entries()) if (concept >= 0) this.#owners.set(concept, owner);
  }

  /** Adds the candidates that the pivots' names match. */
  ask(pivots: readonly Pivot[], into: Float32Array): void {
    for (const [concept, weight] of weighted(pivots)) add(this.#opinion(concept), weight, into);
  }

  /**
   * Adds the candidates that the pivots' counterparts match: « conducteur d’abatteuses » through its name in a bilingual
   * classification.
   */
  askCounterparts(pivots: readonly Pivot[], into: Float32Array): void {
    for (const [concept, weight] of this.bridged(pivots)) add(this.#opinion(concept), weight, into);
  }

  /** Adds candidates that agree with the pivots' counterparts in both directions. */
  askAgreement(pivots: readonly Pivot[], into: Float32Array): void {
    for (const [concept, weight] of this.#meant(pivots)) {
      add(this.#agreement.about(concept, this.#understood(concept)), weight, into);
    }
  }

  /** Bilingual concepts for the pivots, with their weights. */
  bridged(pivots: readonly Pivot[]): ReadonlyMap<number, number> {
    const weights = new Map<number, number>();
    const others = pivots.filter(({ concept }) => this.pivots.counterparts(concept) !== null).slice(0, MAX_BRIDGES);
    for (const [concept, weight] of weighted(others)) {
      for (const { concept: other, likeness } of this.pivots.counterparts(concept) ?? []) {
        weights.set(other, (weights.get(other) ?? 0) + weight * likeness);
      }
    }
    const highest = Math.max(0, ...weights.values());
    for (const [concept, weight] of weights) if (weight < highest * MIN_WEIGHT_SHARE) weights.delete(concept);
    return weights;
  }

  /**
   * The bilingual concepts meant by the pivots: counterparts of the likeliest pivot, or the pivots themselves if they are
   * bilingual.
   */
  #meant(pivots: readonly Pivot[]): ReadonlyMap<number, number> {
    const [first] = pivots;
    if (!first || this.pivots.counterparts(first.concept) !== null) return this.bridged(pivots);
    return new Map(weighted(pivots.filter(({ concept }) => this.pivots.counterparts(concept) === null)));
  }

  /** The concept's names in a language of the candidates, if it has any: each translated name adds errors. */
  #understood(concept: number): readonly PreparedName[] {
    const { names } = this.model.concepts[concept]!;
    const same = names.filter(({ language }) => this.candidates.languages.has(language));
    return same.length > 0 ? same : names;
  }

  #opinion(concept: number): SparseOpinion {
    const known = this.#opinions.get(concept);
    if (known) return known;
    const asked = spread(this.#understood(concept), ASKED_NAMES);
    const sums = this.#sums;
    const spoken: number[] = [];
    for (const name of asked) {
      const { owners, likeness } = this.candidates.names.find(name, 'cosine');
      for (let at = 0; at < owners.length; at += 1) {
        const owner = owners[at]!;
        if (sums[owner] === 0) spoken.push(owner);
        sums[owner]! += squared(likeness[owner]!) / asked.length;
      }
    }
    const opinion = this.#highest(Int32Array.from(spoken), this.#owners.get(concept));
    for (const owner of spoken) sums[owner] = 0;
    this.#opinions.set(concept, opinion);
    return opinion;
  }

  /**
   * The strongest candidates, between the mean and the best of what the names say. A candidate that is the concept itself gets
   * everything.
   */
  #highest(spoken: Int32Array, itself: number | undefined): SparseOpinion {
    const sums = this.#sums;
    const highest = spoken.length < KEPT ? spoken : topOf(sums, KEPT, spoken);
    const kept = [...highest].filter((owner) => owner !== itself);
    const owners = itself === undefined ? kept : [itself, ...kept.slice(0, KEPT - 1)];
    return {
      owners: Int32Array.from(owners),
      values: Float32Array.from(owners, (owner) => (owner === itself ? 1 : Math.sqrt(sums[owner]!))),
    };
  }
}

function add({ owners, values }: SparseOpinion, weight: number, into: Float32Array): void {
  for (let at = 0; at < owners.length; at += 1) into[owners[at]!]! += weight * values[at]!;
}

const squared = (value: number): number => value * value;

import type { Candidates } from './candidates.js';
import { dot } from './latent-space.js';
import type { Pivots } from './pivots.js';
import type { PreparedName, SimilarityModel } from './similarity-model.js';
import type { SparseOpinion } from './sparse-opinion.js';
import { spread } from './spread.js';
import { topOf } from './top-of.js';

/** Number of a concept's names that vote, number of candidates per name, and exponent that favours the nearest candidate. */
const VOTING_NAMES = 16;
const VOTES_OF_NAME = 12;
const SHARPNESS = 6;
/** Factor of the texts' similarity beside the votes, and number of nearest candidates that count. */
const BY_PLACE = 0.125;
const MAX_NEAR = 40;
const KEPT = 400;

/**
 * Finds the candidates that are a known occupation under any name. Names of the occupation vote for candidates and names of the
 * candidate vote for occupations; the geometric mean counts, plus the similarity of the texts.
 * One direction alone is misleading, because a candidate with many names gets many votes.
 */
export class Agreement {
  readonly #known = new Map<number, SparseOpinion>();
  /** By candidate: the share of its votes that each occupation gets. */
  readonly #votesBack = new Map<number, ReadonlyMap<number, number>>();

  constructor(
    private readonly model: SimilarityModel,
    private readonly candidates: Candidates,
    private readonly pivots: Pivots,
  ) {}

  /** @param names of the concept, in a language of the candidates if it has any */
  about(concept: number, names: readonly PreparedName[]): SparseOpinion {
    const known = this.#known.get(concept);
    if (known) return known;
    const sums = this.#nearness(concept);
    for (const [owner, votes] of this.#votes(spread(names, VOTING_NAMES))) {
      sums.set(owner, (sums.get(owner) ?? 0) + Math.sqrt(votes * (this.#backOf(owner).get(concept) ?? 0)));
    }
    const kept = [...sums].sort(([one, a], [other, b]) => b - a || one - other).slice(0, KEPT);
    const opinion = {
      owners: Int32Array.from(kept, ([owner]) => owner),
      values: Float32Array.from(kept, ([, value]) => value),
    };
    this.#known.set(concept, opinion);
    return opinion;
  }

  #votes(names: readonly PreparedName[]): ReadonlyMap<number, number> {
    const votes = new Map<number, number>();
    for (const name of names) {
      const { owners, likeness } = this.candidates.names.find(name, 'cosine');
      const nearest = topOf(likeness, VOTES_OF_NAME, owners);
      const whole = nearest.reduce((sum, owner) => sum + likeness[owner]! ** SHARPNESS, 0);
      const surety = (nearest.length > 0 ? likeness[nearest[0]!]! : 0) ** 2 / names.length;
      for (const owner of nearest) {
        votes.set(owner, (votes.get(owner) ?? 0) + (surety * likeness[owner]! ** SHARPNESS) / whole);
      }
    }
    return votes;
  }

  #nearness(concept: number): Map<number, number> {
    const { space, places } = this.model;
    const place = places.subarray(concept * space.rank, (concept + 1) * space.rank);
    const { ids, bodies } = this.candidates;
    const near = Float32Array.from(ids, (_, owner) => dot(place, bodies, owner * space.rank));
    const nearest = topOf(near, MAX_NEAR).filter((owner) => near[owner]! > 0);
    return new Map(nearest.map((owner) => [owner, BY_PLACE * near[owner]! ** 3]));
  }

  #backOf(owner: number): ReadonlyMap<number, number> {
    const known = this.#votesBack.get(owner);
    if (known) return known;
    const { alike, called } = this.candidates;
    const found =
      alike[owner]!.length === 0
        ? [this.pivots.counterpartsOfName('occupation', { words: called[owner]! })]
        : alike[owner]!.map((at) => this.pivots.counterparts(at) ?? [{ concept: at, likeness: 1 }]);
    const back = new Map<number, number>();
    for (const { concept, likeness } of found.flat()) {
      back.set(concept, (back.get(concept) ?? 0) + likeness / found.length);
    }
    this.#votesBack.set(owner, back);
    return back;
  }
}

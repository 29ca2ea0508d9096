import { type Candidates, ExactNames } from './candidates.js';
import type { KnownLanguage } from './knowledge.js';
import { addWords, dot, lengthOf, normalise } from './latent-space.js';
import { type Name, NameIndex, type Query } from './name-index.js';
import { bodyOf, type ItemKind, type RankItem, titleOf } from './rank-item.js';
import { type RankPart, rankParts, rankWeights, type RankWeights } from './rank-weights.js';
import type { SimilarityModel } from './similarity-model.js';
import { Vocabulary } from './vocabulary.js';
import { oneGender, withoutBrackets, wordsOf } from './words.js';

/** A known concept that a query is probably about. */
interface Pivot {
  readonly concept: number;
  readonly likeness: number;
}

const MOST_PIVOTS = 8;
const MOST_LOOKED_AT = 40;
/** Each classification has its say: one in the language of the query alone would drown the bridge. */
const MOST_OF_SCHEME = 3;
const LEAST_PIVOT = 0.45;
/** How much nearer the best concept has to be than the others to be listened to alone. */
const PIVOT_SHARPNESS = 6;
const PIVOT_NAMES = 8;
const PIVOT_KEPT = 400;
/** A text is about an occupation when it is at least so near. */
const LEAST_NEAR = 0.3;
const TITLE_COUNT = 3;
/** From this likeness on a name begins to be the very name that is looked for. */
const NEARLY_EXACT = 0.8;

/** What one concept says about every candidate, kept sparse. */
interface Opinion {
  readonly owners: Int32Array;
  readonly values: Float32Array;
}

export type Parts = Readonly<Record<RankPart, Float32Array>>;

const pivotKinds: Readonly<Record<ItemKind, 'occupation' | 'skill' | null>> = {
  title: 'occupation',
  profile: 'occupation',
  job: 'occupation',
  skill: 'skill',
  text: null,
};

/**
 * Ranks candidates by how near they are to an item. These parts are worked out for every candidate: likeness of the names, how much of
 * the candidate's name stands in the item, what known concepts that the item is about say of it (a bridge between languages), and
 * nearness in the latent space by name and by the whole text.
 */
export class Ranker {
  readonly #pivots: Record<'occupation' | 'skill', { index: NameIndex; concepts: readonly number[] }>;
  readonly #opinions = new Map<number, Opinion>();
  readonly #scratch: Float32Array;

  constructor(
    private readonly model: SimilarityModel,
    private readonly candidates: Candidates,
    readonly exact = new ExactNames(model.concepts),
  ) {
    this.#pivots = { occupation: this.#pivotsOf('occupation'), skill: this.#pivotsOf('skill') };
    this.#scratch = new Float32Array(candidates.ids.length);
  }

  #pivotsOf(kind: 'occupation' | 'skill'): { index: NameIndex; concepts: readonly number[] } {
    const { concepts, translate } = this.model;
    const chosen = [...concepts.keys()].filter((at) => concepts[at]!.concept.kind === kind);
    const names = chosen.flatMap((at, owner) =>
      concepts[at]!.names.map(({ words, worth }): Name => ({ owner, words, worth })),
    );
    const vocabulary = new Vocabulary(translate);
    for (const { words } of names) vocabulary.count(words);
    return { index: new NameIndex(names, vocabulary, chosen.length), concepts: chosen };
  }

  /** Ids of the candidates, best first; of equals the lower id. */
  rank(item: RankItem, top: number, weights: RankWeights = rankWeights[item.kind]): readonly string[] {
    const parts = this.parts(item);
    const scores = new Float32Array(this.candidates.ids.length);
    for (const part of rankParts) {
      const weight = weights[part];
      if (weight === 0) continue;
      const values = parts[part];
      for (let at = 0; at < scores.length; at += 1) scores[at]! += weight * values[at]!;
    }
    return best(scores, top, this.candidates.ids);
  }

  /** Every part of the likeness for every candidate, in their order. */
  parts(item: RankItem): Parts {
    const { ids, names, places, bodies } = this.candidates;
    const empty = (): Float32Array => new Float32Array(ids.length);
    const parts = {
      names: empty(),
      exact: empty(),
      coverage: empty(),
      pivot: empty(),
      meant: empty(),
      place: empty(),
      body: empty(),
    };
    const title = oneGender(titleOf(item));
    const language = item.lang ?? null;
    const words = wordsOf(title);
    const bare = wordsOf(withoutBrackets(title));
    names.search({ words }, 'cosine', parts.names);
    if (bare.length < words.length) {
      names.search({ words: bare }, 'cosine', this.#scratch);
      for (let at = 0; at < ids.length; at += 1) {
        parts.names[at] = Math.max(parts.names[at]!, 0.97 * this.#scratch[at]!);
      }
    }
    for (let at = 0; at < ids.length; at += 1) {
      parts.exact[at] = Math.max(0, (parts.names[at]! - NEARLY_EXACT) / (1 - NEARLY_EXACT)) ** 2;
    }
    if (item.kind === 'text') names.search({ words }, 'coverage', parts.coverage);
    const pivots = this.#pivotsFor(item.kind, { words });
    this.#askPivots(pivots, parts.pivot);
    this.#near(places, this.#placeOf(words, language, [], pivots), parts.place);
    const body = bodyOf(item);
    if (body.length === 0) {
      parts.body.set(parts.place);
      return parts;
    }
    const whole = this.#placeOf(words, language, body, pivots);
    const meant = this.#pivotsNear(whole);
    this.#askPivots(meant, parts.meant);
    this.#draw(whole, meant);
    this.#near(bodies, lengthOf(whole) > 1 ? normalise(whole) : whole, parts.body);
    return parts;
  }

  #pivotsFor(kind: ItemKind, query: Query): readonly Pivot[] {
    const wanted = pivotKinds[kind];
    if (wanted === null) return [];
    const { index, concepts } = this.#pivots[wanted];
    const scores = new Float32Array(concepts.length);
    index.search(query, 'cosine', scores);
    return this.#choose(scores, concepts, LEAST_PIVOT);
  }

  /** Occupations that a whole text is about, whatever its title. */
  #pivotsNear(place: Float32Array): readonly Pivot[] {
    const { concepts } = this.#pivots.occupation;
    const { space, places } = this.model;
    const scores = Float32Array.from(concepts, (at) => dot(place, places, at * space.rank));
    return this.#choose(scores, concepts, LEAST_NEAR);
  }

  /** The likeliest, some of each classification. */
  #choose(scores: Float32Array, concepts: readonly number[], least: number): readonly Pivot[] {
    const found = new Map<string, number>();
    return topOf(scores, MOST_LOOKED_AT)
      .filter((at) => scores[at]! >= least)
      .filter((at) => {
        const scheme = this.model.concepts[concepts[at]!]!.concept.id.split('/', 1)[0]!;
        const count = (found.get(scheme) ?? 0) + 1;
        found.set(scheme, count);
        return count <= MOST_OF_SCHEME;
      })
      .slice(0, MOST_PIVOTS)
      .map((at) => ({ concept: concepts[at]!, likeness: scores[at]! }));
  }

  #askPivots(pivots: readonly Pivot[], into: Float32Array): void {
    for (const [concept, weight] of weighted(pivots)) {
      const { owners, values } = this.#opinion(concept);
      for (let at = 0; at < owners.length; at += 1) into[owners[at]!]! += weight * values[at]!;
    }
  }

  #opinion(concept: number): Opinion {
    const known = this.#opinions.get(concept);
    if (known) return known;
    const asked = spread(this.model.concepts[concept]!.names, PIVOT_NAMES);
    const sums = new Float32Array(this.candidates.ids.length);
    for (const name of asked) {
      this.candidates.names.search(name, 'cosine', this.#scratch);
      for (let at = 0; at < sums.length; at += 1) sums[at]! += this.#scratch[at]! / asked.length;
    }
    const kept = topOf(sums, PIVOT_KEPT).filter((at) => sums[at]! > 0);
    const opinion = { owners: Int32Array.from(kept), values: Float32Array.from(kept, (at) => sums[at]!) };
    this.#opinions.set(concept, opinion);
    return opinion;
  }

  #placeOf(
    words: RankWords,
    language: KnownLanguage | null,
    body: ReturnType<typeof bodyOf>,
    pivots: readonly Pivot[],
  ): Float32Array {
    const { space } = this.model;
    const bag = new Map<string, number>();
    addWords(bag, words, language, body.length > 0 ? TITLE_COUNT : 1);
    for (const [text, weight] of body) addWords(bag, wordsOf(text), language, weight);
    const place = space.place(bag);
    this.#draw(place, pivots);
    return lengthOf(place) > 1 ? normalise(place) : place;
  }

  /** Draws a place towards the concepts it is probably about. */
  #draw(place: Float32Array, pivots: readonly Pivot[]): void {
    const { space, places } = this.model;
    for (const [concept, weight] of weighted(pivots)) {
      for (let k = 0; k < space.rank; k += 1) place[k]! += weight * places[concept * space.rank + k]!;
    }
  }

  #near(rows: Float32Array, place: Float32Array, into: Float32Array): void {
    for (let at = 0; at < into.length; at += 1) into[at] = dot(place, rows, at * place.length);
  }
}

/** How much each of them is listened to; all together as much as the best one is near. */
function weighted(pivots: readonly Pivot[]): readonly (readonly [concept: number, weight: number])[] {
  const best = pivots[0]?.likeness ?? 0;
  const shares = pivots.map(({ likeness }) => (likeness / best) ** PIVOT_SHARPNESS);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return pivots.map(({ concept }, at) => [concept, (best * shares[at]!) / whole] as const);
}

type RankWords = ReturnType<typeof wordsOf>;

/** Up to `most` names: the first of each language, then others at even distances. */
function spread<T extends { readonly language: KnownLanguage }>(names: readonly T[], most: number): readonly T[] {
  if (names.length <= most) return names;
  const first = new Set([
    names.find(({ language }) => language === 'fr'),
    names.find(({ language }) => language === 'en'),
  ]);
  const rest = names.filter((name) => !first.has(name));
  const wanted = most - first.size;
  const step = rest.length / wanted;
  const others = Array.from({ length: Math.min(wanted, rest.length) }, (_, at) => rest[Math.floor(at * step)]!);
  return [...[...first].filter((name) => name !== undefined), ...others];
}

/** Positions of the highest values, best first; of equals the earlier. */
export function topOf(values: Float32Array, top: number): readonly number[] {
  const heap: number[] = [];
  const isWorse = (one: number, other: number): boolean =>
    values[one]! < values[other]! || (values[one]! === values[other]! && one > other);
  const sink = (): void => {
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      if (left >= heap.length) return;
      const worse = left + 1 < heap.length && isWorse(heap[left + 1]!, heap[left]!) ? left + 1 : left;
      if (!isWorse(heap[worse]!, heap[at]!)) return;
      [heap[at], heap[worse]] = [heap[worse]!, heap[at]!];
      at = worse;
    }
  };
  for (let at = 0; at < values.length; at += 1) {
    if (heap.length < top) {
      heap.push(at);
      for (let child = heap.length - 1; child > 0;) {
        const parent = (child - 1) >> 1;
        if (!isWorse(heap[child]!, heap[parent]!)) break;
        [heap[child], heap[parent]] = [heap[parent]!, heap[child]!];
        child = parent;
      }
    } else if (isWorse(heap[0]!, at)) {
      heap[0] = at;
      sink();
    }
  }
  return heap.sort((one, other) => values[other]! - values[one]! || one - other);
}

function best(scores: Float32Array, top: number, ids: readonly string[]): readonly string[] {
  const chosen = [...topOf(scores, Math.min(top, scores.length))];
  chosen.sort((one, other) => scores[other]! - scores[one]! || (ids[one]! < ids[other]! ? -1 : 1));
  return chosen.map((at) => ids[at]!);
}

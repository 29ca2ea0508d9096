import type { Candidates } from './candidates.js';
import type { KnownLanguage } from './knowledge.js';
import { addWords, dot, lengthOf, normalise } from './latent-space.js';
import { Opinions } from './opinions.js';
import { type Pivot, Pivots, weighted } from './pivots.js';
import { phrasesOf } from './phrases.js';
import { bodyOf, type ItemKind, type RankItem, titleOf } from './rank-item.js';
import { type RankPart, rankParts, type RankWeights, weightsFor } from './rank-weights.js';
import type { SimilarityModel } from './similarity-model.js';
import { Spelling } from './spelling.js';
import { withoutStockPhrases } from './stock-phrases.js';
import { topOf } from './top-of.js';
import { nameWords, withoutBrackets, wordsOf } from './words.js';

const TITLE_COUNT = 3;
/** Names with more likeness than this begin to count as the exact name. */
const NEARLY_EXACT = 0.8;
/** How strongly a whole text's vector moves towards the bilingual counterparts of its pivots. */
const BY_BRIDGE = 0.5;

export type Parts = Readonly<Record<RankPart, Float32Array>>;

const pivotKinds: Readonly<Record<ItemKind, 'occupation' | 'skill' | null>> = {
  title: 'occupation',
  profile: 'occupation',
  job: 'occupation',
  skill: 'skill',
  text: null,
};

/**
 * Ranks candidates by likeness to an item. The parts: likeness of names, coverage of the candidate's name by the item, opinions
 * of known concepts (a bridge between languages), and similarity of vectors by name and by the whole text.
 */
export class Ranker {
  readonly #opinions: Opinions;
  readonly #scratch: Float32Array;
  readonly #spelling = new Spelling();
  readonly #isDescribed: boolean;

  constructor(
    private readonly model: SimilarityModel,
    private readonly candidates: Candidates,
    private readonly pivots = new Pivots(model),
  ) {
    this.#opinions = new Opinions(model, candidates, pivots);
    this.#isDescribed = model.concepts.some(({ concept }) => concept.texts.length > 0);
    this.#scratch = new Float32Array(candidates.ids.length);
    for (const { names } of model.concepts) {
      for (const { words, language } of names) for (const word of words) this.#spelling.add(word, language);
    }
    for (const word of candidates.vocabulary.words()) this.#spelling.add(word, only(candidates.languages));
  }

  /** Candidate ids, best first; equal ones by number of names, then by lower id. */
  rank(
    item: RankItem,
    top: number,
    weights: RankWeights = weightsFor(item.kind, this.#isDescribed),
  ): readonly string[] {
    const parts = this.parts(item, (part) => weights[part] !== 0);
    const scores = new Float32Array(this.candidates.ids.length);
    for (const part of rankParts) {
      const weight = weights[part];
      if (weight === 0) continue;
      const values = parts[part];
      for (let at = 0; at < scores.length; at += 1) scores[at]! += weight * values[at]!;
    }
    if (weights.kin > 0) this.#listenToKin(scores, weights.kin);
    return best(scores, top, this.candidates);
  }

  /** All parts for all candidates, in candidate order. Expensive parts that are not wanted stay 0. */
  parts(item: RankItem, isWanted: (part: RankPart) => boolean = () => true): Parts {
    const { ids, names, mains, places, bodies } = this.candidates;
    const empty = (): Float32Array => new Float32Array(ids.length);
    const parts = {
      names: empty(),
      exact: empty(),
      main: empty(),
      coverage: empty(),
      mainCoverage: empty(),
      phrases: empty(),
      pivot: empty(),
      bridge: empty(),
      meant: empty(),
      meantBridge: empty(),
      place: empty(),
      body: empty(),
    };
    const title = item.kind === 'text' ? withoutStockPhrases(titleOf(item)) : titleOf(item);
    const language = item.lang ?? null;
    const words = this.#spelling.correct(item.kind === 'text' ? wordsOf(title) : nameWords(title), language);
    const bare = item.kind === 'text' ? words : this.#spelling.correct(nameWords(withoutBrackets(title)), language);
    const isSentence = item.kind === 'text';
    names.search({ words, isSentence }, 'cosine', parts.names);
    if (isWanted('main')) mains.search({ words: bare, isSentence }, 'cosine', parts.main);
    if (bare.length < words.length) {
      names.search({ words: bare }, 'cosine', this.#scratch);
      for (let at = 0; at < ids.length; at += 1) {
        parts.names[at] = Math.max(parts.names[at]!, 0.97 * this.#scratch[at]!);
      }
    }
    for (let at = 0; at < ids.length; at += 1) {
      const above = parts.names[at]! - NEARLY_EXACT;
      if (above > 0) parts.exact[at] = (above / (1 - NEARLY_EXACT)) ** 2;
    }
    if (isSentence) names.search({ words, isSentence }, 'coverage', parts.coverage);
    if (isSentence && isWanted('mainCoverage')) mains.search({ words, isSentence }, 'coverage', parts.mainCoverage);
    if (isSentence && isWanted('phrases')) this.#hearPhrases(title, parts.phrases);
    const kind = pivotKinds[item.kind];
    const pivots = kind === null ? [] : this.pivots.named(kind, { words: bare });
    if (isWanted('pivot')) this.#opinions.ask(pivots, parts.pivot);
    if (isWanted('bridge')) this.#opinions.askCounterparts(pivots, parts.bridge);
    this.#near(places, this.#placeOf(words, language, [], pivots), parts.place);
    if (!isSentence && !this.#isDescribed) takeSameNames(parts);
    const body = bodyOf(item);
    if (!isWanted('body') && !isWanted('meant') && !isWanted('meantBridge')) return parts;
    if (body.length === 0) {
      parts.body.set(parts.place);
      return parts;
    }
    const whole = this.#placeOf(words, language, body, pivots);
    const meant = this.pivots.near(whole, item.skills, language);
    this.#opinions.ask(meant, parts.meant);
    this.#opinions.askAgreement(meant, parts.meantBridge);
    this.#draw(whole, meant);
    this.#drawTo(whole, [...this.#opinions.bridged(meant)], BY_BRIDGE);
    this.#near(bodies, lengthOf(whole) > 1 ? normalise(whole) : whole, parts.body);
    return parts;
  }

  /** For each candidate, the likeness of its name to the most similar phrase of the sentence. */
  #hearPhrases(text: string, into: Float32Array): void {
    for (const words of phrasesOf(text)) {
      const { owners, likeness } = this.candidates.names.find({ words, isSentence: true }, 'cosine');
      for (let at = 0; at < owners.length; at += 1) {
        const owner = owners[at]!;
        if (likeness[owner]! > into[owner]!) into[owner] = likeness[owner]!;
      }
    }
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

  /** Moves a vector towards the concepts it is probably about. */
  #draw(place: Float32Array, pivots: readonly Pivot[]): void {
    this.#drawTo(place, weighted(pivots), 1);
  }

  #drawTo(place: Float32Array, concepts: readonly (readonly [concept: number, weight: number])[], share: number): void {
    const { space, places } = this.model;
    for (const [concept, weight] of concepts) {
      for (let k = 0; k < space.rank; k += 1) place[k]! += share * weight * places[concept * space.rank + k]!;
    }
  }

  /** Raises candidates that are related to a good candidate. */
  #listenToKin(scores: Float32Array, weight: number): void {
    const before = scores.slice();
    const { kin } = this.candidates;
    for (let at = 0; at < scores.length; at += 1) {
      const others = kin[at]!;
      let highest = 0;
      for (let next = 0; next < others.length; next += 1) highest = Math.max(highest, before[others[next]!]!);
      scores[at]! += weight * highest;
    }
  }

  #near(rows: Float32Array, place: Float32Array, into: Float32Array): void {
    for (let at = 0; at < into.length; at += 1) into[at] = dot(place, rows, at * place.length);
  }
}

/** The language, if there is exactly one. */
const only = (languages: ReadonlySet<KnownLanguage>): KnownLanguage | null =>
  languages.size === 1 ? [...languages][0]! : null;

type RankWords = ReturnType<typeof wordsOf>;

/** Likeness from which a name is the same. */
const SAME = 0.9999;

/**
 * Gives candidates with exactly the searched name the same vectors and votes. Those of a candidate with many names are averages,
 * so the group "Photographers", with one name, would come before the occupation "photographer". Only for a model without
 * descriptions, where ranking improves.
 */
function takeSameNames({ names, pivot, place }: Record<RankPart, Float32Array>): void {
  const same: number[] = [];
  for (let at = 0; at < names.length; at += 1) if (names[at]! >= SAME) same.push(at);
  for (const part of [pivot, place]) {
    const highest = same.reduce((most, at) => Math.max(most, part[at]!), 0);
    for (const at of same) part[at] = highest;
  }
}

/** Best first. Among equals, the candidate with more names comes first, because more is known about it; then the lower id. */
function best(scores: Float32Array, top: number, { ids, nameCounts }: Candidates): readonly string[] {
  const chosen = [...topOf(scores, Math.min(top, scores.length))];
  chosen.sort(
    (one, other) =>
      scores[other]! - scores[one]! || nameCounts[other]! - nameCounts[one]! || (ids[one]! < ids[other]! ? -1 : 1),
  );
  return chosen.map((at) => ids[at]!);
}

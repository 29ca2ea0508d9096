import type { LinkedText } from '../link/link-text.js';
import type { Sentence } from '../link/sentences.js';
import type { Ontology } from '../ontology/ontology.js';
import { dot, lengthOf, normalise } from '../similarity/latent-space.js';
import { topOf } from '../similarity/top-of.js';
import { wordsOf } from '../similarity/words.js';
import { ownersOf } from './key-table.js';
import { keyOf, type TopicModel } from './topic-model.js';
import { forEachInRow, raise, sharpened, type Weights } from './weights.js';
import { spaceWords, stemOf, titleWithFirstNames, wordsBetween } from './work-sentences.js';

/** Weight of a title relative to a sentence. */
const TITLE_COUNT = 3;
const NEAREST = 40;
const MAX_NEAREST = 8;
/** Max per classification, so that those in the text's language leave space for bilingual ones. */
const MAX_OF_CLASSIFICATION = 3;
const MIN_NEARNESS = 0.3;
/** How strongly the vector moves towards the bilingual counterparts of the nearest occupations. */
const COUNTERPART_PULL = 0.5;
/** Limits for names that resemble a title. */
const NEAR_TITLES = { least: 0.45, most: 8 } as const;
/** Listed skills suggest an occupation if they are at least this share of its skills. */
const MIN_NEEDED = 0.15;

/** Collects the words of one text, then returns its occupations and its vector in the latent space. */
export class TopicReader {
  readonly #counts = new Map<string, number>();
  /** Occupations named by a title. */
  readonly #named: Weights = new Map();

  constructor(
    private readonly model: TopicModel,
    private readonly ontology: Ontology,
  ) {}

  addTitle(text: LinkedText, at: Sentence, language: 'fr' | 'en' | null): void {
    this.#count(text, at, language, false, TITLE_COUNT);
    const title = titleWithFirstNames(text, at);
    const words = wordsOf(title);
    for (const each of ['fr', 'en'] as const) {
      for (const occupation of ownersOf(this.model.occupationNames, keyOf(words, each))) this.#named.set(occupation, 1);
    }
    for (const { id, likeness } of this.ontology.nearTitles().find(title, NEAR_TITLES)) {
      for (const occupation of numbersOf(this.model, id)) raise(this.#named, occupation, likeness);
    }
  }

  addSentence(text: LinkedText, at: Sentence, language: 'fr' | 'en' | null, isProse: boolean): void {
    this.#count(text, at, language, isProse, 1);
  }

  /** Bilingual occupations of the text, and its vector: length 1, or zeros if no word is known. */
  read(): { readonly occupations: Weights; readonly place: Float32Array } {
    const place = this.model.space.place(this.#counts);
    const named = sharpened(this.#named);
    this.#move(place, named, 1);
    normalise(place);
    const nearest = sharpened(this.#nearest(place));
    const counterparts = this.#counterparts(nearest);
    this.#move(place, nearest, 1);
    this.#move(place, counterparts, COUNTERPART_PULL);
    const occupations = this.#counterparts(named);
    for (const [number, weight] of counterparts) occupations.set(number, (occupations.get(number) ?? 0) + weight);
    return { occupations, place: normalise(place) };
  }

  /** Bilingual occupations whose skills are well covered by the listed ones. */
  occupationsNeeding(entries: readonly string[]): Weights {
    const { skillNames, neededBy } = this.model;
    const skills = new Set<number>();
    for (const entry of entries) {
      const words = wordsOf(entry);
      for (const language of ['fr', 'en'] as const) {
        for (const skill of ownersOf(skillNames, keyOf(words, language))) skills.add(skill);
      }
    }
    const shares: Weights = new Map();
    for (const skill of skills) {
      forEachInRow(neededBy, skill, (number, share) => shares.set(number, (shares.get(number) ?? 0) + share));
    }
    const all: Weights = new Map();
    for (const [number, share] of shares) {
      if (share < MIN_NEEDED) continue;
      for (const [other, weight] of this.#counterparts(new Map([[number, share ** 2]]))) raise(all, other, weight);
    }
    return all;
  }

  /** The vector of one list entry. */
  placeOfEntry(text: LinkedText): Float32Array {
    const counts = new Map<string, number>();
    for (const token of wordsBetween(text, { start: 0, end: text.text.length, language: null }, false)) {
      const stem = stemOf(token, null, this.model.space);
      if (stem !== null) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    return this.model.space.place(counts);
  }

  #count(text: LinkedText, at: Sentence, language: 'fr' | 'en' | null, isProse: boolean, count: number): void {
    for (const stem of spaceWords(text, at, { language, isProse, space: this.model.space })) {
      this.#counts.set(stem, (this.#counts.get(stem) ?? 0) + count);
    }
  }

  #nearest(place: Float32Array): Weights {
    const { ids, places, space } = this.model;
    if (lengthOf(place) === 0) return new Map();
    const nearness = new Float32Array(ids.length);
    for (let at = 0; at < nearness.length; at += 1) nearness[at] = dot(place, places, at * space.rank);
    const counts = new Map<string, number>();
    const chosen = topOf(nearness, NEAREST).filter((at) => {
      if (nearness[at]! < MIN_NEARNESS) return false;
      const classification = ids[at]!.slice(0, ids[at]!.indexOf('/'));
      counts.set(classification, (counts.get(classification) ?? 0) + 1);
      return counts.get(classification)! <= MAX_OF_CLASSIFICATION;
    });
    return new Map(chosen.slice(0, MAX_NEAREST).map((at) => [at, nearness[at]!]));
  }

  /** Bilingual counterparts of the given occupations. */
  #counterparts(weights: ReadonlyMap<number, number>): Weights {
    const all: Weights = new Map();
    for (const [number, weight] of weights) {
      forEachInRow(this.model.bridges, number, (other, share) => {
        all.set(other, (all.get(other) ?? 0) + weight * share);
      });
    }
    return all;
  }

  #move(place: Float32Array, towards: ReadonlyMap<number, number>, pull: number): void {
    const { space, places } = this.model;
    for (const [number, weight] of towards) {
      const from = number * space.rank;
      for (let k = 0; k < space.rank; k += 1) place[k]! += pull * weight * places[from + k]!;
    }
  }
}

const numbersByModel = new WeakMap<TopicModel, ReadonlyMap<string, number>>();

/** With an imported taxonomy, the model prefixes ids of the lexicon: `lexicon/…`. */
function numbersOf(model: TopicModel, id: string): readonly number[] {
  let known = numbersByModel.get(model);
  if (!known) numbersByModel.set(model, (known = new Map(model.ids.map((each, at) => [each, at]))));
  return [id, `lexicon/${id}`].flatMap((each) => known.get(each) ?? []);
}

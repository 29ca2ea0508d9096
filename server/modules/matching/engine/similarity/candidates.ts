import { CandidateNames } from './candidate-names.js';
import { addWords, lengthOf, normalise } from './latent-space.js';
import type { KnownLanguage } from './knowledge.js';
import { type Name, NameIndex } from './name-index.js';
import { nameKey } from './name-key.js';
import { bodyOf, type RankItem, titleOf } from './rank-item.js';
import { mainNames, type PreparedConcept, type SimilarityModel } from './similarity-model.js';
import { Vocabulary } from './vocabulary.js';
import { nameWords, type Word, wordsOf } from './words.js';

/** All possible answers, indexed for search. */
export interface Candidates {
  readonly ids: readonly string[];
  readonly names: NameIndex;
  /** The same with main names only: the first name in each language. */
  readonly mains: NameIndex;
  /** All words of their names. */
  readonly vocabulary: Vocabulary;
  /** Number of distinct names of each candidate. */
  readonly nameCounts: Int32Array;
  /** Words of each candidate's first name. */
  readonly called: readonly (readonly Word[])[];
  /** Languages of the candidates; empty if unknown. */
  readonly languages: ReadonlySet<KnownLanguage>;
  /** The known concept that each candidate is or has the name of; -1 if there is none. */
  readonly concepts: Int32Array;
  /** All known concepts that each candidate is or has a name of. */
  readonly alike: readonly (readonly number[])[];
  /** Candidates near each one, by the relations of their concepts. */
  readonly kin: readonly (readonly number[])[];
  /** Vectors of the names, row by row. */
  readonly places: Float32Array;
  /** Vectors of the names and all other text. */
  readonly bodies: Float32Array;
}

const TITLE_COUNT = 3;
/**
 * A candidate with many names is like a concept if this share of them, or this many, are also the concept's. One alone can be a
 * coincidence.
 */
const MIN_VOTES = 0.25;
const MAX_VOTES_NEEDED = 3;
/** With this share and number of names in common, a candidate is the concept itself: the file is a classification. */
const MIN_SHARE_OF_ITSELF = 0.75;
const NAMES_OF_ITSELF = 3;

/** Finds concepts by their exact name. */
export class ExactNames {
  readonly #owners = new Map<string, number[]>();

  constructor(concepts: readonly PreparedConcept[]) {
    for (const [owner, { names }] of concepts.entries()) {
      for (const { words, language } of names) {
        const key = `${language} ${nameKey(words, language)}`;
        const owners = this.#owners.get(key);
        if (!owners) this.#owners.set(key, [owner]);
        else if (owners.at(-1) !== owner) owners.push(owner);
      }
    }
  }

  find(words: readonly Word[], language: KnownLanguage | null): readonly number[] {
    const languages = language === null ? (['fr', 'en'] as const) : [language];
    return [...new Set(languages.flatMap((each) => this.#owners.get(`${each} ${nameKey(words, each)}`) ?? []))];
  }
}

/** Makes candidates from the concepts of a classification. */
export function candidatesOfConcepts(model: SimilarityModel, isWanted: (id: string) => boolean): Candidates {
  const chosen = [...model.concepts.keys()].filter((at) => isWanted(model.concepts[at]!.concept.id));
  const { rank } = model.space;
  const places = new Float32Array(chosen.length * rank);
  for (const [row, at] of chosen.entries()) places.set(model.places.subarray(at * rank, (at + 1) * rank), row * rank);
  const names = chosen.flatMap((at, owner) =>
    model.concepts[at]!.names.map(({ words, worth }): Name => ({ owner, words, worth })),
  );
  const mains = chosen.flatMap((at, owner) =>
    mainNames(model.concepts[at]!).map(({ words }): Name => ({ owner, words, worth: 1 })),
  );
  return {
    ids: chosen.map((at) => model.concepts[at]!.concept.id),
    ...indexesOf(names, mains, model, chosen.length),
    nameCounts: Int32Array.from(chosen, (at) => model.concepts[at]!.names.length),
    called: chosen.map((at) => model.concepts[at]!.names[0]?.words ?? []),
    languages: new Set(),
    ...kinOf(Int32Array.from(chosen), model),
    alike: chosen.map((at) => [at]),
    places,
    bodies: places,
  };
}

/** Makes candidates from the items of a file. Items with one id are one candidate with several names. */
export function candidatesOfItems(items: readonly RankItem[], model: SimilarityModel, exact: ExactNames): Candidates {
  const owners = new Map<string, number>();
  for (const { id } of items) if (!owners.has(id)) owners.set(id, owners.size);
  const { rank } = model.space;
  const places = new Float32Array(owners.size * rank);
  const bodies = new Float32Array(owners.size * rank);
  const names = new CandidateNames(model, owners.size);
  // How much of the text added to each row is known: the sum of vector lengths, and their count.
  const known = { places: new Float32Array(owners.size), bodies: new Float32Array(owners.size) };
  const added = { places: new Float32Array(owners.size), bodies: new Float32Array(owners.size) };
  const add = (target: 'places' | 'bodies', owner: number, vector: Float32Array): void => {
    const rows = target === 'places' ? places : bodies;
    for (let k = 0; k < rank; k += 1) rows[owner * rank + k]! += vector[k]!;
    known[target][owner]! += lengthOf(vector);
    added[target][owner]! += 1;
  };
  /** Postings repeat lines, so read each line once. */
  const readTexts = new Map<string, readonly Word[]>();
  const read = (text: string): readonly Word[] => {
    let words = readTexts.get(text);
    if (words === undefined) readTexts.set(text, (words = wordsOf(text)));
    return words;
  };
  /** By candidate: known concepts with the same name, and how many names match. */
  const alike = Array.from({ length: owners.size }, () => new Map<number, number>());
  const counts = new Int32Array(owners.size);
  const called: (readonly Word[])[] = [];
  /** Names already counted: « sertisseur » and « sertisseuse » are one, and three names make a candidate the concept itself. */
  const counted = new Set<string>();
  for (const item of items) {
    const owner = owners.get(item.id)!;
    const words = item.kind === 'text' ? wordsOf(titleOf(item)) : nameWords(titleOf(item));
    const language = item.lang ?? null;
    names.call(owner, words, language);
    called[owner] ??= words;
    const key = `${owner} ${nameKey(words, language ?? 'fr')}`;
    const isNew = !counted.has(key);
    counted.add(key);
    if (isNew) counts[owner]! += 1;
    const name = new Map<string, number>();
    addWords(name, words, language);
    add('places', owner, model.space.place(name));
    const whole = new Map<string, number>();
    addWords(whole, words, language, TITLE_COUNT);
    for (const [text, weight] of bodyOf(item)) addWords(whole, read(text), language, weight);
    add('bodies', owner, model.space.place(whole));
    if (item.kind === 'text' || !isNew) continue;
    for (const at of exact.find(words, language)) alike[owner]!.set(at, (alike[owner]!.get(at) ?? 0) + 1);
  }
  const itself = new Int32Array(owners.size).fill(-1);
  const like: number[][] = Array.from({ length: owners.size }, () => []);
  for (const [owner, concepts] of alike.entries()) {
    itself[owner] = mostVoted(concepts);
    const of = (at: number): Float32Array => model.places.subarray(at * rank, (at + 1) * rank);
    const most = concepts.get(itself[owner]) ?? 0;
    if (most >= NAMES_OF_ITSELF && most >= counts[owner]! * MIN_SHARE_OF_ITSELF) {
      names.callItself(owner, itself[owner]);
      like[owner] = [itself[owner]];
      places.set(of(itself[owner]), owner * rank);
      known.places[owner] = added.places[owner] = 1;
      add('bodies', owner, of(itself[owner]));
      continue;
    }
    const least = Math.min(MAX_VOTES_NEEDED, Math.ceil(counts[owner]! * MIN_VOTES));
    for (const [at, votes] of concepts) {
      if (votes < least) continue;
      add('places', owner, of(at));
      add('bodies', owner, of(at));
      names.callLike(owner, at);
      like[owner]!.push(at);
    }
  }
  for (let owner = 0; owner < owners.size; owner += 1) {
    const row = [owner * rank, (owner + 1) * rank] as const;
    normalise(places.subarray(...row), known.places[owner]! / added.places[owner]!);
    normalise(bodies.subarray(...row), known.bodies[owner]! / added.bodies[owner]!);
  }
  return {
    ids: [...owners.keys()],
    ...names.indexes(),
    nameCounts: counts,
    called,
    languages: languagesOf(items),
    ...kinOf(itself, model),
    alike: like,
    places,
    bodies,
  };
}

function languagesOf(items: readonly RankItem[]): ReadonlySet<KnownLanguage> {
  const languages = items.map(({ lang }) => lang);
  return new Set(languages.includes(undefined) ? [] : languages.filter((lang) => lang !== undefined));
}

function mostVoted(votes: ReadonlyMap<number, number>): number {
  const [first] = [...votes].sort(([one, a], [other, b]) => b - a || one - other);
  return first?.[0] ?? -1;
}

/** Maps the `near` relations of concepts to candidates. */
function kinOf(concepts: Int32Array, model: SimilarityModel): Pick<Candidates, 'concepts' | 'kin'> {
  const owners = new Map<string, number>();
  for (const [owner, at] of concepts.entries()) if (at >= 0) owners.set(model.concepts[at]!.concept.id, owner);
  const kin = Array.from(concepts, (at, owner) =>
    at < 0
      ? []
      : model.concepts[at]!.concept.near.flatMap((id) => owners.get(id) ?? []).filter((other) => other !== owner),
  );
  return { concepts, kin };
}

function indexesOf(
  names: readonly Name[],
  mains: readonly Name[],
  model: SimilarityModel,
  owners: number,
): Pick<Candidates, 'names' | 'mains' | 'vocabulary'> {
  const vocabulary = new Vocabulary(model.translate);
  for (const { words } of names) vocabulary.count(words);
  const all = new NameIndex(names, vocabulary, owners);
  return { names: all, mains: new NameIndex(mains, vocabulary, owners), vocabulary };
}

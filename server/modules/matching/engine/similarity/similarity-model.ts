import { dictionaryPairs, withSynonyms } from './dictionary-pairs.js';
import { type Bag, LatentSpace, addWords } from './latent-space.js';
import type { Knowledge, KnownConcept, KnownName } from './knowledge.js';
import { learnTranslations, translateBy, type TranslationTable } from './translations.js';
import type { Translate } from './vocabulary.js';
import type { BilingualPair } from './word-pairs.js';
import { nameWords, type Word, withoutBrackets, wordsOf } from './words.js';

export interface PreparedName extends KnownName {
  readonly words: readonly Word[];
}

export interface PreparedConcept {
  readonly concept: KnownConcept;
  readonly names: readonly PreparedName[];
}

/** Everything learned from the knowledge. All rankings use it. */
export interface SimilarityModel {
  readonly version: string;
  readonly concepts: readonly PreparedConcept[];
  readonly translate: Translate;
  readonly space: LatentSpace;
  /** Vector of each concept, row by row. */
  readonly places: Float32Array;
}

/** The slow part to learn; stored beside the knowledge. */
export interface Learnt {
  readonly space: LatentSpace;
  readonly places: Float32Array;
  readonly translations: TranslationTable;
}

/** Worth of a name without its brackets, relative to the full name. */
const BARE = 0.97;
/** How much the documents of concepts say of the concepts near to them, and how many directions are learned from them. */
export interface Breadth {
  readonly rank: number;
  /** Weight of the words of a near concept. */
  readonly worth: number;
  /** Take all names of near concepts, and for a skill those of this many occupations that need it. 0: only main names, only one way. */
  readonly neededBy: number;
}
/** For large classifications, whose concepts have descriptions. */
const NARROW: Breadth = { rank: 176, worth: 0.35, neededBy: 0 };
/** Max names per language used to learn translations from a concept. */
const MAX_NAMES_PAIRED = 3;

export function prepare(concept: KnownConcept): PreparedConcept {
  const seen = new Set<string>();
  const names = [...concept.names, ...concept.names.flatMap(bareName)].flatMap((name): PreparedName[] => {
    const words = nameWords(name.text);
    const key = `${name.language} ${words.map(({ fr }) => fr).join(' ')}`;
    if (words.length === 0 || seen.has(key)) return [];
    seen.add(key);
    return [{ ...name, words }];
  });
  return { concept, names };
}

/** The first name of a concept in each language. */
export function mainNames({ names }: PreparedConcept): readonly PreparedName[] {
  return (['fr', 'en'] as const).flatMap((each) => names.find(({ language }) => language === each) ?? []);
}

/** « Java (programmation informatique) » also gets the name « Java ». */
function bareName(name: KnownName): KnownName[] {
  const text = withoutBrackets(name.text);
  return text === name.text ? [] : [{ ...name, text, worth: name.worth * BARE }];
}

/** Combines the knowledge with what was learned from it. */
export function similarityOf(
  { version, concepts }: Knowledge,
  { space, places, translations }: Learnt,
): SimilarityModel {
  return {
    version,
    concepts: concepts.map(prepare),
    translate: translateBy(withSynonyms(translations)),
    space,
    places,
  };
}

export function learnSimilarity(knowledge: Knowledge): SimilarityModel {
  return similarityOf(knowledge, learn(knowledge));
}

/**
 * Learns from all concepts: a minute or more for a taxonomy, seconds for the lexicon. Deterministic. It parses the names twice,
 * because keeping all their words would take 200 MB.
 */
export function learn({ concepts }: Knowledge): Learnt {
  const translations = learnTranslations([
    ...concepts.flatMap((concept) => pairsOf(prepare(concept))),
    ...dictionaryPairs(),
  ]);
  return { ...learnPlaces({ concepts }), translations };
}

/** Learns only the vectors, which is all that scores need. */
export function learnPlaces(
  { concepts }: Pick<Knowledge, 'concepts'>,
  breadth: Breadth = NARROW,
): Pick<Learnt, 'space' | 'places'> {
  return LatentSpace.learn(bagsOf(concepts, breadth), breadth.rank);
}

function pairsOf({ names }: PreparedConcept): readonly BilingualPair[] {
  const inFrench = names.filter(({ language }) => language === 'fr').slice(0, MAX_NAMES_PAIRED);
  const inEnglish = names.filter(({ language }) => language === 'en').slice(0, MAX_NAMES_PAIRED);
  return inFrench.flatMap((french, row) =>
    inEnglish
      .filter((_, column) => row === 0 || column === 0)
      .map((english) => ({ fr: french.words.map(({ fr }) => fr), en: english.words.map(({ en }) => en) })),
  );
}

/** The words that describe each concept: its names and texts, and with less weight the names of near concepts. */
function* bagsOf(concepts: readonly KnownConcept[], { worth, neededBy }: Breadth): Generator<Bag> {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const known = new Map<string, readonly PreparedName[]>();
  const namesOf = (id: string): readonly PreparedName[] => {
    let names = known.get(id);
    if (!names) {
      const concept = byId.get(id);
      const prepared = concept ? [prepare(concept)] : [];
      names = prepared.flatMap((each) => (neededBy > 0 ? each.names : mainNames(each)));
      known.set(id, names);
    }
    return names;
  };
  const needing = neededBy > 0 ? occupationsNeeding(concepts) : new Map<string, readonly string[]>();
  for (const concept of concepts) {
    const bag = new Map<string, number>();
    for (const { words, language } of prepare(concept).names) addWords(bag, words, language);
    for (const { text, language } of concept.texts) addWords(bag, wordsOf(text), language);
    for (const id of [...concept.near, ...(needing.get(concept.id) ?? []).slice(0, neededBy)])
      for (const name of namesOf(id)) addWords(bag, name.words, name.language, worth);
    yield bag;
  }
}

function occupationsNeeding(concepts: readonly KnownConcept[]): ReadonlyMap<string, readonly string[]> {
  const needing = new Map<string, string[]>();
  for (const { id, kind, near } of concepts) {
    if (kind !== 'occupation') continue;
    for (const other of near) {
      const all = needing.get(other);
      if (all) all.push(id);
      else needing.set(other, [id]);
    }
  }
  return needing;
}

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

/** What is learnt once from the knowledge of a level; every ranking starts from here. */
export interface SimilarityModel {
  readonly version: string;
  readonly concepts: readonly PreparedConcept[];
  readonly translate: Translate;
  readonly space: LatentSpace;
  /** Place of each concept in the space, row by row. */
  readonly places: Float32Array;
}

/** What takes long to learn, and is kept beside the knowledge it was learnt from. */
export interface Learnt {
  readonly space: LatentSpace;
  readonly places: Float32Array;
  readonly translations: TranslationTable;
}

/** Worth of a name without what stands in its brackets, beside the whole of it. */
const BARE = 0.97;
const RANK = 176;
const NEAR_WORTH = 0.35;
/** Names per language that a concept's translations are learnt from. */
const MOST_PAIRED = 3;

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

/** What a concept is called first in each language. */
export function mainNames({ names }: PreparedConcept): readonly PreparedName[] {
  return (['fr', 'en'] as const).flatMap((each) => names.find(({ language }) => language === each) ?? []);
}

/** « Java (programmation informatique) » is called « Java », too. */
function bareName(name: KnownName): KnownName[] {
  const text = withoutBrackets(name.text);
  return text === name.text ? [] : [{ ...name, text, worth: name.worth * BARE }];
}

/** Reads the names of the knowledge beside what was learnt from it. */
export function similarityOf(
  { version, concepts }: Knowledge,
  { space, places, translations }: Learnt,
): SimilarityModel {
  return { version, concepts: concepts.map(prepare), translate: translateBy(translations), space, places };
}

export function learnSimilarity(knowledge: Knowledge): SimilarityModel {
  return similarityOf(knowledge, learn(knowledge));
}

/**
 * Learns from every concept: for a taxonomy a minute or more, for the lexicon seconds. Deterministic. Names are read twice, because
 * the words of all of them at once would take two hundred megabytes.
 */
export function learn({ concepts }: Knowledge): Learnt {
  const translations = learnTranslations(concepts.flatMap((concept) => pairsOf(prepare(concept))));
  return { ...learnPlaces({ concepts }), translations };
}

/** The space alone, which is all that scores need. */
export function learnPlaces({ concepts }: Pick<Knowledge, 'concepts'>): Pick<Learnt, 'space' | 'places'> {
  return LatentSpace.learn(bagsOf(concepts), RANK);
}

function pairsOf({ names }: PreparedConcept): readonly BilingualPair[] {
  const inFrench = names.filter(({ language }) => language === 'fr').slice(0, MOST_PAIRED);
  const inEnglish = names.filter(({ language }) => language === 'en').slice(0, MOST_PAIRED);
  return inFrench.flatMap((french, row) =>
    inEnglish
      .filter((_, column) => row === 0 || column === 0)
      .map((english) => ({ fr: french.words.map(({ fr }) => fr), en: english.words.map(({ en }) => en) })),
  );
}

/** The words that describe each concept: its names and texts, and a little of what it needs or stands beside. */
function* bagsOf(concepts: readonly KnownConcept[]): Generator<Bag> {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const known = new Map<string, readonly PreparedName[]>();
  const mainsOf = (id: string): readonly PreparedName[] => {
    let mains = known.get(id);
    if (!mains) {
      const concept = byId.get(id);
      known.set(id, (mains = concept ? mainNames(prepare(concept)) : []));
    }
    return mains;
  };
  for (const concept of concepts) {
    const bag = new Map<string, number>();
    for (const { words, language } of prepare(concept).names) addWords(bag, words, language);
    for (const { text, language } of concept.texts) addWords(bag, wordsOf(text), language);
    for (const id of concept.near) for (const main of mainsOf(id)) addWords(bag, main.words, main.language, NEAR_WORTH);
    yield bag;
  }
}

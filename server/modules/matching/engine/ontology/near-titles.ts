import type { Concept, ConceptId } from '../../lexicon/concept.js';
import { type Name, NameIndex } from '../similarity/name-index.js';
import { topOf } from '../similarity/top-of.js';
import { learnTranslations, translateBy } from '../similarity/translations.js';
import { type Translate, Vocabulary } from '../similarity/vocabulary.js';
import { oneGender, type Word, wordsOf } from '../similarity/words.js';

/** An occupation that a title is nearly called by. */
export interface NearTitle {
  readonly id: ConceptId;
  /** (0..1], 1 for the very name. */
  readonly likeness: number;
}

/** Below this two titles have a word in common and not an occupation. */
const LEAST_LIKENESS = 0.6;
const MOST_NEAR = 2;
/** The second is named beside the first only when it is nearly as near. */
const LEAST_OF_BEST = 0.9;

/**
 * Finds the occupation behind a title that is no known name: misspelled, put together otherwise, or half in the other language. By the
 * soft likeness of names that `similarity` ranks by. Words are compared by their French stem alone, so that gender never tells.
 */
export class NearTitles {
  readonly #ids: readonly ConceptId[];
  readonly #index: NameIndex;
  readonly #translate: Translate;

  constructor(concepts: Iterable<Concept>) {
    const occupations = [...concepts].filter(({ kind }) => kind === 'occupation');
    this.#ids = occupations.map(({ id }) => id);
    this.#translate = translateBy(learnTranslations(occupations.flatMap(mainNames)));
    const names = occupations.flatMap(({ labels }, owner) =>
      labels
        .filter(({ isExact }) => !isExact)
        .map(({ text }): Name => ({ owner, words: neutralWords(text), worth: 1 }))
        .filter(({ words }) => words.length > 0),
    );
    const vocabulary = new Vocabulary(this.#translate);
    for (const { words } of names) vocabulary.count(words);
    this.#index = new NameIndex(names, vocabulary, occupations.length);
  }

  /** The nearest first; none where nothing is near enough. */
  find(
    title: string,
    { least = LEAST_LIKENESS, most = MOST_NEAR }: { readonly least?: number; readonly most?: number } = {},
  ): readonly NearTitle[] {
    const words = neutralWords(oneGender(title));
    if (words.length === 0) return [];
    const scores = new Float32Array(this.#ids.length);
    this.#index.search({ words }, 'cosine', scores);
    const found = topOf(scores, most).filter((at) => scores[at]! >= least);
    const best = found.length > 0 ? scores[found[0]!]! : 0;
    return found
      .filter((at) => most > MOST_NEAR || scores[at]! >= best * LEAST_OF_BEST)
      .map((at) => ({ id: this.#ids[at]!, likeness: scores[at]! }));
  }

  /** Stems that say in the other language what this one says, with how surely (0..1]. */
  translations(stem: string): ReturnType<Translate> {
    return this.#translate(stem);
  }
}

const neutralWords = (text: string): readonly Word[] => wordsOf(text).map(({ fr }) => ({ folded: fr, fr, en: fr }));

function mainNames({ labels }: Concept): readonly { fr: readonly string[]; en: readonly string[] }[] {
  const inFrench = labels.find(({ language }) => language === 'fr');
  const inEnglish = labels.find(({ language }) => language === 'en');
  if (!inFrench || !inEnglish) return [];
  const stems = ({ text }: { readonly text: string }): readonly string[] => neutralWords(text).map(({ fr }) => fr);
  return [{ fr: stems(inFrench), en: stems(inEnglish) }];
}

import type { Concept, ConceptId } from '../../lexicon/concept.js';
import { type Name, NameIndex } from '../similarity/name-index.js';
import { topOf } from '../similarity/top-of.js';
import { learnTranslations, translateBy } from '../similarity/translations.js';
import { type Translate, Vocabulary } from '../similarity/vocabulary.js';
import { oneGender, type Word, wordsOf } from '../similarity/words.js';

/** An occupation that a title resembles. */
export interface NearTitle {
  readonly id: ConceptId;
  /** (0..1]; 1 for the exact name. */
  readonly likeness: number;
}

/** With less likeness, two titles share a word but not an occupation. */
const MIN_LIKENESS = 0.6;
const MAX_NEAR = 2;
/** A second occupation is returned only if it is almost as near as the first. */
const MIN_SHARE_OF_BEST = 0.9;

/**
 * Finds the occupation of an unknown title: misspelled, in another word order, or half in the other language. Uses the soft name
 * likeness of `similarity`. Compares French stems only, so gender has no effect.
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

  /** Nearest first; empty if none is near enough. */
  find(
    title: string,
    { least = MIN_LIKENESS, most = MAX_NEAR }: { readonly least?: number; readonly most?: number } = {},
  ): readonly NearTitle[] {
    const words = neutralWords(oneGender(title));
    if (words.length === 0) return [];
    const scores = new Float32Array(this.#ids.length);
    this.#index.search({ words }, 'cosine', scores);
    const found = topOf(scores, most).filter((at) => scores[at]! >= least);
    const best = found.length > 0 ? scores[found[0]!]! : 0;
    return found
      .filter((at) => most > MAX_NEAR || scores[at]! >= best * MIN_SHARE_OF_BEST)
      .map((at) => ({ id: this.#ids[at]!, likeness: scores[at]! }));
  }

  /** Stems with the same meaning in the other language, with their confidence (0..1]. */
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

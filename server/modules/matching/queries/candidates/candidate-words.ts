import { nearestWords } from '../../../../platform/text/near-words.js';
import type { SearchConnection } from '../../../jobs/index.js';
import { foldedWords, lexiconWords, searchPieces } from '../../engine/candidate-terms.js';
import type { Ontology } from '../../engine/ontology/ontology.js';
import { joined, type SqlPart } from './sql-part.js';

/** Max number of words that are corrected; more than that is pasted text. */
const MAX_CORRECTED = 8;

export const hasWord = (text: string | undefined): text is string => text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** A tsquery for any of the concepts. Ids of the lexicon contain only letters, digits, hyphens and a slash. */
const anyOf = (concepts: readonly string[]): string => concepts.map((id) => `'${id}'`).join(' | ');

/**
 * A search as a PostgreSQL tsquery: each word must match in French or English, or by a concept it names: « infirmière » finds a
 * "registered nurse".
 */
export function wordsOf(search: string, ontology: Ontology): SqlPart {
  const pieces = searchPieces(search, ontology).map(({ text, concepts }) =>
    concepts.length === 0
      ? { sql: 'search_words(?)', params: [text] }
      : { sql: '(search_words(?) || ?::tsquery)', params: [text, anyOf(concepts)] },
  );
  const { sql, params } = joined(pieces, ' && ');
  return { sql: `(${sql})`, params };
}

interface TypedWord {
  readonly word: string;
  readonly is_known: boolean;
}

/** Words of the lexicon, computed on first use. */
const vocabularies = new WeakMap<Ontology, readonly string[]>();

function vocabularyOf(ontology: Ontology): readonly string[] {
  const known = vocabularies.get(ontology) ?? [...lexiconWords(ontology)].sort();
  vocabularies.set(ontology, known);
  return known;
}

/**
 * The search with each unknown word replaced by similar words of the lexicon. Words from profiles are not offered: they would
 * outlive the profile, and names could be guessed step by step.
 *
 * @returns null if all words are known, or if one has no similar word.
 */
export async function nearWords({ em }: SearchConnection, search: string, ontology: Ontology): Promise<SqlPart | null> {
  const asked = foldedWords(search).slice(0, MAX_CORRECTED);
  const typed = await em.execute<TypedWord[]>(
    `select typed.word, exists (select 1 from candidate_search c where c.search @@ search_words(typed.word)) as is_known
       from jsonb_array_elements_text(?::jsonb) with ordinality as typed (word, place)
      where numnode(search_words(typed.word)) > 0 order by typed.place`,
    [JSON.stringify(asked)],
  );
  if (typed.every((word) => word.is_known)) return null;
  const parts = typed.map(({ word, is_known: isKnown }) => {
    const near = isKnown ? [word] : nearestWords(word, vocabularyOf(ontology).filter(isOfLikeLength(word)));
    const either = joined(
      near.map((each) => wordsOf(each, ontology)),
      ' || ',
    );
    return { sql: `(${either.sql})`, params: either.params };
  });
  if (parts.some(({ params }) => params.length === 0)) return null;
  const { sql, params } = joined(parts, ' && ');
  return { sql: `(${sql})`, params };
}

const isOfLikeLength =
  (word: string) =>
  (other: string): boolean =>
    word.length >= 4 && Math.abs(word.length - other.length) <= 2;

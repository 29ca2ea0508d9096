import { nearestWords } from '../../../platform/text/near-words.js';
import { type SqlPart, wordsOf } from './job-filter.js';
import type { SearchConnection } from './search-session.js';

/** Max number of words that are corrected; more than that is pasted text. */
const MAX_CORRECTED = 8;
const ALIKE = 12;

interface TypedWord {
  word: string;
  is_known: boolean;
  alike: string[] | null;
}

/**
 * The search with each unknown word replaced by similar known ones.
 *
 * @returns null if all words are known, or if one has no similar word.
 */
export async function nearSearch({ em, walk }: SearchConnection, search: string): Promise<SqlPart | null> {
  const typed = await em.execute<TypedWord[]>(
    `select typed.word,
            exists (select 1 from job j where j.status = 'ACTIVE' and j.search @@ search_words(typed.word)) as is_known,
            (select array_agg(near.word) from (
               select known.word from job_word known
                where known.word % typed.word and length(typed.word) >= 4 and length(typed.word) <= 40
                order by similarity(known.word, typed.word) desc, known.word limit ${ALIKE}) as near) as alike
       from unnest(string_to_array(btrim(search_text(?)), ' ')) with ordinality as typed (word, place)
      where typed.place <= ${MAX_CORRECTED} and numnode(search_words(typed.word)) > 0
      order by typed.place`,
    [search],
  );
  await walk(true);
  if (typed.every((word) => word.is_known)) return null;
  const parts = typed.map(({ word, is_known: isKnown, alike }) => {
    const meant = isKnown ? [word] : nearestWords(word, alike ?? []);
    return { sql: `(${meant.map((each) => wordsOf(each).sql).join(' || ')})`, params: meant };
  });
  if (parts.some(({ params }) => params.length === 0)) return null;
  return { sql: `(${parts.map((part) => part.sql).join(' && ')})`, params: parts.flatMap((part) => part.params) };
}

import { placeParts, searchPieces } from '../../engine/candidate-terms.js';
import type { Ontology } from '../../engine/ontology/ontology.js';
import type { CandidateFilters } from '../../http/candidate-search.contract.js';
import { wantedSkills } from './candidate-filter.js';
import { hasWord } from './candidate-words.js';

/** The selector that every person has. */
const EVERYBODY = '*';

/** The person has one of `any`, or a word that begins like the text (`word_selector` of the database). */
export interface PresetCondition {
  readonly any: readonly string[];
  readonly text: string | null;
}

/**
 * The conditions that every person meets whom the filters can find; first the one that most likely finds few people: a skill, a word or an
 * occupation, a place. It must agree with the conditions of the search (`candidate-filter.ts`). The database takes the first one whose
 * text it can use.
 */
export function presetConditions(filters: CandidateFilters, ontology: Ontology): readonly PresetCondition[] {
  const [skill] = wantedSkills(filters.skills, ontology);
  const pieces = hasWord(filters.search) ? searchPieces(filters.search, ontology) : [];
  const [place] = filters.location === undefined ? [] : placeParts(filters.location);
  const [word] = place?.words ?? [];
  return [
    ...(skill === undefined ? [] : [{ any: [`s:${skill}`], text: null }]),
    ...pieces.map(({ text, concepts }) => ({ any: concepts.map((id) => `c:${id}`), text })),
    ...(place && word !== undefined ? [{ any: placeSelectors(word, place.key), text: null }] : []),
    { any: [EVERYBODY], text: null },
  ];
}

const placeSelectors = (word: string, key: string | null): readonly string[] => [
  `p:${word.slice(0, PLACE_LETTERS)}`,
  ...(key === null ? [] : [`p:${key}`]),
];

/** Words of a place are found by this many of their first letters. */
const PLACE_LETTERS = 3;

/** All selectors that a preset which finds this person can have. One parameter: the person. */
export const selectorsOfPerson = `
  select array(
    select '${EVERYBODY}'
    union select 's:' || skill from unnest(c.skills) as skill
    union select 'c:' || lexeme from unnest(tsvector_to_array(c.search)) as lexeme
    union select 'w:' || left(lexeme, size) from unnest(tsvector_to_array(c.search)) as lexeme, (values (3), (6)) as sizes (size)
           where length(lexeme) >= size
    union select 'p:' || lexeme from unnest(tsvector_to_array(c.place)) as lexeme
    union select 'p:' || left(lexeme, size) from unnest(tsvector_to_array(c.place)) as lexeme, generate_series(1, ${PLACE_LETTERS}) as size
  ) as selectors from candidate_search c where c.seeker_id = ?`;

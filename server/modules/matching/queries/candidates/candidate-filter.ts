import { placeParts, skillTerms } from '../../engine/candidate-terms.js';
import type { Ontology } from '../../engine/ontology/ontology.js';
import type { CandidateFilters } from '../../http/candidate-search.contract.js';
import { hasWord, wordsOf } from './candidate-words.js';
import { joined, type SqlPart } from './sql-part.js';

/** By what the caller's company is recognised in seekers' exclusions; null for operators, from whom nobody hides. */
export interface Searcher {
  readonly companyId: string | null;
  readonly domains: readonly string[];
}

/** Filters that a facet is about. */
export type FacetFilter = 'location' | 'experience' | 'remote' | 'has_video';

interface Condition extends SqlPart {
  readonly of: FacetFilter | 'skills' | 'salary' | 'search';
}

/** Of so many skills everything is looked for; nobody types more. */
const MOST_SKILLS = 20;

/** What the entries of a list of skills stand for, in the order in which they were given. */
export function wantedSkills(skills: string | undefined, ontology: Ontology): readonly string[] {
  const entries = (skills ?? '').split(',').slice(0, MOST_SKILLS);
  return [...new Set(entries.flatMap((entry) => skillTerms(entry, ontology)))];
}

/** Each part of a place must be there: its words, the last of which may still be being typed, or the town they name. */
function placesOf(location: string): SqlPart | null {
  const parts = placeParts(location).map(({ words, key }) => {
    const typed = words.map((word) => `'${word}':*`).join(' & ');
    return key === null ? `(${typed})` : `(${typed} | '${key}')`;
  });
  return parts.length === 0 ? null : { sql: 'c.place @@ ?::tsquery', params: [parts.join(' & ')] };
}

function conditions(filters: CandidateFilters, ontology: Ontology, words?: SqlPart): readonly Condition[] {
  const { search, location, experience_min: least, experience_max: most, salary_min: from, salary_max: to } = filters;
  const parts: Condition[] = [];
  const place = location === undefined ? null : placesOf(location);
  if (place) parts.push({ of: 'location', ...place });
  const skills = wantedSkills(filters.skills, ontology);
  if (skills.length > 0) parts.push({ of: 'skills', sql: 'c.skills @> array[?]::text[]', params: [skills] });
  if (least !== undefined) parts.push({ of: 'experience', sql: 'c.years_experience >= ?', params: [least] });
  if (most !== undefined) parts.push({ of: 'experience', sql: 'c.years_experience <= ?', params: [most] });
  // Nobody is turned away for what they did not say: false asks for nothing.
  if (filters.remote === true) parts.push({ of: 'remote', sql: 'c.remote', params: [] });
  if (filters.has_video === true) parts.push({ of: 'has_video', sql: 'c.has_video', params: [] });
  // Two ranges overlap when each begins before the other ends; without a wish nothing overlaps.
  if (from !== undefined) parts.push({ of: 'salary', sql: 'c.pay_ceiling >= ?', params: [from] });
  if (to !== undefined) parts.push({ of: 'salary', sql: 'c.pay_min <= ?', params: [to] });
  if (hasWord(search)) {
    const { sql, params } = words ?? wordsOf(search, ontology);
    parts.push({ of: 'search', sql: `c.search @@ ${sql}`, params });
  }
  return parts;
}

/** Whoever hides from the searcher's company is not there. */
function notHiding({ companyId, domains }: Searcher): SqlPart {
  return {
    sql: `c.seeker_id not in (select e.seeker_id from seeker_exclusion e where e.company_id = ?::uuid
            union all select e.seeker_id from seeker_exclusion e where e.domain in (?))`,
    params: [companyId, [...domains, '']],
  };
}

/** The candidates under the filters, as what stands behind `from`. */
export interface CandidateSet {
  readonly from: SqlPart;
  /** Whether an index can find them by what was asked; without a filter there is only the order. */
  readonly isFiltered: boolean;
}

export interface SetOptions {
  /** Stands in for the words of `search`, where they were understood otherwise than typed. */
  readonly words?: SqlPart | undefined;
  /** A filter that does not count here: a facet shows what each of its own choices would find. */
  readonly without?: FacetFilter | undefined;
}

export function candidateSet(
  filters: CandidateFilters,
  ontology: Ontology,
  searcher: Searcher | null,
  { words, without }: SetOptions = {},
): CandidateSet {
  const asked = conditions(filters, ontology, words).filter(({ of }) => of !== without);
  const all = [...asked, ...(searcher ? [notHiding(searcher)] : [])];
  const where = joined(all.length > 0 ? all : [{ sql: 'true', params: [] }], ' and ');
  return {
    from: { sql: `candidate_search c where ${where.sql}`, params: where.params },
    isFiltered: asked.length > 0,
  };
}

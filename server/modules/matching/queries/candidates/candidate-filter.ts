import { placeParts, skillTerms } from '../../engine/candidate-terms.js';
import type { Ontology } from '../../engine/ontology/ontology.js';
import type { CandidateFilters } from '../../http/candidate-search.contract.js';
import { hasWord, wordsOf } from './candidate-words.js';
import { joined, type SqlPart } from './sql-part.js';

/** The caller's company as used in seekers' exclusions; null for operators, from whom nobody can hide. */
export interface Searcher {
  readonly companyId: string | null;
  readonly domains: readonly string[];
}

/** Filters that have a facet. */
export type FacetFilter = 'location' | 'experience' | 'remote' | 'has_video';

interface Condition extends SqlPart {
  readonly of: FacetFilter | 'skills' | 'salary' | 'search';
}

/** Max number of skills in a search. */
const MAX_SKILLS = 20;

/** The terms of the skills filter, in its order. */
export function wantedSkills(skills: string | undefined, ontology: Ontology): readonly string[] {
  const entries = (skills ?? '').split(',').slice(0, MAX_SKILLS);
  return [...new Set(entries.flatMap((entry) => skillTerms(entry, ontology)))];
}

/** Requires each part of a place: its words as prefixes, or the town they name. */
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
  // False filters nothing: it must not exclude people who left the field empty.
  if (filters.remote === true) parts.push({ of: 'remote', sql: 'c.remote', params: [] });
  if (filters.has_video === true) parts.push({ of: 'has_video', sql: 'c.has_video', params: [] });
  // Two ranges overlap if each starts before the other ends. People without a pay preference do not match.
  if (from !== undefined) parts.push({ of: 'salary', sql: 'c.pay_ceiling >= ?', params: [from] });
  if (to !== undefined) parts.push({ of: 'salary', sql: 'c.pay_min <= ?', params: [to] });
  if (hasWord(search)) {
    const { sql, params } = words ?? wordsOf(search, ontology);
    parts.push({ of: 'search', sql: `c.search @@ ${sql}`, params });
  }
  return parts;
}

/** Excludes people who hide from the searcher's company. */
export function notHiding({ companyId, domains }: Searcher): SqlPart {
  return {
    sql: `c.seeker_id not in (select e.seeker_id from seeker_exclusion e where e.company_id = ?::uuid
            union all select e.seeker_id from seeker_exclusion e where e.domain in (?))`,
    params: [companyId, [...domains, '']],
  };
}

/** The candidates under the filters, as an SQL `from` clause. */
export interface CandidateSet {
  readonly from: SqlPart;
  /** Whether a filter can use an index; without one only the order can. */
  readonly isFiltered: boolean;
}

export interface SetOptions {
  /** Replaces the words of `search` if they were corrected. */
  readonly words?: SqlPart | undefined;
  /** A filter to ignore, so that a facet counts all of its own choices. */
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

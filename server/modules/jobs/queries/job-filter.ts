import { containsPattern } from '../../../platform/database/contains-pattern.js';
import type { ListJobsQuery } from '../http/jobs.contract.js';

/** SQL over `job j` with the values of its `?`. */
export interface SqlPart {
  readonly sql: string;
  readonly params: readonly (string | number | boolean)[];
}

type FilterName = Exclude<keyof ListJobsQuery, 'status' | 'page' | 'limit' | 'sort_by' | 'facets'>;

/** A condition and the filter it comes from. */
interface Condition extends SqlPart {
  readonly of: FilterName | 'status';
}

/** The largest value of the yearly columns; any posting with pay matches beyond it. */
const LARGEST = 2_147_483_647;
const yearly = (amount: number, round: (value: number) => number): number => Math.min(round(amount), LARGEST);

/** Whether a text contains anything to search for. */
export const hasWord = (text: string | undefined): text is string => text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** The words of a search as a PostgreSQL tsquery. */
export const wordsOf = (text: string): SqlPart => ({ sql: 'search_words(?)', params: [text] });

/**
 * One condition per given filter.
 *
 * @param words replaces the words of `search` if they were corrected.
 * @param places all places that contain `location`, if they are known.
 */
function conditions(query: ListJobsQuery, words?: SqlPart, places?: readonly string[] | null): readonly Condition[] {
  const { search, title, location, salary_min: least, salary_max: most } = query;
  const parts: Condition[] = [];
  if (title) parts.push({ of: 'title', sql: 'fold_text(j.title) like fold_text(?)', params: [containsPattern(title)] });
  if (location)
    parts.push(
      places
        ? { of: 'location', sql: `j.place in (${places.map(() => '?').join(', ')})`, params: places }
        : { of: 'location', sql: 'j.place like fold_text(?)', params: [containsPattern(location)] },
    );
  if (query.job_type) parts.push({ of: 'job_type', sql: 'j.job_type = ?', params: [query.job_type] });
  if (query.company_id) parts.push({ of: 'company_id', sql: 'j.company_id = ?', params: [query.company_id] });
  if (query.remote !== undefined)
    parts.push({ of: 'remote', sql: query.remote ? 'j.remote' : 'not j.remote', params: [] });
  // Two ranges overlap if each starts before the other ends; postings without parsed pay do not match.
  if (least !== undefined)
    parts.push({ of: 'salary_min', sql: 'j.pay_ceiling >= ?', params: [yearly(least, Math.ceil)] });
  if (most !== undefined)
    parts.push({ of: 'salary_max', sql: 'j.salary_year_min <= ?', params: [yearly(most, Math.floor)] });
  // Last, so that search documents are read only for rows that match the other filters.
  if (hasWord(search)) {
    const { sql, params } = words ?? wordsOf(search);
    parts.push({ of: 'search', sql: `j.search @@ ${sql}`, params });
  }
  return parts;
}

function joined(parts: readonly SqlPart[]): SqlPart {
  return { sql: parts.map((part) => part.sql).join(' and '), params: parts.flatMap((part) => part.params) };
}

export interface PublicFilterOptions {
  readonly now: Date;
  readonly words?: SqlPart | undefined;
  /** All places that contain the query's `location`; null if they are not known. */
  readonly places?: readonly string[] | null | undefined;
  /** Companies that the reader hides. A filter by company is their own choice and shows its postings. */
  readonly hidden?: readonly string[] | undefined;
  /** A filter to ignore, so that a facet counts all of its own choices. */
  readonly without?: FilterName | undefined;
}

/** Columns of `job_filtered_search_index`, apart from the place. */
const indexedTogether: ReadonlySet<Condition['of']> = new Set(['search', 'job_type', 'remote']);

/** The filters of public lists: those answered by a word index, and the plain ones. */
export interface PublicFilter {
  readonly open: SqlPart;
  readonly all: SqlPart;
  readonly ofWords: SqlPart | null;
  readonly plain: SqlPart | null;
  /** The filters that one index answers together: words of a search, known places, type and remote work. */
  readonly ofOneIndex: SqlPart | null;
  /** The filters that this index does not answer. */
  readonly others: SqlPart | null;
}

/** Publicly visible postings. Excludes expired ones even before the job pauses them. */
export const openAt = (now: Date): SqlPart => ({
  sql: "j.status = 'ACTIVE' and j.expires_at > ?",
  params: [now.toISOString()],
});

const notOf = (companies: readonly string[]): Condition => ({
  of: 'company_id',
  sql: `j.company_id not in (${companies.map(() => '?').join(', ')})`,
  params: companies,
});

export function publicFilter(query: ListJobsQuery, options: PublicFilterOptions): PublicFilter {
  const { now, words, places, without, hidden = [] } = options;
  const open = openAt(now);
  const asked = conditions(query, words, places).filter(({ of }) => of !== without);
  const counted = query.company_id || hidden.length === 0 ? asked : [notOf(hidden), ...asked];
  const ofWords = counted.filter(({ of }) => of === 'search' || of === 'title');
  const plain = counted.filter((condition) => !ofWords.includes(condition));
  const inOneIndex = counted.filter(({ of }) => (of === 'location' && places) || indexedTogether.has(of));
  const others = counted.filter((condition) => !inOneIndex.includes(condition));
  return {
    open,
    all: joined([open, ...counted]),
    ofWords: ofWords.length > 0 ? joined([open, ...ofWords]) : null,
    plain: plain.length > 0 ? joined([open, ...plain]) : null,
    ofOneIndex: inOneIndex.some(({ of }) => of === 'search') ? joined([open, ...inOneIndex]) : null,
    others: others.length > 0 ? joined([open, ...others]) : null,
  };
}

/** The postings under a filter, as an SQL `from` clause. */
export const jobsUnder = (filter: SqlPart): SqlPart => ({ sql: `job j where ${filter.sql}`, params: filter.params });

/** Number of newest postings whose titles are read if many postings have the words: they can still be rare in titles. */
const TITLES = 4_000;

/**
 * The set in which titles are searched for the words. A title's words are in the search document too, so it need not be read. (If
 * a title filter is given, use all filters.)
 */
export function jobsByTitle({ all, plain, open }: PublicFilter, { title }: ListJobsQuery, areMany: boolean): SqlPart {
  const { sql, params } = title ? all : (plain ?? open);
  if (!areMany) return jobsUnder({ sql, params });
  return {
    sql: `(select * from job j where ${sql} order by j.published_at desc, j.id desc limit ${TITLES}) as j where true`,
    params,
  };
}

/** The same in two steps that the planner may not merge: the first uses its index, the second filters the result. */
export function jobsUnderBoth(first: SqlPart, then: SqlPart): SqlPart {
  return {
    sql: `(select * from job j where ${first.sql} offset 0) as j where ${then.sql}`,
    params: [...first.params, ...then.params],
  };
}

/** Postings of the caller's company in one status, under the same filters. */
export function ownFilter(query: ListJobsQuery, ownCompanyId: string): SqlPart {
  return joined([
    { sql: 'j.company_id = ? and j.status = ?', params: [ownCompanyId, query.status] },
    ...conditions(query),
  ]);
}

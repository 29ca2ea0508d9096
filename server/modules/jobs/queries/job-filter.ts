import { containsPattern } from '../../../platform/database/contains-pattern.js';
import type { ListJobsQuery } from '../http/jobs.contract.js';

/** A piece of SQL over `job j` and the values of its `?`. */
export interface SqlPart {
  readonly sql: string;
  readonly params: readonly (string | number | boolean)[];
}

type FilterName = Exclude<keyof ListJobsQuery, 'status' | 'page' | 'limit' | 'sort_by' | 'facets'>;

/** One condition, and the filter it comes from. */
interface Condition extends SqlPart {
  readonly of: FilterName | 'status';
}

/** Upper bound of what the yearly columns can hold: beyond it every posting with pay fits. */
const LARGEST = 2_147_483_647;
const yearly = (amount: number, round: (value: number) => number): number => Math.min(round(amount), LARGEST);

/** Whether a text has anything in it to search for. */
export const hasWord = (text: string | undefined): text is string => text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** The words of a search as PostgreSQL's full text takes them. */
export const wordsOf = (text: string): SqlPart => ({ sql: 'search_words(?)', params: [text] });

/**
 * One condition a filter that was given.
 *
 * @param words stands in for the words of `search`, where they were understood otherwise than typed.
 */
function conditions(query: ListJobsQuery, words?: SqlPart): readonly Condition[] {
  const { search, title, location, salary_min: least, salary_max: most } = query;
  const parts: Condition[] = [];
  if (title) parts.push({ of: 'title', sql: 'fold_text(j.title) like fold_text(?)', params: [containsPattern(title)] });
  if (location) parts.push({ of: 'location', sql: 'j.place like fold_text(?)', params: [containsPattern(location)] });
  if (query.job_type) parts.push({ of: 'job_type', sql: 'j.job_type = ?', params: [query.job_type] });
  if (query.company_id) parts.push({ of: 'company_id', sql: 'j.company_id = ?', params: [query.company_id] });
  if (query.remote !== undefined)
    parts.push({ of: 'remote', sql: query.remote ? 'j.remote' : 'not j.remote', params: [] });
  // Two ranges overlap when each begins before the other ends; a posting without readable pay overlaps nothing.
  if (least !== undefined)
    parts.push({ of: 'salary_min', sql: 'j.pay_ceiling >= ?', params: [yearly(least, Math.ceil)] });
  if (most !== undefined)
    parts.push({ of: 'salary_max', sql: 'j.salary_year_min <= ?', params: [yearly(most, Math.floor)] });
  // Last, because a row that another filter leaves out need not have its search document read.
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
  /** A filter that does not count here: a facet shows what each of its own choices would find. */
  readonly without?: FilterName | undefined;
}

/** What everybody may see, under the filters: those that an index of words answers, and the plain ones. */
export interface PublicFilter {
  readonly open: SqlPart;
  readonly all: SqlPart;
  readonly ofWords: SqlPart | null;
  readonly plain: SqlPart | null;
}

/** What everybody may see: a posting past its end is out before a job has paused it. */
export const openAt = (now: Date): SqlPart => ({
  sql: "j.status = 'ACTIVE' and j.expires_at > ?",
  params: [now.toISOString()],
});

export function publicFilter(query: ListJobsQuery, { now, words, without }: PublicFilterOptions): PublicFilter {
  const open = openAt(now);
  const counted = conditions(query, words).filter(({ of }) => of !== without);
  const ofWords = counted.filter(({ of }) => of === 'search' || of === 'title');
  const plain = counted.filter((condition) => !ofWords.includes(condition));
  return {
    open,
    all: joined([open, ...counted]),
    ofWords: ofWords.length > 0 ? joined([open, ...ofWords]) : null,
    plain: plain.length > 0 ? joined([open, ...plain]) : null,
  };
}

/** The postings under a filter, as what stands behind `from`. */
export const jobsUnder = (filter: SqlPart): SqlPart => ({ sql: `job j where ${filter.sql}`, params: filter.params });

/**
 * Where postings are looked for whose title has the words: their search documents have them too, and need not be read. (Where
 * a title was asked for beside the words, everything is.)
 */
export const jobsByTitle = ({ all, plain, open }: PublicFilter, { title }: ListJobsQuery): SqlPart =>
  jobsUnder(title ? all : (plain ?? open));

/** The same in two steps that the planner may not mix: what the first finds by its index is looked through by the second. */
export function jobsUnderBoth(first: SqlPart, then: SqlPart): SqlPart {
  return {
    sql: `(select * from job j where ${first.sql} offset 0) as j where ${then.sql}`,
    params: [...first.params, ...then.params],
  };
}

/** The caller's own company's postings in one status, under the same filters. */
export function ownFilter(query: ListJobsQuery, ownCompanyId: string): SqlPart {
  return joined([
    { sql: 'j.company_id = ? and j.status = ?', params: [ownCompanyId, query.status] },
    ...conditions(query),
  ]);
}

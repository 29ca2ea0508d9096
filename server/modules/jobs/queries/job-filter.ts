import { containsPattern } from '../../../platform/database/contains-pattern.js';
import type { JobSort, ListJobsQuery } from '../http/jobs.contract.js';

/** A piece of SQL over `job j` and the values of its `?`. */
export interface SqlPart {
  readonly sql: string;
  readonly params: readonly (string | number | boolean)[];
}

/** Upper bound of what the yearly columns can hold: beyond it every posting with pay fits. */
const LARGEST = 2_147_483_647;
const yearly = (amount: number, round: (value: number) => number): number => Math.min(round(amount), LARGEST);

const hasWord = (text: string | undefined): text is string => text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** One condition a filter that was given; the same list serves the page and its count. */
function conditions(query: Omit<ListJobsQuery, 'status' | 'page' | 'limit' | 'sort_by'>): readonly SqlPart[] {
  const {
    search,
    title,
    location,
    job_type: jobType,
    salary_min: least,
    salary_max: most,
    company_id: companyId,
    remote,
  } = query;
  const parts: SqlPart[] = [];
  if (hasWord(search)) parts.push({ sql: 'j.search @@ search_words(?)', params: [search] });
  if (title) parts.push({ sql: 'fold_text(j.title) like fold_text(?)', params: [containsPattern(title)] });
  if (location) parts.push({ sql: 'fold_text(j.location) like fold_text(?)', params: [containsPattern(location)] });
  if (jobType) parts.push({ sql: 'j.job_type = ?', params: [jobType] });
  if (companyId) parts.push({ sql: 'j.company_id = ?', params: [companyId] });
  if (remote !== undefined) parts.push({ sql: remote ? 'j.remote' : 'not j.remote', params: [] });
  // Two ranges overlap when each begins before the other ends; a posting without readable pay overlaps nothing.
  if (least !== undefined || most !== undefined) parts.push({ sql: 'j.salary_year_min is not null', params: [] });
  if (least !== undefined) {
    parts.push({
      sql: '(j.salary_year_max is null or j.salary_year_max >= ?)',
      params: [yearly(least, Math.ceil)],
    });
  }
  if (most !== undefined) parts.push({ sql: 'j.salary_year_min <= ?', params: [yearly(most, Math.floor)] });
  return parts;
}

function joined(parts: readonly SqlPart[]): SqlPart {
  return { sql: parts.map((part) => part.sql).join(' and '), params: parts.flatMap((part) => part.params) };
}

/** What everybody may see, under the filters. */
export function publicFilter(query: ListJobsQuery): SqlPart {
  return joined([{ sql: "j.status = 'ACTIVE'", params: [] }, ...conditions(query)]);
}

/** The caller's own company's postings in one status, under the same filters. */
export function ownFilter(query: ListJobsQuery, ownCompanyId: string): SqlPart {
  return joined([
    { sql: 'j.company_id = ? and j.status = ?', params: [ownCompanyId, query.status] },
    ...conditions(query),
  ]);
}

/** A total order: where the first wish ties, the newer posting, then the id, decides. */
export function publicOrder(sort: JobSort, search: string | undefined): SqlPart {
  if (sort === 'salary') {
    return { sql: 'coalesce(j.salary_year_max, j.salary_year_min) desc nulls last, j.id desc', params: [] };
  }
  if (sort === 'relevance' && hasWord(search)) {
    return { sql: 'ts_rank_cd(j.search, search_words(?)) desc, j.published_at desc, j.id desc', params: [search] };
  }
  return { sql: 'j.published_at desc, j.id desc', params: [] };
}

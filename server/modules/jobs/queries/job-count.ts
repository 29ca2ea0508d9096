import type { EntityManager } from '@mikro-orm/postgresql';
import { countGroups, type FacetGroup, type Wanted } from './facet-groups.js';
import { jobsUnder, jobsUnderBoth, type PublicFilter, type SqlPart } from './job-filter.js';
import type { SearchConnection } from './search-session.js';

/** Totals are exact up to this; above it they are estimated and marked as such. */
export const COUNTED = 10_000;

/** Number of newest postings sampled to estimate how common words are, and the min number of hits among them. */
const SAMPLE = 400;
const COMMON = 10;

/** Cost of reading a search document, in postings found by the word index. */
const DOCUMENT = 60;

/** The same for filters on indexed columns, which are cheap to read. */
const GLANCED_AT = 4_000;
const FREQUENT = 40;

const glanced = ['job_type', 'remote', 'company_id', 'salary_year_min', 'pay_ceiling', 'place', 'expires_at']
  .map((column) => `j.${column}`)
  .join(', ');

/** The number of postings, and the SQL `from` clause that reads them best. */
export interface Counted {
  readonly total: number;
  readonly isEstimate: boolean;
  readonly found: SqlPart;
  /** Postings of each value of the requested facets, if all postings were counted. */
  readonly groups: readonly FacetGroup[] | null;
  /** Ids of the wanted page, if all postings were counted. */
  readonly ids: readonly string[] | null;
}

/** Estimates have two significant digits, so that they do not look exact. */
export function rounded(estimate: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(estimate, 1))) - 1);
  return Math.round(estimate / step) * step;
}

/** The planner's row estimate; reads no rows. */
async function expected(em: EntityManager, filter: SqlPart): Promise<number> {
  const [row] = await em.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[]>(
    `explain (format json) select 1 from ${jobsUnder(filter).sql}`,
    [...filter.params],
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** Exact up to 10,000; null if there are more. */
async function exactly(em: EntityManager, found: SqlPart, wanted: Wanted): Promise<Counted | null> {
  const { total, ...read } = await countGroups(em, found, wanted, COUNTED + 1);
  return total > COUNTED ? null : { total, isEstimate: false, found, ...read };
}

const estimated = (total: number, found: SqlPart): Counted => ({
  total: rounded(total),
  isEstimate: true,
  found,
  groups: null,
  ids: null,
});

/** The newest postings under the plain filters, as a sample to search for words. */
export function newestUnder({ plain, open }: PublicFilter, limit: number): SqlPart {
  const { sql, params } = plain ?? open;
  return {
    sql: `job j where j.id in (
            select j.id from job j where ${sql} order by j.published_at desc, j.id desc limit ${limit})`,
    params,
  };
}

/** Estimates how many postings have the words from their share of the newest; null if the sample is too small. */
async function byShare(em: EntityManager, filter: PublicFilter, words: SqlPart): Promise<number | null> {
  const newest = newestUnder(filter, SAMPLE);
  const [row] = await em.execute<{ hits: number; looked: number; active: number }[]>(
    `select count(*) filter (where ${words.sql})::int as hits, count(*)::int as looked,
            (select greatest(reltuples, 0)::int from pg_class where oid = 'job_newest_index'::regclass) as active
       from ${newest.sql}`,
    [...words.params, ...newest.params],
  );
  if (!row || row.hits < COMMON) return null;
  const all = filter.plain ? await expected(em, filter.plain) : row.active;
  const total = (row.hits / row.looked) * all;
  // An estimate from ten hits can be off by a third, so count anything near the limit.
  return total > 2 * COUNTED ? total : null;
}

/** Estimates in the same way how many postings match plain filters. */
async function byGlance(em: EntityManager, filter: SqlPart): Promise<number | null> {
  const [row] = await em.execute<{ hits: number; active: number }[]>(
    `select count(*) filter (where ${filter.sql})::int as hits,
            (select greatest(reltuples, 0)::int from pg_class where oid = 'job_newest_index'::regclass) as active
       from (select 'ACTIVE' as status, ${glanced} from job j where j.status = 'ACTIVE'
              order by j.published_at desc, j.id desc limit ${GLANCED_AT}) as j`,
    [...filter.params],
  );
  const total = row && row.hits >= FREQUENT ? (row.hits / GLANCED_AT) * row.active : 0;
  return total > 1.5 * COUNTED ? total : null;
}

/** Applies words first and plain filters second, or the reverse, whichever reads fewer rows. */
async function inSteps(em: EntityManager, filter: PublicFilter): Promise<SqlPart> {
  const { all, ofWords, plain, ofOneIndex, others } = filter;
  if (!ofWords || !plain) return jobsUnder(all);
  // One index answers all filters, such as "nurse" in "gaspe, qc". In two steps it would find 345,000 postings before 8,300 of them.
  if (ofOneIndex && !others) return jobsUnder(all);
  const [first, then] = ofOneIndex && others ? [ofOneIndex, others] : [ofWords, plain];
  const wordsFind = await expected(em, first);
  const plainFind = await expected(em, plain);
  return wordsFind < plainFind * DOCUMENT ? jobsUnderBoth(first, then) : jobsUnderBoth(plain, ofWords);
}

async function countWords(
  { em, walk }: SearchConnection,
  filter: PublicFilter,
  words: SqlPart,
  wanted: Wanted,
): Promise<Counted> {
  const found = jobsUnder(filter.all);
  const likely = await expected(em, filter.all);
  if (likely > COUNTED) {
    const total = await byShare(em, filter, words);
    if (total !== null) return estimated(total, found);
  }
  const narrowed = await inSteps(em, filter);
  await walk(false);
  const exact = await exactly(em, narrowed, wanted);
  if (exact) return exact;
  await walk(true);
  return estimated(Math.max(likely, COUNTED), found);
}

/**
 * Number of postings that match the filters; exact up to 10,000. In a large market, words that one posting in forty has are not
 * counted: their share of the newest postings gives an estimate.
 * Leaves the connection in the best mode for the page: `walk` for many results, not for few.
 *
 * @param wanted facets and page to read in the same statement
 */
export async function countJobs(connection: SearchConnection, filter: PublicFilter, wanted: Wanted): Promise<Counted> {
  if (filter.ofWords) return countWords(connection, filter, filter.ofWords, wanted);
  const { em } = connection;
  const found = jobsUnder(filter.all);
  const likely = await expected(em, filter.all);
  const share = likely > 1.5 * COUNTED ? await byGlance(em, filter.all) : null;
  if (share !== null) return estimated(share, found);
  // The order is not needed for counting; it makes PostgreSQL use the index with all plain filters.
  const exact = await exactly(em, { ...found, sql: `${found.sql} order by j.published_at desc, j.id desc` }, wanted);
  return exact ? { ...exact, found } : estimated(Math.max(likely, COUNTED), found);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { jobsUnder, jobsUnderBoth, type PublicFilter, type SqlPart } from './job-filter.js';
import type { SearchConnection } from './search-session.js';

/** Up to here every posting is counted; above it the total is estimated, and the answer says so. */
export const COUNTED = 10_000;

/** How many of the newest postings are looked at to learn how common words are, and how many of them must have them. */
const LOOKED_AT = 400;
const COMMON = 10;

/** Reading one search document costs as much as finding this many postings by the index of words. */
const DOCUMENT = 60;

/** The same for filters that the index answers by itself, where looking costs next to nothing. */
const GLANCED_AT = 4_000;
const FREQUENT = 40;

const glanced = ['job_type', 'remote', 'company_id', 'salary_year_min', 'pay_ceiling', 'place', 'expires_at']
  .map((column) => `j.${column}`)
  .join(', ');

/** How many postings there are, and from where they are best read: a piece of SQL behind `from`. */
export interface Counted {
  readonly total: number;
  readonly isEstimate: boolean;
  readonly found: SqlPart;
}

/** Estimates carry two digits, so that nobody reads more into them. */
export function rounded(estimate: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(estimate, 1))) - 1);
  return Math.round(estimate / step) * step;
}

/** How many rows the planner expects: a look at its statistics, no row is read. */
async function expected(em: EntityManager, filter: SqlPart): Promise<number> {
  const [row] = await em.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[]>(
    `explain (format json) select 1 from ${jobsUnder(filter).sql}`,
    [...filter.params],
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

async function upToLimit(em: EntityManager, found: SqlPart): Promise<number> {
  const [row] = await em.execute<{ total: number }[]>(
    `select count(*)::int as total from (select 1 from ${found.sql} limit ${COUNTED + 1}) as counted`,
    [...found.params],
  );
  return row?.total ?? 0;
}

/** The newest postings under the plain filters, so many of them: a table to look for words in. */
export function newestUnder({ plain, open }: PublicFilter, limit: number): SqlPart {
  const { sql, params } = plain ?? open;
  return {
    sql: `job j where j.id in (
            select j.id from job j where ${sql} order by j.published_at desc, j.id desc limit ${limit})`,
    params,
  };
}

/** How many postings have the words, told by their share of the newest ones; null where that says too little. */
async function byShare(em: EntityManager, filter: PublicFilter, words: SqlPart): Promise<number | null> {
  const newest = newestUnder(filter, LOOKED_AT);
  const [row] = await em.execute<{ hits: number; looked: number; active: number }[]>(
    `select count(*) filter (where ${words.sql})::int as hits, count(*)::int as looked,
            (select greatest(reltuples, 0)::int from pg_class where oid = 'job_newest_index'::regclass) as active
       from ${newest.sql}`,
    [...words.params, ...newest.params],
  );
  if (!row || row.hits < COMMON) return null;
  const all = filter.plain ? await expected(em, filter.plain) : row.active;
  const total = (row.hits / row.looked) * all;
  // Ten hits may be off by a third: what may be a number that is counted is counted.
  return total > 2 * COUNTED ? total : null;
}

/** How many postings answer to plain filters, told likewise. */
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

/** Words first and the plain filters after, or the other way round, whichever looks through less. */
async function inSteps(em: EntityManager, { all, ofWords, plain }: PublicFilter): Promise<SqlPart> {
  if (!ofWords || !plain) return jobsUnder(all);
  const wordsFind = await expected(em, ofWords);
  const plainFind = await expected(em, plain);
  return wordsFind < plainFind * DOCUMENT ? jobsUnderBoth(ofWords, plain) : jobsUnderBoth(plain, ofWords);
}

async function countWords({ em, walk }: SearchConnection, filter: PublicFilter, words: SqlPart): Promise<Counted> {
  const found = jobsUnder(filter.all);
  const likely = await expected(em, filter.all);
  if (likely > COUNTED) {
    const total = await byShare(em, filter, words);
    if (total !== null) return { total: rounded(total), isEstimate: true, found };
  }
  const narrowed = await inSteps(em, filter);
  await walk(false);
  const total = await upToLimit(em, narrowed);
  if (total <= COUNTED) return { total, isEstimate: false, found: narrowed };
  await walk(true);
  return { total: rounded(Math.max(likely, COUNTED)), isEstimate: true, found };
}

/**
 * How many postings answer to the filters: exact up to 10,000. Words that one posting of forty has are not even looked up in a
 * large market: their share of the newest postings says how many there are.
 * The connection is left as the page is best asked for: walking where many answer, not walking where few do.
 */
export async function countJobs(connection: SearchConnection, filter: PublicFilter): Promise<Counted> {
  if (filter.ofWords) return countWords(connection, filter, filter.ofWords);
  const { em } = connection;
  const found = jobsUnder(filter.all);
  const likely = await expected(em, filter.all);
  const share = likely > 1.5 * COUNTED ? await byGlance(em, filter.all) : null;
  if (share !== null) return { total: rounded(share), isEstimate: true, found };
  // In an order that the counting does not need: it names the index that holds all plain filters.
  const total = await upToLimit(em, { ...found, sql: `${found.sql} order by j.published_at desc, j.id desc` });
  if (total <= COUNTED) return { total, isEstimate: false, found };
  return { total: rounded(Math.max(likely, COUNTED)), isEstimate: true, found };
}

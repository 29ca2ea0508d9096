import type { EntityManager } from '@mikro-orm/postgresql';
import type { ListJobsQuery } from '../http/jobs.contract.js';
import type { ColumnPage } from './facet-groups.js';
import { hasWord, type SqlPart, wordsOf } from './job-filter.js';
import { jobColumns, type JobRow } from './job-row.js';

/** Max offset. People never read that far, and for crawlers each page would read all previous ones. */
export const REACH = 10_000;

/** Number of newest postings ranked by relevance: those with the words in the title, and those with them anywhere. */
const WEIGHED = 200;

const NEWEST = 'j.published_at desc, j.id desc';
const HIGHEST_PAY = 'coalesce(j.salary_year_max, j.salary_year_min) desc nulls last, j.id desc';

/** A page in an order that columns of the posting give; null by relevance, or beyond the reach. */
export function pageByColumns(query: ListJobsQuery): ColumnPage | null {
  const offset = (query.page - 1) * query.limit;
  if (offset >= REACH || (query.sort_by === 'relevance' && hasWord(query.search))) return null;
  return { order: query.sort_by === 'salary' ? HIGHEST_PAY : NEWEST, limit: query.limit, offset };
}

/** A page of rows in order; full rows are read only for the page's ids. */
async function rowsOf(em: EntityManager, ids: SqlPart): Promise<JobRow[]> {
  return em.execute<JobRow[]>(
    `select ${jobColumns}
       from (select page.id, row_number() over () as place_on_page from (${ids.sql}) as page) as hit
       join job j on j.id = hit.id order by hit.place_on_page`,
    [...ids.params],
  );
}

function inOrder(found: SqlPart, { order, limit, offset }: ColumnPage): SqlPart {
  return {
    sql: `select j.id from ${found.sql} order by ${order} limit ? offset ?`,
    params: [...found.params, limit, offset],
  };
}

/** Full rows of these postings, in their order. */
function rowsWithIds(em: EntityManager, ids: readonly string[]): Promise<JobRow[]> {
  return em.execute<JobRow[]>(
    `select ${jobColumns} from unnest(?::uuid[]) with ordinality as page (id, place_on_page)
       join job j on j.id = page.id order by page.place_on_page`,
    [`{${ids.join(',')}}`],
  );
}

/**
 * Ids of the postings to rank by relevance, title words first. Further results follow by date, because ranking reads whole search
 * documents.
 */
function weighed(found: SqlPart, byTitle: SqlPart, words: SqlPart): SqlPart {
  return {
    sql: `(select j.id from ${byTitle.sql} and j.title_words @@ ${words.sql} order by ${NEWEST} limit ${WEIGHED})
          union (select j.id from ${found.sql} order by ${NEWEST} limit ${WEIGHED})`,
    params: [...byTitle.params, ...words.params, ...found.params],
  };
}

async function byRelevance(
  em: EntityManager,
  found: SqlPart,
  byTitle: SqlPart,
  words: SqlPart,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<JobRow[]> {
  const candidates = weighed(found, byTitle, words);
  const rows = await rowsOf(em, {
    sql: `select j.id from job j where j.id in (${candidates.sql})
           order by ts_rank_cd(j.search, ${words.sql}) desc, ${NEWEST} limit ? offset ?`,
    params: [...candidates.params, ...words.params, limit, offset],
  });
  if (rows.length === limit || offset + rows.length < WEIGHED) return rows;
  const [counted] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from (${candidates.sql}) as weighed`,
    [...candidates.params],
  );
  const further = await rowsOf(em, {
    sql: `select j.id from ${found.sql} and j.id not in (${candidates.sql}) order by ${NEWEST} limit ? offset ?`,
    params: [...found.params, ...candidates.params, limit - rows.length, Math.max(0, offset - (counted?.count ?? 0))],
  });
  return [...rows, ...further];
}

/**
 * A page of the found postings, in the requested order.
 *
 * @param ids of the page, if they were read while the postings were counted
 */
export async function publicPage(
  em: EntityManager,
  query: ListJobsQuery,
  {
    found,
    byTitle,
    ids,
  }: { readonly found: SqlPart; readonly byTitle: SqlPart; readonly ids: readonly string[] | null },
  words?: SqlPart,
): Promise<JobRow[]> {
  if (ids) return rowsWithIds(em, ids);
  const page = pageByColumns(query);
  if (page) return rowsOf(em, inOrder(found, page));
  const offset = (query.page - 1) * query.limit;
  if (offset >= REACH || !hasWord(query.search)) return [];
  return byRelevance(em, found, byTitle, words ?? wordsOf(query.search), { limit: query.limit, offset });
}

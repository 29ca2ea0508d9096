import type { SearchConnection } from '../../../jobs/index.js';
import type { CandidateSort } from '../../http/candidate-search.contract.js';
import { knownToCompany, scoreForCompany } from '../company-view.js';
import { joined, type SqlPart } from './sql-part.js';

/** Max offset. People never read that far, and for crawlers each page would read all previous ones. */
export const REACH = 10_000;

/** Number of matches that are ranked by their words; those with the most complete cards come first. */
const WEIGHED = 1_000;

/** Total orders: the id breaks ties. */
const orders: Readonly<Record<CandidateSort, string>> = {
  relevance: 'c.strength desc, c.changed_at desc, c.seeker_id desc',
  newest: 'c.joined_at desc, c.seeker_id desc',
  experience: 'c.years_experience desc nulls last, c.joined_at desc, c.seeker_id desc',
};

/** Newest first; used to read a part of a large set. */
export const NEWEST = orders.newest;

export interface PageAsked {
  readonly sort: CandidateSort;
  /** A posting of the caller's company to compare candidates with. */
  readonly jobId: string | null;
  readonly words: SqlPart | null;
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly limit: number;
  readonly offset: number;
}

type Ids = readonly string[];

async function idsOf({ em }: SearchConnection, { sql, params }: SqlPart): Promise<Ids> {
  const rows = await em.execute<{ seeker_id: string }[]>(sql, [...params]);
  return rows.map((row) => row.seeker_id);
}

const inOrder = (from: SqlPart, order: string, limit: number, offset: number): SqlPart => ({
  sql: `select c.seeker_id from ${from.sql} order by ${order} limit ? offset ?`,
  params: [...from.params, limit, offset],
});

const and = (from: SqlPart, condition: SqlPart): SqlPart => joined([from, condition], ' and ');

/** A page with some people first in their own order, then all others. */
async function firstThenRest(
  connection: SearchConnection,
  from: SqlPart,
  { chosen, best, limit, offset }: { chosen: SqlPart; best: SqlPart; limit: number; offset: number },
): Promise<Ids> {
  const first = await idsOf(connection, {
    sql: `${best.sql} limit ? offset ?`,
    params: [...best.params, limit, offset],
  });
  if (first.length === limit) return first;
  const [counted] = await connection.em.execute<{ count: number }[]>(
    `select count(*)::int as count from (${chosen.sql}) as chosen`,
    [...chosen.params],
  );
  const rest = and(from, { sql: `c.seeker_id not in (${chosen.sql})`, params: chosen.params });
  const skipped = Math.max(0, offset - (counted?.count ?? 0));
  return [...first, ...(await idsOf(connection, inOrder(rest, orders.relevance, limit - first.length, skipped)))];
}

/** People with a match for the posting first, by score; then all others by relevance. */
function byMatch(connection: SearchConnection, from: SqlPart, jobId: string, asked: PageAsked): Promise<Ids> {
  const matched = `select m.seeker_id from match m
    where m.job_id = ? and ${knownToCompany} and m.status not in ('REJECTED', 'CANCELLED')`;
  const chosen = and(
    { sql: `select c.seeker_id from ${from.sql}`, params: from.params },
    { sql: `c.seeker_id in (${matched})`, params: [jobId] },
  );
  const best = {
    sql: `${chosen.sql} order by
      (select ${scoreForCompany} from match m where m.seeker_id = c.seeker_id and m.job_id = ?) desc, ${orders.relevance}`,
    params: [...chosen.params, asked.now, jobId],
  };
  return firstThenRest(connection, from, { chosen, best, limit: asked.limit, offset: asked.offset });
}

/** Ranked by how well the words fit. Of very many people only those with the most complete cards are ranked. */
function byWords(connection: SearchConnection, from: SqlPart, words: SqlPart, asked: PageAsked): Promise<Ids> {
  const chosen = inOrder(from, orders.relevance, WEIGHED, 0);
  const best = {
    sql: `select c.seeker_id from candidate_search c where c.seeker_id in (${chosen.sql})
           order by ts_rank(c.search, ${words.sql}) desc, ${orders.relevance}`,
    params: [...chosen.params, ...words.params],
  };
  return firstThenRest(connection, from, { chosen, best, limit: asked.limit, offset: asked.offset });
}

/** Ids of the candidates on a page, in the requested order. */
export function candidatePage(connection: SearchConnection, from: SqlPart, asked: PageAsked): Promise<Ids> {
  const { sort, jobId, words, limit, offset } = asked;
  if (sort === 'relevance' && jobId !== null) return byMatch(connection, from, jobId, asked);
  if (sort === 'relevance' && words !== null) return byWords(connection, from, words, asked);
  return idsOf(connection, inOrder(from, orders[sort], limit, offset));
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { SqlPart } from './job-filter.js';

export const facetColumns = { job_type: 'job_type', remote: 'remote', location: 'place' } as const;
export type FacetName = keyof typeof facetColumns;
export const facetNames = Object.keys(facetColumns) as FacetName[];

/** How many postings have one value of one facet; the other facets are null. */
export interface FacetGroup {
  readonly job_type: string | null;
  readonly remote: boolean | null;
  readonly place: string | null;
  readonly town: string | null;
  readonly count: number;
}

/** A page of postings in an order by their columns, such as the newest first. */
export interface ColumnPage {
  readonly order: string;
  readonly limit: number;
  readonly offset: number;
}

/** Further facts about the found postings, besides their number. */
export interface Wanted {
  readonly facets: readonly FacetName[];
  readonly page: ColumnPage | null;
}

export interface Groups {
  readonly total: number;
  readonly groups: readonly FacetGroup[];
  /** Ids of the page; null if none was wanted. */
  readonly ids: readonly string[] | null;
}

interface GroupRow extends FacetGroup {
  readonly is_all: boolean;
  readonly ids: readonly string[] | null;
}

/**
 * Counts up to `limit` postings and each value of some facets among them, and reads the ids of a page, all in one statement: finding the
 * postings is what takes the time. Places are grouped without accents and province.
 */
export async function countGroups(
  em: EntityManager,
  found: SqlPart,
  { facets, page }: Wanted,
  limit: number,
): Promise<Groups> {
  const shown = facetNames.map((name) => `${facets.includes(name) ? '' : 'null as '}${facetColumns[name]}`);
  const grouped = facets.map((name) => facetColumns[name]);
  const isAll = grouped.length > 0 ? `grouping(${grouped.join(', ')}) = ${2 ** grouped.length - 1}` : 'true';
  const ids = page
    ? `(select coalesce(array_agg(id), '{}') from (select j.id from found j order by ${page.order} limit ? offset ?) as page)`
    : 'null';
  const rows = await em.execute<GroupRow[]>(
    `with found as ${page ? 'materialized' : 'not materialized'} (
       select j.id, j.published_at, j.salary_year_min, j.salary_year_max, j.job_type, j.remote,
              btrim(split_part(j.place, ',', 1)) as place, btrim(split_part(j.location, ',', 1)) as town
         from ${found.sql} limit ${limit})
     select ${shown.join(', ')}, min(town) as town, count(*)::int as count, ${isAll} as is_all,
            case when ${isAll} then ${ids} end as ids
       from found group by grouping sets (${['()', ...grouped.map((column) => `(${column})`)].join(', ')})`,
    [...found.params, ...(page ? [page.limit, page.offset] : [])],
  );
  const all = rows.find((row) => row.is_all);
  return { total: all?.count ?? 0, groups: rows.filter((row) => !row.is_all), ids: all?.ids ?? null };
}

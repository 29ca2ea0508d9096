import type { EntityManager } from '@mikro-orm/postgresql';
import { type JobFacets, jobTypes, type ListJobsQuery } from '../http/jobs.contract.js';
import { COUNTED, type Counted, countJobs, newestUnder, rounded } from './job-count.js';
import { type PublicFilter, publicFilter, type PublicFilterOptions, type SqlPart } from './job-filter.js';
import type { SearchConnection } from './search-session.js';

const SHOWN_PLACES = 8;
/** Number of postings whose search document is read to estimate shares in a large set. */
const SAMPLE = 1_200;
/** The same for searches without words, which read only columns and no search documents. */
const PLAIN_SAMPLE = 3_000;

const columns = { job_type: 'job_type', remote: 'remote', location: 'place' } as const;
type FacetName = keyof typeof columns;
const facetNames = Object.keys(columns) as FacetName[];

interface Group {
  job_type: string | null;
  remote: boolean | null;
  place: string | null;
  town: string | null;
  count: number;
}

/** Counts each value of some facets in one query; places are grouped without accents and province. */
function groupsOf(em: EntityManager, names: readonly FacetName[], found: SqlPart, limit: number): Promise<Group[]> {
  const shown = facetNames.map((name) => `${names.includes(name) ? '' : 'null as '}${columns[name]}`);
  return em.execute<Group[]>(
    `select ${shown.join(', ')}, min(town) as town, count(*)::int as count
       from (select j.job_type, j.remote, btrim(split_part(j.place, ',', 1)) as place,
                    btrim(split_part(j.location, ',', 1)) as town
               from ${found.sql} limit ${limit}) as counted
      group by grouping sets (${names.map((name) => `(${columns[name]})`).join(', ')})`,
    [...found.params],
  );
}

/** Groups of some facets, scaled to the total if only a part was read. */
async function countedGroups(
  { em }: SearchConnection,
  names: readonly FacetName[],
  filter: PublicFilter,
  { total, isEstimate, found }: Counted,
): Promise<Group[]> {
  const sample = newestUnder(filter, SAMPLE);
  const seenIn =
    isEstimate && filter.ofWords
      ? { sql: `${sample.sql} and ${filter.ofWords.sql}`, params: [...sample.params, ...filter.ofWords.params] }
      : found;
  const groups = await groupsOf(em, names, seenIn, isEstimate ? PLAIN_SAMPLE : COUNTED);
  if (!isEstimate) return groups;
  const [name] = names;
  const ofFirst = groups.filter((group) => name !== undefined && group[columns[name]] !== null);
  const seen = ofFirst.reduce((sum, group) => sum + group.count, 0);
  return groups.map((group) => ({ ...group, count: rounded((group.count * total) / Math.max(seen, 1)) }));
}

/**
 * Number of results for each further choice; each facet is counted under all filters except its own. Above 10,000 postings
 * estimated from a sample.
 */
export async function facetsOf(
  connection: SearchConnection,
  query: ListJobsQuery,
  { words, now, hidden }: PublicFilterOptions,
  counted: Counted,
): Promise<JobFacets> {
  const isFree = (name: FacetName): boolean => query[name] === undefined || query[name] === '';
  const free = facetNames.filter(isFree);
  const groups = new Map<FacetName, Group[]>();
  let isEstimate = counted.isEstimate;
  const remember = (names: readonly FacetName[], found: readonly Group[]): void => {
    for (const name of names)
      groups.set(
        name,
        found.filter((group) => group[columns[name]] !== null),
      );
  };
  if (free.length > 0)
    remember(free, await countedGroups(connection, free, publicFilter(query, { words, now, hidden }), counted));
  for (const name of facetNames.filter((each) => !isFree(each))) {
    const filter = publicFilter(query, { words, now, hidden, without: name });
    if (filter.ofWords) await connection.walk(true);
    const under = await countJobs(connection, filter);
    isEstimate ||= under.isEstimate;
    remember([name], await countedGroups(connection, [name], filter, under));
  }

  const countOf = (name: FacetName, is: (group: Group) => boolean): number => groups.get(name)?.find(is)?.count ?? 0;
  const towns = (groups.get('location') ?? []).flatMap(({ town, count }) => (town ? [{ value: town, count }] : []));
  return {
    job_type: jobTypes.map((value) => ({ value, count: countOf('job_type', (group) => group.job_type === value) })),
    remote: [true, false].map((value) => ({ value, count: countOf('remote', (group) => group.remote === value) })),
    location: towns.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'fr')).slice(0, SHOWN_PLACES),
    ...(isEstimate ? { is_estimate: true as const } : {}),
  };
}

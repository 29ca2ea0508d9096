import { type JobFacets, jobTypes, type ListJobsQuery } from '../http/jobs.contract.js';
import { countGroups, facetColumns, type FacetGroup, type FacetName, facetNames } from './facet-groups.js';
import { type Counted, countJobs, newestUnder, rounded } from './job-count.js';
import { type PublicFilter, publicFilter, type PublicFilterOptions } from './job-filter.js';
import type { SearchConnection } from './search-session.js';

const SHOWN_PLACES = 8;
/** Number of postings whose search document is read to estimate shares in a large set. */
const SAMPLE = 1_200;
/** The same for searches without words, which read only columns and no search documents. */
const PLAIN_SAMPLE = 3_000;

/** The facets that no filter of the query fixes. They are counted together with the postings that are found. */
export const freeFacets = (query: ListJobsQuery): readonly FacetName[] =>
  facetNames.filter((name) => query[name] === undefined || query[name] === '');

/** Groups of some facets, estimated from a sample if not all postings were counted. */
async function groupsOf(
  { em }: SearchConnection,
  names: readonly FacetName[],
  filter: PublicFilter,
  { total, found, groups: exact }: Counted,
): Promise<readonly FacetGroup[]> {
  if (exact) return exact;
  const sample = newestUnder(filter, SAMPLE);
  const seenIn = filter.ofWords
    ? { sql: `${sample.sql} and ${filter.ofWords.sql}`, params: [...sample.params, ...filter.ofWords.params] }
    : found;
  const { total: seen, groups } = await countGroups(em, seenIn, { facets: names, page: null }, PLAIN_SAMPLE);
  return groups.map((group) => ({ ...group, count: rounded((group.count * total) / Math.max(seen, 1)) }));
}

/**
 * Number of results for each further choice; each facet is counted under all filters except its own. Above 10,000 postings
 * estimated from a sample.
 */
export async function facetsOf(
  connection: SearchConnection,
  query: ListJobsQuery,
  options: PublicFilterOptions,
  counted: Counted,
): Promise<JobFacets> {
  const free = freeFacets(query);
  const groups = new Map<FacetName, readonly FacetGroup[]>();
  let isEstimate = counted.isEstimate;
  const remember = (names: readonly FacetName[], found: readonly FacetGroup[]): void => {
    for (const name of names)
      groups.set(
        name,
        found.filter((group) => group[facetColumns[name]] !== null),
      );
  };
  if (free.length > 0) remember(free, await groupsOf(connection, free, publicFilter(query, options), counted));
  for (const name of facetNames.filter((each) => !free.includes(each))) {
    const filter = publicFilter(query, { ...options, without: name });
    if (filter.ofWords) await connection.walk(true);
    const under = await countJobs(connection, filter, { facets: [name], page: null });
    isEstimate ||= under.isEstimate;
    remember([name], await groupsOf(connection, [name], filter, under));
  }

  const countOf = (name: FacetName, is: (group: FacetGroup) => boolean): number =>
    groups.get(name)?.find(is)?.count ?? 0;
  const towns = (groups.get('location') ?? []).flatMap(({ town, count }) => (town ? [{ value: town, count }] : []));
  return {
    job_type: jobTypes.map((value) => ({ value, count: countOf('job_type', (group) => group.job_type === value) })),
    remote: [true, false].map((value) => ({ value, count: countOf('remote', (group) => group.remote === value) })),
    location: towns.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'fr')).slice(0, SHOWN_PLACES),
    ...(isEstimate ? { is_estimate: true as const } : {}),
  };
}

import { helpNames, helpPath } from './help-pages.ts';
import { paths } from './paths.ts';

/** Alternative addresses of pages, or addresses with an optional part. */
const others = ['/company', '/companies/:id', `${paths.companySignIn}/:id`, ...helpNames.map(helpPath)];

/**
 * All page addresses as patterns: `/jobs/:id`. The build passes the list to the server, which answers 404 for others.
 * A spec compares it with the router.
 */
export const addresses: readonly string[] = [...new Set([...Object.values(paths).map(patternOf), ...others])].sort();

/**
 * Pages that the server renders in full (client/rendering/pages.ts). Postings and companies have their own handlers.
 */
export const writtenAddresses: readonly string[] = [
  paths.root,
  paths.jobs,
  paths.companies,
  paths.pricing,
  paths.about,
  paths.forJobSeekers,
  paths.forCompanies,
  paths.help,
  ...helpNames.map(helpPath),
];

function patternOf(path: string | ((...parts: string[]) => string)): string {
  const address = typeof path === 'string' ? path : path(...Array<string>(path.length).fill(':id'));
  return address.split(/[?#]/, 1)[0] ?? address;
}

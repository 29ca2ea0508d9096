import { paths } from './paths.ts';

/** Pages under a second address, or with a part that may be missing. */
const others = ['/company', '/companies', '/companies/:id'];

/**
 * The address of every page as a pattern: `/jobs/:id`. The build hands the list to the server, which answers 404 elsewhere.
 * A spec compares it with the router.
 */
export const addresses: readonly string[] = [...new Set([...Object.values(paths).map(patternOf), ...others])].sort();

function patternOf(path: string | ((...parts: string[]) => string)): string {
  const address = typeof path === 'string' ? path : path(...Array<string>(path.length).fill(':id'));
  return address.split('?', 1)[0] ?? address;
}

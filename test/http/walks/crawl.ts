import type { TestApp, TestRequest } from '../../support/app.js';
import { whileJobsRun } from '../../support/jobs.js';
import { inParallel } from '../../support/in-parallel.js';
import type { Haystack } from './canaries.js';
import { type OpenApi, operationOf, type Schema } from './writable-routes.js';
import { registeredRoutes } from './registered-routes.js';

export interface CrawlOptions {
  readonly app: TestApp;
  readonly document: OpenApi;
  readonly token: string | undefined;
  /** Ids to put into every path. */
  readonly ids: readonly string[];
  /** Words to put into every parameter of a query. */
  readonly words: readonly string[];
}

/** Tried on every route, even if it does not have the parameter: parameters that made other servers return too much. */
const extras = ['apply_masking=false', 'is_masked=false', 'include=email', 'fields=*', 'expand=user', 'format=csv'];
const values = ['1', '100', 'true', 'false', 'newest', 'relevance', 'experience', 'csv', 'ACTIVE', 'PENDING'];

/** The values to try for a parameter: all options of an enum, true and false, several numbers, else all words. */
function valuesFor(schema: Schema | undefined, { ids, words }: CrawlOptions): readonly string[] {
  if (schema?.enum) return [...schema.enum.map(String), 'csv'];
  if (schema?.type === 'boolean') return ['true', 'false'];
  if (schema?.type === 'integer' || schema?.type === 'number') return ['1', '100'];
  if (schema?.format === 'uuid') return ids;
  return [...values, ...words, ...ids];
}

/** The URLs of a route: every id in every place, and every parameter with every value that may matter. */
function addressesOf(route: string, options: CrawlOptions): { paths: readonly string[]; queries: readonly string[] } {
  const { document, ids } = options;
  const path = route.split(' ')[1] ?? '';
  const paths = path.includes('/:') ? ids.map((id) => path.replace(/:\w+/g, id)) : [path];
  const declared = (operationOf(document, route)?.parameters ?? []).filter((each) => each.in === 'query');
  const queries = [
    ...extras,
    ...declared.flatMap(({ name, schema }) =>
      valuesFor(schema, options).map((value) => `${name}=${encodeURIComponent(value)}`),
    ),
  ];
  return { paths, queries };
}

/** Reads everything that a caller can read: every GET route, including headers, and the search of matches. */
export async function crawl(options: CrawlOptions): Promise<Haystack[]> {
  const { app, token } = options;
  const read = async (request: TestRequest): Promise<{ status: number; found: readonly Haystack[] }> => {
    const { status, headers, bytes } = await app.request({ ...request, ...(token === undefined ? {} : { token }) });
    const where = `${request.method ?? 'GET'} ${request.url}`;
    const passing = [headers['x-request-id'], headers['date']].filter((value) => typeof value === 'string');
    return {
      status,
      found: [
        { where, bytes: Buffer.from(`${status} ${JSON.stringify(headers)}`), passing },
        { where, bytes, passing },
      ],
    };
  };
  const readAll = async (requests: readonly TestRequest[]): Promise<readonly Haystack[]> =>
    (await inParallel(requests, read)).flatMap(({ found }) => found);
  const found: Haystack[] = [];
  const routes = registeredRoutes(app).filter((route) => route.startsWith('GET ') && !route.includes('/api/docs'));
  for (const route of routes) {
    const { paths, queries } = addressesOf(route, options);
    const first = await inParallel(paths, (url) => read({ url }));
    for (const [index, path] of paths.entries()) {
      const { status = 0, found: seen = [] } = first[index] ?? {};
      found.push(...seen);
      // If the plain URL returns nothing, skip its parameters, except for the person (the first id).
      if (index > 0 && status > 400) continue;
      found.push(...(await readAll(queries.map((text) => ({ url: `${path}?${text}` })))));
    }
    const more = options.ids.slice(0, 3).flatMap((id): readonly TestRequest[] => {
      const url = (route.split(' ')[1] ?? '').replace(/:\w+/g, id);
      const headers = { 'accept-language': 'en', range: 'bytes=0-99', accept: '*/*' };
      return [
        { url, headers },
        { method: 'HEAD', url },
      ];
    });
    found.push(...(await readAll(more)));
  }
  // These change something, so one after the other.
  const changes: readonly TestRequest[] = [
    { method: 'POST', url: '/api/matches/generate?wait=true', payload: {} },
    ...options.ids.map((id) => ({ method: 'PUT', url: `/api/matches/${id}`, payload: { status: 'HIRED' } }) as const),
  ];
  for (const change of changes) found.push(...(await whileJobsRun(app, () => read(change))).found);
  return found;
}

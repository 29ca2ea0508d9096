import type { TestApp, TestRequest } from '../../support/app.js';
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
  const found: Haystack[] = [];
  const read = async (request: TestRequest): Promise<number> => {
    const { status, headers, bytes } = await app.request({ ...request, ...(token === undefined ? {} : { token }) });
    const where = `${request.method ?? 'GET'} ${request.url}`;
    found.push({ where, bytes: Buffer.from(`${status} ${JSON.stringify(headers)}`) }, { where, bytes });
    return status;
  };
  const routes = registeredRoutes(app).filter((route) => route.startsWith('GET ') && !route.includes('/api/docs'));
  for (const route of routes) {
    const { paths, queries } = addressesOf(route, options);
    for (const [index, path] of paths.entries()) {
      const status = await read({ url: path });
      // If the plain URL returns nothing, skip its parameters, except for the person (the first id).
      if (index > 0 && status > 400) continue;
      for (const text of queries) await read({ url: `${path}?${text}` });
    }
    for (const id of options.ids.slice(0, 3)) {
      const url = (route.split(' ')[1] ?? '').replace(/:\w+/g, id);
      await read({ url, headers: { 'accept-language': 'en', range: 'bytes=0-99', accept: '*/*' } });
      await read({ method: 'HEAD', url });
    }
  }
  await read({ method: 'POST', url: '/api/matches/generate?wait=true', payload: {} });
  for (const id of options.ids) {
    await read({ method: 'PUT', url: `/api/matches/${id}`, payload: { status: 'HIRED' } });
  }
  return found;
}

import type { TestAnswer, TestRequest } from '../../support/app.js';
import { query } from '../../support/query.js';
import { type Cast, type LivingRole, newPlayer, type Player, roles } from './cast.js';
import { matrix } from './matrix/index.js';
import { filled, type Row, type Thing } from './matrix/row.js';

/** The parts of JSON Schema that contracts use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly additionalProperties?: unknown;
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A route with a JSON body, a caller who may use it, and an object for it. */
export interface WritableRoute {
  readonly row: Row;
  readonly schema: Schema;
  readonly role: LivingRole | 'anonymous';
  readonly thing: Thing;
}

export const documentOf = async ({ app }: Cast): Promise<OpenApi> =>
  (await app.request<OpenApi>({ url: '/api/openapi.json' })).body;

export function operationOf(document: OpenApi, route: string): Operation | undefined {
  const [method = '', path = ''] = route.split(' ');
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

/** A caller who is not refused, preferably the seeker. */
export function callerAndThing(row: Row): Pick<WritableRoute, 'role' | 'thing'> | null {
  const usable = Object.entries(row.things).filter(([name]) => name !== 'missing' && name !== 'malformed');
  for (const [, thing] of usable) {
    const index = thing.answers.findIndex((status) => ![401, 403, 404].includes(status));
    const role = roles[index];
    if (role !== undefined) return { role: role as LivingRole | 'anonymous', thing };
  }
  return null;
}

/** Every route that accepts JSON, from the OpenAPI document. */
export function writableRoutes(document: OpenApi): readonly WritableRoute[] {
  return matrix.flatMap((row) => {
    const schema = operationOf(document, row.route)?.requestBody?.content?.['application/json']?.schema;
    const found = schema && callerAndThing(row);
    return schema && found ? [{ row, schema, ...found }] : [];
  });
}

const variantsOf = (schema: Schema): readonly Schema[] => {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return parts.length === 0 ? [schema] : parts.flatMap(variantsOf);
};

export interface Field {
  /** `consents.adult` */
  readonly path: readonly string[];
  readonly schema: Schema;
}

/** Every named field of a body, including nested ones. */
export function fieldsOf(schema: Schema, under: readonly string[] = []): readonly Field[] {
  return variantsOf(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, inner]) => {
      const path = [...under, name];
      return [{ path, schema: inner }, ...fieldsOf(inner, path)];
    }),
  );
}

const anyOf = (schema: Schema, is: (variant: Schema) => boolean): boolean => variantsOf(schema).some(is);

export const isText = ({ schema }: Field): boolean => anyOf(schema, ({ type }) => type === 'string');

/** A list of texts, such as the requirements of a posting. */
export const isTextList = ({ schema }: Field): boolean =>
  anyOf(
    schema,
    ({ type, items }) => type === 'array' && items !== undefined && anyOf(items, (item) => item.type === 'string'),
  );

/** The same object with one value replaced at any depth. */
export function withValue(
  base: object,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const own = base as Record<string, unknown>;
  const inner = own[name];
  const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
  return { ...own, [name]: rest.length === 0 ? value : withValue(isObject ? inner : {}, rest, value) };
}

/** A caller of a route, with a valid body. */
export interface Prepared {
  readonly caller: Player | null;
  readonly url: string;
  readonly body: Record<string, unknown>;
}

export async function prepare(cast: Cast, { row, role, thing }: WritableRoute): Promise<Prepared> {
  const isAnonymous = role === 'anonymous';
  const caller = isAnonymous ? null : row.byNewcomers ? await newPlayer(cast.app, role) : cast.players[role];
  const id = thing.id ? await thing.id(cast, caller) : '';
  const { payload } = (await row.payload?.(cast, caller)) ?? {};
  const path = row.route.split(' ')[1] ?? '';
  return { caller, url: filled(path, id), body: (payload ?? {}) as Record<string, unknown> };
}

/** Sends a body, as an object or as JSON text. */
export function send<T>(
  { app }: Cast,
  { row }: WritableRoute,
  { caller, url }: Prepared,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer<T>> {
  const method = (row.route.split(' ')[0] ?? 'POST') as NonNullable<TestRequest['method']>;
  return app.request<T>({
    method,
    url,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
    ...(caller ? { token: caller.token } : {}),
  });
}

/** Tables that a refused request may change: the last activity of a session, and counters of attempts. */
// Processes write `live_declaration` each minute, independently of requests.
const passing = ['session', 'throttle', 'idempotency_key', 'migration', 'login_attempt', 'live_declaration'];

/**
 * Notes every changed row from now on, by triggers in the database of the test: reading all tables before and after each route
 * would take most of the time of a walk.
 * @returns the names of the tables changed since the last call, in order
 */
export async function watchTables({ app }: Cast): Promise<() => Promise<readonly string[]>> {
  const tables = await query<{ name: string }>(
    app.databaseUrl,
    `select tablename as name from pg_tables where schemaname = 'public' and not tablename = any($1) order by 1`,
    [passing],
  );
  const triggers = tables.map(
    ({ name }) =>
      `create trigger noted after insert or delete on "${name}" for each row execute function noted.note();
       create trigger noted_update after update on "${name}" for each row
         when (old.* is distinct from new.*) execute function noted.note();`,
  );
  await query(
    app.databaseUrl,
    `create schema noted;
     create table noted.change (name text not null);
     create function noted.note() returns trigger language plpgsql as $$
     begin
       insert into noted.change values (tg_table_name);
       return null;
     end $$;
     ${triggers.join('\n')}`,
  );
  return async () => {
    const changed = await query<{ name: string }>(app.databaseUrl, 'delete from noted.change returning name');
    return [...new Set(changed.map(({ name }) => name))].sort();
  };
}

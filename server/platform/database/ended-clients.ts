import type pg from 'pg';

/** How long the code that uses a client may keep it after its connection ended, in milliseconds. */
const GRACE_MS = 1_000;

/**
 * Releases clients whose connection ended. Kysely never releases a client if BEGIN fails, for example when the database is killed.
 * Each such client would occupy the pool for ever, and closing the pool would never finish.
 */
export function giveBackEndedClients(pool: pg.Pool): void {
  const removed = new WeakSet<pg.PoolClient>();
  pool.on('remove', (client) => removed.add(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      const giveBack = (): void => {
        if (removed.has(client)) return;
        const { release } = client;
        // Kysely may still release it later; a second release must do nothing.
        client.release = () => undefined;
        release.call(client, true);
      };
      setTimeout(giveBack, GRACE_MS).unref();
    });
  });
}

import type pg from 'pg';

/** Time for whoever uses a client to give it back after its connection ended (milliseconds). */
const GRACE_MS = 1_000;

/**
 * Gives clients whose connection ended back to their pool. Kysely keeps the client of a BEGIN that failed, for example because the
 * database was killed: each would take one place of the pool for good, and the pool would never end.
 */
export function giveBackEndedClients(pool: pg.Pool): void {
  const removed = new WeakSet<pg.PoolClient>();
  pool.on('remove', (client) => removed.add(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      const giveBack = (): void => {
        if (removed.has(client)) return;
        const { release } = client;
        // Given back later after all: nothing is left to do.
        client.release = () => undefined;
        release.call(client, true);
      };
      setTimeout(giveBack, GRACE_MS).unref();
    });
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Any number that nothing else in the database locks. */
export const MIGRATION_LOCK = 727_001;
const ASK_EVERY_MS = 200;

/**
 * Waits until no other process migrates, and locks the migrations until the connection ends. It asks again and again instead of waiting
 * in the database, because `create index concurrently` of the other process would wait for this statement to end.
 */
export async function lockMigrations(client: pg.Client, say: (line: string) => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.locked) return;
    if (attempt === 1) say('Another process migrates the database; this one waits for it.');
    await pause(ASK_EVERY_MS);
  }
}

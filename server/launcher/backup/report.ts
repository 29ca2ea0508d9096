import { withClient } from '../postgres/with-client.js';

/**
 * Writes the report of a backup or a drill for operators. The restored database contains it too, where its time tells how much was lost.
 */
export async function report(
  databaseUrl: string,
  kind: 'BACKUP' | 'DRILL',
  { succeeded, detail }: { succeeded: boolean; detail: string },
): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query(
      `INSERT INTO backup_report (kind, reported_at, succeeded, detail) VALUES ($1, clock_timestamp(), $2, left($3, 500))
       ON CONFLICT (kind) DO UPDATE
         SET reported_at = excluded.reported_at, succeeded = excluded.succeeded, detail = excluded.detail`,
      [kind, succeeded, detail],
    ),
  );
}

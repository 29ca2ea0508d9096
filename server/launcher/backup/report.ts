import type { BackupFigures, DrillFigures } from '../../platform/health/backup-figures.js';
import { withClient } from '../postgres/with-client.js';

interface Report {
  readonly succeeded: boolean;
  /** One line for the log and for readers of the table. */
  readonly detail: string;
  /** Null if there are none. */
  readonly figures: BackupFigures | DrillFigures | null;
}

/**
 * Writes the report of a backup or a drill for operators. The restored database contains it too, where its time tells how much was lost.
 */
export async function report(
  databaseUrl: string,
  kind: 'BACKUP' | 'DRILL',
  { succeeded, detail, figures }: Report,
): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query(
      `INSERT INTO backup_report (kind, reported_at, succeeded, detail, figures)
       VALUES ($1, clock_timestamp(), $2, left($3, 500), $4)
       ON CONFLICT (kind) DO UPDATE
         SET reported_at = excluded.reported_at, succeeded = excluded.succeeded, detail = excluded.detail,
             figures = excluded.figures`,
      [kind, succeeded, detail, figures],
    ),
  );
}

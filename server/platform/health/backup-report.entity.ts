import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';

export type BackupReportKind = 'BACKUP' | 'DRILL';

/** The last report of the backup and of the drill. They are separate programs and write it in SQL. */
export const BackupReportSchema = defineEntity({
  name: 'BackupReport',
  tableName: 'backup_report',
  properties: {
    kind: p.text().primary().$type<BackupReportKind>(),
    reportedAt: p.datetime(3),
    succeeded: p.boolean(),
    /** For operators; no personal data. */
    detail: p.text(),
  },
  checks: [
    { name: 'backup_report_kind_check', expression: "kind in ('BACKUP', 'DRILL')" },
    { name: 'backup_report_detail_check', expression: 'char_length(detail) <= 500' },
  ],
});

export interface BackupReport {
  readonly kind: BackupReportKind;
  /** By the database's clock, as the report's time. */
  readonly ageSeconds: number;
  readonly reportedOn: string;
  readonly succeeded: boolean;
  readonly detail: string;
}

/** At most one row of each kind. */
export function readBackupReports(em: EntityManager): Promise<BackupReport[]> {
  return em.execute<BackupReport[]>(
    `select kind, extract(epoch from now() - reported_at)::float8 as "ageSeconds",
            to_char(reported_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') as "reportedOn", succeeded, detail
       from backup_report`,
  );
}

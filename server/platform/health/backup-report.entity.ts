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
    /** For operators who read the table; no personal data. */
    detail: p.text(),
    /** The same as figures, for sentences in both languages (`backup-figures.ts`). */
    figures: p.json<object>().nullable(),
  },
  checks: [
    { name: 'backup_report_kind_check', expression: "kind in ('BACKUP', 'DRILL')" },
    { name: 'backup_report_detail_check', expression: 'char_length(detail) <= 500' },
    { name: 'backup_report_figures_check', expression: `jsonb_typeof(figures) = 'object'` },
  ],
});

export interface BackupReport {
  readonly kind: BackupReportKind;
  /** By the database's clock, as the report's time. */
  readonly ageSeconds: number;
  readonly reportedAt: Date;
  readonly succeeded: boolean;
  readonly detail: string;
  /** Null if an earlier version of the program wrote the report. */
  readonly figures: unknown;
}

type Row = Omit<BackupReport, 'reportedAt'> & { readonly reportedMs: number };

/** At most one row of each kind. */
export async function readBackupReports(em: EntityManager): Promise<BackupReport[]> {
  const rows = await em.execute<Row[]>(
    `select kind, extract(epoch from now() - reported_at)::float8 as "ageSeconds",
            (extract(epoch from reported_at) * 1000)::float8 as "reportedMs", succeeded, detail, figures
       from backup_report`,
  );
  return rows.map(({ reportedMs, ...report }) => ({ ...report, reportedAt: new Date(reportedMs) }));
}

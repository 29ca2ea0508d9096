import { Migration } from '@mikro-orm/migrations';

/** Reports of the running backup and of the last drill of a restore, for operators. */
export class Migration20261125_58_backup_reports extends Migration {
  override up(): void {
    this.addSql(`
      create table backup_report (
        kind text not null,
        reported_at timestamptz(3) not null,
        succeeded boolean not null,
        detail text not null,
        constraint backup_report_pkey primary key (kind),
        constraint backup_report_kind_check check (kind in ('BACKUP', 'DRILL')),
        constraint backup_report_detail_check check (char_length(detail) <= 500)
      )
    `);
  }

  override down(): void {
    this.addSql('drop table backup_report');
  }
}

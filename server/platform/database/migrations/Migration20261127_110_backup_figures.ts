import { Migration } from '@mikro-orm/migrations';

/** Figures of backups and drills, from which readiness makes sentences in both languages. Earlier programs write none. */
export class Migration20261127_110_backup_figures extends Migration {
  override up(): void {
    this.addSql(`
      alter table backup_report
        add column figures jsonb null,
        add constraint backup_report_figures_check check (jsonb_typeof(figures) = 'object')
    `);
  }

  override down(): void {
    this.addSql('alter table backup_report drop column figures');
  }
}

import { Migration } from '@mikro-orm/migrations';

const kinds = (...more: readonly string[]): string =>
  [
    'message',
    'application',
    'interview',
    'reservation',
    'match',
    'video',
    ...more,
    'job_alert',
    'candidate_alert',
    'digest',
  ]
    .map((kind) => `'${kind}'`)
    .join(', ');

/** The notification about the decision on a report, for the person who reported. */
export class Migration20261121_30_report_news extends Migration {
  override up(): void {
    this.allow(kinds('report'));
  }

  override down(): void {
    this.addSql(`delete from notification where kind = 'report'`);
    this.addSql(`delete from notification_preference where kind = 'report'`);
    this.allow(kinds());
  }

  private allow(list: string): void {
    for (const table of ['notification', 'notification_preference']) {
      this.addSql(`
        alter table ${table}
          drop constraint ${table}_kind_check,
          add constraint ${table}_kind_check check (kind in (${list}))
      `);
    }
  }
}

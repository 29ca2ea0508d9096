import { Migration } from '@mikro-orm/migrations';

const kinds = (...more: readonly string[]): string =>
  [
    'message',
    'application',
    'interview',
    'reservation',
    'match',
    'video',
    'report',
    ...more,
    'job_alert',
    'candidate_alert',
    'digest',
    'credits',
  ]
    .map((kind) => `'${kind}'`)
    .join(', ');

/** The notification whether a company was verified; answers about sales of videos are consents. */
export class Migration20261125_47_company_news extends Migration {
  override up(): void {
    this.allow(kinds('company'));
    this.allowConsents(`, 'VIDEO_SALE'`);
  }

  override down(): void {
    this.addSql(`delete from notification where kind = 'company'`);
    this.addSql(`delete from notification_preference where kind = 'company'`);
    this.allow(kinds());
    this.addSql(`delete from consent where kind = 'VIDEO_SALE'`);
    this.allowConsents('');
  }

  private allowConsents(more: string): void {
    this.addSql(`
      alter table consent
        drop constraint consent_kind_check,
        add constraint consent_kind_check
          check (kind in ('ADULT', 'TERMS', 'PRIVACY', 'PROFILE_VISIBLE', 'MARKETING'${more}))
    `);
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

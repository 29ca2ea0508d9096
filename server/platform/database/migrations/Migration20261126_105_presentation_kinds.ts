import { Migration } from '@mikro-orm/migrations';

/** Presentations by sound only or in writing. A written one has no length and no picture. */
export class Migration20261126_105_presentation_kinds extends Migration {
  override up(): void {
    this.addSql(`
      alter table video
        add column kind text not null default 'VIDEO',
        add constraint video_kind_check check (kind in ('VIDEO', 'AUDIO', 'TEXT')),
        drop constraint video_completed_check,
        add constraint video_completed_check check (
          status <> 'completed'
          or (progress = 100 and finished_at is not null and duration is not null
              and (kind = 'TEXT' or (width > 0 and height > 0))))
    `);
    this.addSql(`
      alter table video_upload
        add column kind text not null default 'VIDEO',
        add constraint video_upload_kind_check check (kind in ('VIDEO', 'AUDIO'))
    `);
  }

  override down(): void {
    this.addSql(`delete from video where kind = 'TEXT'`);
    this.addSql(`
      alter table video
        drop constraint video_completed_check,
        add constraint video_completed_check check (
          status <> 'completed'
          or (duration is not null and width > 0 and height > 0 and progress = 100 and finished_at is not null)),
        drop column kind
    `);
    this.addSql('alter table video_upload drop column kind');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Questions that a posting wants answered on video. Earlier postings have none. */
export class Migration20261123_36_posting_questions extends Migration {
  override up(): void {
    this.addSql(`alter table job add column video_questions text[] not null default '{}'`);
    this.addSql(`
      alter table job
        add constraint job_video_questions_check check (cardinality(video_questions) <= 8),
        add constraint job_video_questions_length_check check (octet_length(video_questions::text) <= 40000)
    `);
  }

  override down(): void {
    this.addSql('alter table job drop column video_questions');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** How a person prefers to answer: the format, and more time. Read by that person alone. */
export class Migration20261126_106_answer_preferences extends Migration {
  override up(): void {
    this.addSql(`
      create table answer_preference (
        account_id uuid not null,
        format text not null,
        answer_time text not null,
        think_seconds smallint null,
        updated_at timestamptz(3) not null,
        constraint answer_preference_pkey primary key (account_id),
        constraint answer_preference_format_check check (format in ('VIDEO', 'AUDIO', 'TEXT')),
        constraint answer_preference_answer_time_check check (answer_time in ('suggested', 'double', 'long')),
        constraint answer_preference_think_seconds_check check (think_seconds >= 1 and think_seconds <= 600)
      )
    `);
  }

  override down(): void {
    this.addSql('drop table answer_preference');
  }
}

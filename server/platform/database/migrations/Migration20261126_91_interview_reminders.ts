import { Migration } from '@mikro-orm/migrations';

/** Reminders of interviews that were sent. A moved interview has another start, so it gets its own. */
export class Migration20261126_91_interview_reminders extends Migration {
  override up(): void {
    this.addSql(`
      create table interview_reminder (
        interview_id uuid not null,
        kind text not null,
        starts_at timestamptz(3) not null,
        sent_at timestamptz(3) not null,
        constraint interview_reminder_pkey primary key (interview_id, kind, starts_at),
        constraint interview_reminder_interview_id_foreign
          foreign key (interview_id) references interview (id) on delete cascade,
        constraint interview_reminder_kind_check check (kind in ('DAY', 'HOUR'))
      )
    `);
    this.addSql(`create index interview_scheduled_at_index on interview (scheduled_at, id) where status = 'SCHEDULED'`);
  }

  override down(): void {
    this.addSql('drop index interview_scheduled_at_index');
    this.addSql('drop table interview_reminder');
  }
}

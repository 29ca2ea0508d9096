import { Migration } from '@mikro-orm/migrations';

/** A log of who published, paused or closed a posting, and indexes for the actions of a member, newest first. */
export class Migration20261126_77_team_activity extends Migration {
  override up(): void {
    this.addSql(`
      create table job_event (
        id uuid not null,
        job_id uuid not null,
        company_id uuid not null,
        actor_id uuid not null,
        from_status text not null,
        to_status text not null,
        at timestamptz(3) not null,
        constraint job_event_pkey primary key (id),
        constraint job_event_job_id_foreign foreign key (job_id) references job (id)
          on update no action on delete cascade,
        constraint job_event_from_status_check check (from_status in ('DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED')),
        constraint job_event_to_status_check check (to_status in ('DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED')
          and to_status <> from_status)
      )
    `);
    this.addSql('create index job_event_company_id_index on job_event (company_id, at desc, id desc)');
    this.addSql('create index job_event_job_id_index on job_event (job_id)');
    this.addSql('create index job_event_actor_id_index on job_event (actor_id)');
    this.addSql(`create index application_event_actor_id_index on application_event (actor_id, at desc, id desc)
      where party = 'COMPANY'`);
    this.addSql(`create index application_review_submitted_index on application_review (reviewer_id, submitted_at desc, id desc)
      where submitted_at is not null`);
    this.addSql(
      'create index application_note_written_index on application_note (author_id, created_at desc, id desc)',
    );
    this.addSql(`create index reservation_event_actor_id_index on reservation_event (actor_id, at desc, id desc)
      where party = 'RECRUITER'`);
  }

  override down(): void {
    this.addSql('drop index reservation_event_actor_id_index');
    this.addSql('drop index application_note_written_index');
    this.addSql('drop index application_review_submitted_index');
    this.addSql('drop index application_event_actor_id_index');
    this.addSql('drop table job_event');
  }
}

import { Migration } from '@mikro-orm/migrations';

const statuses = `('PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')`;

/** Applications, their history, interviews and offers; and the companies that paid for a person. */
export class Migration20261121_18_applications extends Migration {
  override up(): void {
    this.addApplication();
    this.addEvents();
    this.addInterview();
    this.addSql(`
      create table application_offer (
        application_id uuid not null,
        salary text not null,
        start_date date,
        note text,
        made_at timestamptz(3) not null,
        constraint application_offer_pkey primary key (application_id),
        constraint application_offer_application_id_foreign
          foreign key (application_id) references application (id) on delete cascade,
        constraint application_offer_salary_check check (char_length(salary) >= 1 and char_length(salary) <= 100),
        constraint application_offer_note_check check (char_length(note) >= 1 and char_length(note) <= 2000)
      )
    `);
    this.addSql(`
      create table paid_pair (
        company_id uuid not null,
        seeker_id uuid not null,
        act text not null,
        paid_by uuid not null,
        paid_at timestamptz(3) not null,
        constraint paid_pair_pkey primary key (company_id, seeker_id),
        constraint paid_pair_act_check check (act in ('MATCH_UNLOCK', 'RESERVATION', 'PRIORITY_INTRO'))
      )
    `);
    this.addSql('create index paid_pair_seeker_id_index on paid_pair (seeker_id)');
  }

  private addApplication(): void {
    this.addSql(`
      create table application (
        id uuid not null,
        job_id uuid not null,
        company_id uuid not null,
        seeker_id uuid not null,
        attempt smallint not null,
        status text not null,
        cover_letter text,
        video_id uuid,
        applied_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        viewed_at timestamptz(3),
        first_answer_at timestamptz(3),
        rejected_from text,
        rejected_at timestamptz(3),
        reason text,
        accepted_by uuid,
        charged smallint,
        job_closed_at timestamptz(3),
        left_at timestamptz(3),
        constraint application_pkey primary key (id),
        constraint application_attempt_unique unique (job_id, seeker_id, attempt),
        constraint application_status_check check (status in ${statuses}),
        constraint application_attempt_check check (attempt >= 1 and attempt <= 2),
        constraint application_cover_letter_check
          check (char_length(cover_letter) >= 1 and char_length(cover_letter) <= 5000),
        constraint application_first_answer_at_check
          check (status = 'WITHDRAWN' or (status = 'PENDING') = (first_answer_at is null)),
        constraint application_rejected_check
          check ((status = 'REJECTED') = (rejected_from is not null) and (rejected_from is null) = (rejected_at is null)
            and (reason is null or rejected_at is not null)),
        constraint application_rejected_from_check
          check (rejected_from in ('PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED')),
        constraint application_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 1000),
        constraint application_accepted_check
          check ((status = 'ACCEPTED') = (accepted_by is not null) and (accepted_by is null) = (charged is null)),
        constraint application_charged_check check (charged >= 0)
      )
    `);
    this.addSql(`
      create unique index application_standing_unique on application (job_id, seeker_id) where status <> 'WITHDRAWN'
    `);
    this.addSql('create index application_seeker_id_index on application (seeker_id, applied_at desc, id desc)');
    this.addSql(`
      create index application_company_id_index on application (company_id, applied_at desc, id desc) where left_at is null
    `);
    this.addSql('create index application_job_id_index on application (job_id, status) where left_at is null');
    this.addSql(`
      create index application_answered_index on application (company_id, first_answer_at) include (applied_at)
      where first_answer_at is not null
    `);
    this.addSql(`
      create index application_job_closed_at_index on application (job_closed_at) where job_closed_at is not null
    `);
    this.addSql('create index application_left_at_index on application (left_at) where left_at is not null');
  }

  private addEvents(): void {
    this.addSql(`
      create table application_event (
        id uuid not null,
        application_id uuid not null,
        at timestamptz(3) not null,
        party text not null,
        actor_id uuid,
        from_status text,
        to_status text not null,
        note text,
        constraint application_event_pkey primary key (id),
        constraint application_event_application_id_foreign
          foreign key (application_id) references application (id) on delete cascade,
        constraint application_event_party_check check (party in ('CANDIDATE', 'COMPANY', 'SYSTEM')),
        constraint application_event_from_status_check check (from_status in ${statuses}),
        constraint application_event_to_status_check check (to_status in ${statuses}),
        constraint application_event_note_check check (char_length(note) >= 1 and char_length(note) <= 1000)
      )
    `);
    this.addSql('create index application_event_application_id_index on application_event (application_id, at, id)');
    // The name that the schema comparison expects for a trigger's function.
    this.addSql(`
      create function application_event_application_event_append_only_fn() returns trigger language plpgsql
      as $$ begin if current_setting('entrevue.erasure', true) = 'on' then if tg_op = 'DELETE' then return old; end if; return new; end if; raise exception 'application_event is append-only' using errcode = 'restrict_violation'; end; $$
    `);
    this.addSql(`
      create trigger application_event_append_only before update or delete on application_event
      for each row execute function application_event_application_event_append_only_fn()
    `);
    this.addSql(`
      create function application_event_no_truncate_fn() returns trigger language plpgsql
      as $$ begin raise exception 'application_event is append-only' using errcode = 'restrict_violation'; end; $$
    `);
    this.addSql(`
      create trigger application_event_no_truncate before truncate on application_event
      for each statement execute function application_event_no_truncate_fn()
    `);
  }

  private addInterview(): void {
    this.addSql(`
      create table interview (
        id uuid not null,
        application_id uuid not null,
        status text not null,
        scheduled_at timestamptz(3) not null,
        duration_minutes smallint not null,
        time_zone text not null,
        type text not null,
        location text,
        notes text,
        proposed_slots jsonb not null,
        sequence integer not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint interview_pkey primary key (id),
        constraint interview_application_id_foreign
          foreign key (application_id) references application (id) on delete cascade,
        constraint interview_status_check check (status in ('PROPOSED', 'SCHEDULED', 'CANCELLED')),
        constraint interview_duration_minutes_check check (duration_minutes >= 5 and duration_minutes <= 480),
        constraint interview_time_zone_check check (char_length(time_zone) >= 1 and char_length(time_zone) <= 64),
        constraint interview_type_check check (type in ('VIDEO', 'PHONE', 'IN_PERSON')),
        constraint interview_location_check check (char_length(location) >= 1 and char_length(location) <= 500),
        constraint interview_notes_check check (char_length(notes) >= 1 and char_length(notes) <= 2000),
        constraint interview_proposed_slots_check
          check (jsonb_typeof(proposed_slots) = 'array'
            and (status = 'PROPOSED') = (jsonb_array_length(proposed_slots) >= 2)
            and jsonb_array_length(proposed_slots) <= 6),
        constraint interview_sequence_check check (sequence >= 0)
      )
    `);
    this.addSql('create index interview_application_id_index on interview (application_id, scheduled_at, id)');
  }

  override down(): void {
    this.addSql('drop table paid_pair');
    this.addSql('drop table application_offer');
    this.addSql('drop table interview');
    this.addSql('drop table application_event');
    this.addSql('drop table application');
    this.addSql('drop function application_event_application_event_append_only_fn()');
    this.addSql('drop function application_event_no_truncate_fn()');
  }
}

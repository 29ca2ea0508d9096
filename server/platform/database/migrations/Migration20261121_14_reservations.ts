import { Migration } from '@mikro-orm/migrations';

/** Reservations of 72 hours, videos bought one by one, and matches that a company pays for or agrees on. */
export class Migration20261121_14_reservations extends Migration {
  override up(): void {
    this.addReservation();
    this.addHistory();
    this.addSql(`
      create table video_pass (
        company_id uuid not null,
        video_id uuid not null,
        seeker_id uuid not null,
        bought_by uuid not null,
        bought_at timestamptz(3) not null,
        constraint video_pass_pkey primary key (company_id, video_id)
      )
    `);
    this.addSql('create index video_pass_seeker_id_index on video_pass (seeker_id)');
    this.changeMatch();
  }

  private addReservation(): void {
    this.addSql(`
      create table reservation (
        id uuid not null,
        recruiter_id uuid not null,
        company_id uuid not null,
        seeker_id uuid not null,
        job_id uuid,
        status text not null,
        credits_reserved smallint not null,
        hold_id uuid,
        message text,
        salary text,
        decline_reason text,
        reserved_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        remind_at timestamptz(3),
        resolved_at timestamptz(3),
        match_id uuid,
        cooldown_until timestamptz(3),
        request_hash text,
        constraint reservation_pkey primary key (id),
        constraint reservation_hold_id_unique unique (hold_id),
        constraint reservation_status_check
          check (status in ('ACTIVE', 'MATCHED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'HIRED')),
        constraint reservation_credits_check
          check (credits_reserved >= 0 and (credits_reserved = 0) = (hold_id is null)),
        constraint reservation_window_check check (expires_at > reserved_at),
        constraint reservation_resolved_check check ((status = 'ACTIVE') = (resolved_at is null)),
        constraint reservation_match_check
          check (match_id is null or status in ('MATCHED', 'HIRED', 'CANCELLED')),
        constraint reservation_message_check check (char_length(message) >= 1 and char_length(message) <= 500),
        constraint reservation_salary_check check (char_length(salary) >= 1 and char_length(salary) <= 100),
        constraint reservation_decline_reason_check
          check (decline_reason is null or (status = 'REJECTED' and char_length(decline_reason) >= 1
            and char_length(decline_reason) <= 500)),
        constraint reservation_request_hash_check check (request_hash ~ '^[0-9a-f]{64}$')
      )
    `);
    this.addSql(`create unique index reservation_open_unique on reservation (company_id, seeker_id)
      where status in ('ACTIVE', 'MATCHED')`);
    this.addSql(`create unique index reservation_request_hash_unique on reservation (recruiter_id, request_hash)
      where request_hash is not null`);
    this.addSql('create index reservation_recruiter_id_index on reservation (recruiter_id, reserved_at desc, id desc)');
    this.addSql('create index reservation_seeker_id_index on reservation (seeker_id, reserved_at desc, id desc)');
    this.addSql(`create index reservation_expires_at_index on reservation (expires_at, id) where status = 'ACTIVE'`);
    this.addSql(`create index reservation_remind_at_index on reservation (remind_at, id)
      where status = 'ACTIVE' and remind_at is not null`);
    this.addSql(`create index reservation_cooldown_until_index on reservation (company_id, seeker_id, cooldown_until)
      where cooldown_until is not null`);
    this.addSql(
      'create index reservation_resolved_at_index on reservation (resolved_at) where resolved_at is not null',
    );
    this.addSql('create index reservation_match_id_index on reservation (match_id) where match_id is not null');
  }

  private addHistory(): void {
    this.addSql(`
      create table reservation_event (
        id uuid not null,
        reservation_id uuid not null,
        from_status text,
        to_status text not null,
        party text not null,
        actor_id uuid,
        at timestamptz(3) not null,
        constraint reservation_event_pkey primary key (id),
        constraint reservation_event_reservation_id_foreign
          foreign key (reservation_id) references reservation (id) on delete cascade,
        constraint reservation_event_to_status_check
          check (to_status in ('ACTIVE', 'MATCHED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'HIRED')),
        constraint reservation_event_from_status_check
          check (from_status in ('ACTIVE', 'MATCHED') and (from_status is null) = (to_status = 'ACTIVE')),
        constraint reservation_event_party_check check (party in ('SEEKER', 'RECRUITER', 'CLOCK', 'CONSEQUENCE'))
      )
    `);
    this.addSql('create index reservation_event_reservation_id_index on reservation_event (reservation_id, at)');
    this.addSql(`create index reservation_event_taken_back_index on reservation_event (actor_id, at)
      where party = 'RECRUITER' and from_status = 'ACTIVE' and to_status = 'CANCELLED'`);
    this.addSql(`
      create table reservation_letter (
        reservation_id uuid not null,
        kind text not null,
        sent_at timestamptz(3) not null,
        constraint reservation_letter_pkey primary key (reservation_id, kind),
        constraint reservation_letter_reservation_id_foreign
          foreign key (reservation_id) references reservation (id) on delete cascade
      )
    `);
  }

  private changeMatch(): void {
    this.addSql('alter table match alter column job_id drop not null');
    this.addSql('alter table match_audit alter column job_id drop not null');
    this.addSql('alter table match add column seeker_agreed boolean not null default false');
    this.addSql(`update match set seeker_agreed = true where status in ('ACCEPTED', 'MATCHED', 'HIRED')`);
    this.addSql('alter table match add column introduced_at timestamptz(3), add column introduction text');
    this.addSql(`
      alter table match
        add constraint match_without_job_check
          check (job_id is not null or status in ('MATCHED', 'HIRED', 'CANCELLED')),
        add constraint match_introduction_check
          check (introduction is null or (introduced_at is not null and char_length(introduction) >= 1
            and char_length(introduction) <= 500))
    `);
    this.addSql('create unique index match_without_job_unique on match (company_id, seeker_id) where job_id is null');
    this.addSql(`create index match_audit_introduced_index on match_audit (actor_id) where event = 'INTRODUCED'`);
    this.addSql('alter table match_audit drop constraint match_audit_event_check');
    this.addSql(`
      alter table match_audit add constraint match_audit_event_check check (event in ('PROPOSED', 'RESCORED', 'REOPENED',
        'WITHDRAWN', 'INTRODUCED', 'ACCEPTED', 'REJECTED', 'MATCHED', 'HIRED', 'CANCELLED'))
    `);
  }

  override down(): void {
    this.addSql(`delete from match where job_id is null`);
    this.addSql(`select set_config('entrevue.erasure', 'on', true)`);
    this.addSql(`delete from match_audit where job_id is null or event = 'INTRODUCED'`);
    this.addSql(`select set_config('entrevue.erasure', 'off', true)`);
    this.addSql('drop index match_audit_introduced_index');
    this.addSql('alter table match_audit drop constraint match_audit_event_check');
    this.addSql(`
      alter table match_audit add constraint match_audit_event_check check (event in
        ('PROPOSED', 'RESCORED', 'REOPENED', 'WITHDRAWN', 'ACCEPTED', 'REJECTED', 'MATCHED', 'HIRED', 'CANCELLED'))
    `);
    this.addSql('alter table match_audit alter column job_id set not null');
    this.addSql('drop index match_without_job_unique');
    this.addSql('alter table match drop constraint match_introduction_check, drop constraint match_without_job_check');
    this.addSql('alter table match drop column introduced_at, drop column introduction, drop column seeker_agreed');
    this.addSql('alter table match alter column job_id set not null');
    this.addSql('drop table video_pass');
    this.addSql('drop table reservation_letter');
    this.addSql('drop table reservation_event');
    this.addSql('drop table reservation');
  }
}

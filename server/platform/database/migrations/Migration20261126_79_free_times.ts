import { Migration } from '@mikro-orm/migrations';

/** Members' free times, and interviews for which the candidate chooses one of them. */
export class Migration20261126_79_free_times extends Migration {
  override up(): void {
    this.addSql(`
      create table member_availability (
        account_id uuid not null,
        time_zone text not null,
        windows jsonb not null,
        buffer_minutes smallint not null,
        notice_hours smallint not null,
        max_per_day smallint null,
        updated_at timestamptz(3) not null,
        constraint member_availability_pkey primary key (account_id),
        constraint member_availability_time_zone_check
          check (char_length(time_zone) >= 1 and char_length(time_zone) <= 64),
        constraint member_availability_windows_check
          check (jsonb_typeof(windows) = 'array' and jsonb_array_length(windows) <= 28),
        constraint member_availability_buffer_minutes_check check (buffer_minutes >= 0 and buffer_minutes <= 120),
        constraint member_availability_notice_hours_check check (notice_hours >= 0 and notice_hours <= 336),
        constraint member_availability_max_per_day_check check (max_per_day >= 1 and max_per_day <= 20)
      )
    `);
    this.addSql('alter table interview add column free_until timestamptz(3) null');
    this.addSql('alter table interview drop constraint interview_proposed_slots_check');
    this.addSql(`
      alter table interview add constraint interview_proposed_slots_check
        check (jsonb_typeof(proposed_slots) = 'array' and jsonb_array_length(proposed_slots) <= 6
          and (status = 'PROPOSED') = (jsonb_array_length(proposed_slots) >= 2 or free_until is not null)
          and (free_until is null or jsonb_array_length(proposed_slots) = 0))
    `);
    this.addSql('alter table interview_participant add column booked_at timestamptz(3) null');
    this.addSql(`
      alter table interview_participant add constraint interview_participant_booked_at_unique unique (account_id, booked_at)
    `);
  }

  override down(): void {
    this.addSql('alter table interview_participant drop column booked_at');
    this.addSql('delete from interview where free_until is not null');
    this.addSql('alter table interview drop constraint interview_proposed_slots_check');
    this.addSql('alter table interview drop column free_until');
    this.addSql(`
      alter table interview add constraint interview_proposed_slots_check
        check (jsonb_typeof(proposed_slots) = 'array' and (status = 'PROPOSED') = (jsonb_array_length(proposed_slots) >= 2)
          and jsonb_array_length(proposed_slots) <= 6)
    `);
    this.addSql('drop table member_availability');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Interviews that are written to members' own calendars, and connections that end once their events are removed. */
export class Migration20261126_100_calendar_events extends Migration {
  override up(): void {
    this.addSql(`
      alter table calendar_connection
        add column writes boolean not null default false,
        add column next_write_at timestamptz(3) null,
        add column write_failures int not null default 0,
        add column write_failure text null,
        add column ending_at timestamptz(3) null,
        add constraint calendar_connection_write_failure_check
          check (write_failure in ('SIGN_IN_REFUSED', 'UNREACHABLE', 'GONE', 'TOO_LARGE', 'UNREADABLE', 'FULL', 'REFUSED'))
    `);
    this.addSql(`
      create index calendar_connection_next_write_at_index on calendar_connection (next_write_at, account_id)
        where next_write_at is not null
    `);
    this.addSql(`
      create table calendar_event (
        account_id uuid not null,
        interview_id uuid not null,
        url text not null,
        etag text null,
        fingerprint text null,
        starts_at timestamptz(3) not null,
        difference text null,
        found_starts_at timestamptz(3) null,
        noticed_at timestamptz(3) null,
        constraint calendar_event_pkey primary key (account_id, interview_id),
        constraint calendar_event_account_id_foreign foreign key (account_id) references calendar_connection (account_id)
          on update no action on delete cascade,
        constraint calendar_event_lengths_check
          check (char_length(url) <= 1100 and char_length(etag) <= 1000 and char_length(fingerprint) = 64),
        constraint calendar_event_difference_check check (difference in ('MOVED', 'DELETED')),
        constraint calendar_event_found_check
          check ((difference is null) = (noticed_at is null) and (found_starts_at is null or difference = 'MOVED'))
      )
    `);
    this.addSql('create index calendar_event_interview_id_index on calendar_event (interview_id)');
  }

  override down(): void {
    this.addSql('drop table calendar_event');
    this.addSql('drop index calendar_connection_next_write_at_index');
    this.addSql(`
      alter table calendar_connection
        drop constraint calendar_connection_write_failure_check,
        drop column writes,
        drop column next_write_at,
        drop column write_failures,
        drop column write_failure,
        drop column ending_at
    `);
  }
}

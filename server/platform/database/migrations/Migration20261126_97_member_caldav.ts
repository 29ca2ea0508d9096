import { Migration } from '@mikro-orm/migrations';

/** Members' own calendars on CalDAV servers, and when they are busy there. */
export class Migration20261126_97_member_caldav extends Migration {
  override up(): void {
    this.addSql(`
      create table calendar_connection (
        account_id uuid not null,
        server_url text not null,
        user_name text not null,
        password bytea not null,
        calendar_url text null,
        calendar_name text null,
        revision int not null,
        version text null,
        events_read_at timestamptz(3) null,
        checked_at timestamptz(3) null,
        next_check_at timestamptz(3) not null,
        failures int not null,
        failure text null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint calendar_connection_pkey primary key (account_id),
        constraint calendar_connection_addresses_check
          check (char_length(server_url) >= 1 and char_length(server_url) <= 500 and char_length(calendar_url) <= 1000),
        constraint calendar_connection_user_name_check check (char_length(user_name) >= 1 and char_length(user_name) <= 200),
        constraint calendar_connection_calendar_check check ((calendar_url is null) = (calendar_name is null)),
        constraint calendar_connection_version_check check (char_length(version) <= 1000),
        constraint calendar_connection_failure_check
          check (failure in ('SIGN_IN_REFUSED', 'UNREACHABLE', 'GONE', 'TOO_LARGE', 'UNREADABLE'))
      )
    `);
    this.addSql(`
      create index calendar_connection_next_check_at_index on calendar_connection (next_check_at, account_id)
    `);
    this.addSql(`
      create table calendar_busy (
        account_id uuid not null,
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        constraint calendar_busy_pkey primary key (account_id, starts_at),
        constraint calendar_busy_account_id_foreign foreign key (account_id) references calendar_connection (account_id)
          on update no action on delete cascade,
        constraint calendar_busy_ends_at_check check (ends_at > starts_at)
      )
    `);
  }

  override down(): void {
    this.addSql('drop table calendar_busy');
    this.addSql('drop table calendar_connection');
  }
}

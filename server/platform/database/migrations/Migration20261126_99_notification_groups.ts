import { Migration } from '@mikro-orm/migrations';

/** Notifications that count several events, and the events that they counted. */
export class Migration20261126_99_notification_groups extends Migration {
  override up(): void {
    this.addSql(`
      alter table notification add column group_key text null, add column count int not null default 1
    `);
    // All rows have the defaults here, so there is nothing to check while the table is locked.
    this.addSql(`
      alter table notification
        add constraint notification_group_key_check
          check (char_length(group_key) >= 1 and char_length(group_key) <= 200) not valid,
        add constraint notification_count_check check (count = 1 or (count > 1 and group_key is not null)) not valid
    `);
    this.addSql('alter table notification validate constraint notification_group_key_check');
    this.addSql('alter table notification validate constraint notification_count_check');
    this.addSql(`
      create unique index notification_group_unique on notification (account_id, kind, group_key)
        where group_key is not null and read_at is null
    `);
    this.addSql(`
      create table notification_event (
        account_id uuid not null,
        kind text not null,
        event_key text not null,
        created_at timestamptz(3) not null,
        constraint notification_event_pkey primary key (account_id, kind, event_key),
        constraint notification_event_event_key_check check (char_length(event_key) >= 1 and char_length(event_key) <= 200)
      )
    `);
    this.addSql('create index notification_event_created_at_index on notification_event (created_at)');
  }

  override down(): void {
    this.addSql('drop table notification_event');
    this.addSql('drop index notification_group_unique');
    this.addSql('alter table notification drop column group_key, drop column count');
  }
}

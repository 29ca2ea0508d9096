import { Migration } from '@mikro-orm/migrations';

/** Versions of events, messages that wait for another version of the server, and the declarations of running versions. */
export class Migration20261125_56_event_versions extends Migration {
  override up(): void {
    this.addSql(`
      alter table outbox_message
        add column version integer not null default 1,
        add column waiting_for text null,
        add column waiting_since timestamptz(3) null,
        add column delivered_to jsonb null,
        add constraint outbox_message_version_check check (version >= 1),
        add constraint outbox_message_waiting_check check (
          (waiting_for is null) = (waiting_since is null)
          and (waiting_for is null or (published_at is null and dead_at is null))
        ),
        add constraint outbox_message_waiting_for_check check (char_length(waiting_for) <= 200)
    `);
    this.addSql(`
      create index outbox_message_ready_index on outbox_message (available_at, id)
      where published_at is null and dead_at is null and waiting_for is null
    `);
    this.addSql(`
      create index outbox_message_waiting_for_index on outbox_message (waiting_for, available_at)
      where waiting_for is not null
    `);
    this.addSql(`
      create index outbox_message_waiting_since_index on outbox_message (waiting_since) where waiting_for is not null
    `);
    this.addSql(`
      create table live_declaration (
        kind text not null,
        name text not null,
        job_name text not null,
        seen_at timestamptz(3) not null,
        constraint live_declaration_pkey primary key (kind, name, job_name),
        constraint live_declaration_kind_check check (kind in ('subscription', 'schedule')),
        constraint live_declaration_name_check check (char_length(name) <= 100 and char_length(job_name) <= 100)
      )
    `);
  }

  override down(): void {
    this.addSql('drop table live_declaration');
    this.addSql('drop index outbox_message_ready_index');
    this.addSql(`
      alter table outbox_message
        drop column delivered_to, drop column waiting_since, drop column waiting_for, drop column version
    `);
  }
}

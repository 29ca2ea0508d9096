import { Migration } from '@mikro-orm/migrations';

const kinds = `('message', 'application', 'interview', 'reservation', 'match', 'video', 'job_alert', 'candidate_alert', 'digest')`;

/** Notifications over the socket, in the notification centre and by email, and people's preferences for them. */
export class Migration20261121_22_notifications extends Migration {
  override up(): void {
    this.addRealtime();
    this.addSql(`
      create table notification (
        id uuid not null,
        account_id uuid not null,
        kind text not null,
        news text not null,
        event_key text not null,
        params jsonb not null,
        path text not null,
        about_id uuid,
        shown boolean not null,
        created_at timestamptz(3) not null,
        read_at timestamptz(3),
        constraint notification_pkey primary key (id),
        constraint notification_event_key_unique unique (account_id, kind, event_key),
        constraint notification_kind_check check (kind in ${kinds}),
        constraint notification_news_check check (char_length(news) >= 1 and char_length(news) <= 60),
        constraint notification_event_key_check check (char_length(event_key) >= 1 and char_length(event_key) <= 200),
        constraint notification_params_check check (jsonb_typeof(params) = 'object'),
        constraint notification_path_check check (path ~ '^/' and char_length(path) <= 300)
      )
    `);
    this.addSql(
      'create index notification_account_id_index on notification (account_id, created_at desc, id desc) where shown',
    );
    this.addSql('create index notification_unread_index on notification (account_id) where shown and read_at is null');
    this.addSql('create index notification_created_at_index on notification (created_at)');
    this.addSql('create index notification_about_id_index on notification (about_id) where about_id is not null');
    this.addSql(`
      create table notification_preference (
        account_id uuid not null,
        kind text not null,
        in_app boolean not null,
        email boolean not null,
        decided_at timestamptz(3) not null,
        constraint notification_preference_pkey primary key (account_id, kind),
        constraint notification_preference_kind_check check (kind in ${kinds})
      )
    `);
    this.addSql(`
      create table notification_letter (
        notification_id uuid not null,
        status text not null,
        code text,
        asked_at timestamptz(3) not null,
        settled_at timestamptz(3),
        constraint notification_letter_pkey primary key (notification_id),
        constraint notification_letter_notification_id_foreign
          foreign key (notification_id) references notification (id) on delete cascade,
        constraint notification_letter_status_check check (status in ('WAITING', 'SENT', 'SKIPPED', 'BOUNCED', 'GIVEN_UP')),
        constraint notification_letter_code_check check (char_length(code) >= 1 and char_length(code) <= 200),
        constraint notification_letter_settled_at_check check ((status = 'WAITING') = (settled_at is null))
      )
    `);
    this.addAlerts();
  }

  private addRealtime(): void {
    this.addSql(`
      create table realtime_event (
        user_id uuid not null,
        id uuid not null,
        type text not null,
        payload jsonb not null,
        at timestamptz(3) not null,
        constraint realtime_event_pkey primary key (user_id, id),
        constraint realtime_event_type_check check (char_length(type) >= 3 and char_length(type) <= 40)
      )
    `);
    this.addSql('create index realtime_event_at_index on realtime_event (at)');
    this.addSql('create index realtime_event_user_id_index on realtime_event (user_id, at)');
    // The table that the socket.io adapter needs for messages too long for a NOTIFY.
    this.addSql(`
      create table realtime_attachment (
        id bigserial primary key,
        created_at timestamptz default now(),
        payload bytea
      )
    `);
    this.addSql(`
      create function session_tell_end() returns trigger
      language plpgsql
      as $$
      begin
        perform pg_notify('session_ended', old.id::text);
        return null;
      end $$
    `);
    this.addSql(`
      create trigger session_tell_end after update of revoked_at on session
        for each row when (old.revoked_at is null and new.revoked_at is not null) execute function session_tell_end()
    `);
    this.addSql(`
      create trigger session_tell_removal after delete on session
        for each row when (old.revoked_at is null and old.expires_at > now()) execute function session_tell_end()
    `);
  }

  private addAlerts(): void {
    this.addSql(`
      create table saved_search (
        id uuid not null,
        account_id uuid not null,
        slot smallint not null,
        name text not null,
        filters jsonb not null,
        alert boolean not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint saved_search_pkey primary key (id),
        constraint saved_search_slot_unique unique (account_id, slot),
        constraint saved_search_slot_check check (slot >= 1 and slot <= 20),
        constraint saved_search_name_check
          check (btrim(name) = name and char_length(name) >= 1 and char_length(name) <= 80),
        constraint saved_search_filters_check check (jsonb_typeof(filters) = 'object')
      )
    `);
    this.addSql('create unique index saved_search_name_unique on saved_search (account_id, lower(name))');
    this.addSql('create index saved_search_alert_index on saved_search (id) where alert');
    this.addSql(`
      create table preset_alert (
        preset_id uuid not null,
        account_id uuid not null,
        created_at timestamptz(3) not null,
        constraint preset_alert_pkey primary key (preset_id)
      )
    `);
    this.addSql('create index preset_alert_account_id_index on preset_alert (account_id)');
  }

  override down(): void {
    const tables = ['preset_alert', 'saved_search', 'notification_letter', 'notification_preference', 'notification'];
    for (const table of tables) this.addSql(`drop table ${table}`);
    this.addSql('drop trigger session_tell_removal on session');
    this.addSql('drop trigger session_tell_end on session');
    this.addSql('drop function session_tell_end()');
    this.addSql('drop table realtime_attachment');
    this.addSql('drop table realtime_event');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Browsers that get notifications while they are closed, their topics, and the messages sent to them. */
export class Migration20261126_74_push_devices extends Migration {
  override up(): void {
    this.addSql(`
      create table push_device (
        id uuid not null,
        account_id uuid not null,
        session_id uuid not null,
        slot smallint not null,
        endpoint_hash text not null,
        subscription bytea not null,
        expires_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint push_device_pkey primary key (id),
        constraint push_device_slot_unique unique (account_id, slot),
        constraint push_device_endpoint_hash_unique unique (endpoint_hash),
        constraint push_device_slot_check check (slot >= 1 and slot <= 20),
        constraint push_device_endpoint_hash_check check (endpoint_hash ~ '^[0-9a-f]{64}$')
      )
    `);
    this.addSql('create index push_device_session_id_index on push_device (session_id)');
    this.addSql('create index push_device_updated_at_index on push_device (updated_at)');
    this.addSql('create index push_device_expires_at_index on push_device (expires_at) where expires_at is not null');
    this.addSql(`
      create table push_subject (
        device_id uuid not null,
        kind text not null,
        constraint push_subject_pkey primary key (device_id, kind),
        constraint push_subject_device_id_foreign foreign key (device_id) references push_device (id)
          on update no action on delete cascade,
        constraint push_subject_kind_check check (kind in ('message', 'application', 'interview', 'reservation', 'match',
          'video', 'report', 'company', 'job_alert', 'candidate_alert'))
      )
    `);
    this.addSql(`
      create table notification_push (
        notification_id uuid not null,
        device_id uuid not null,
        status text not null,
        reason text,
        asked_at timestamptz(3) not null,
        settled_at timestamptz(3),
        constraint notification_push_pkey primary key (notification_id, device_id),
        constraint notification_push_notification_id_foreign foreign key (notification_id) references notification (id)
          on update no action on delete cascade,
        constraint notification_push_device_id_foreign foreign key (device_id) references push_device (id)
          on update no action on delete cascade,
        constraint notification_push_status_check check (status in ('WAITING', 'SENT', 'SKIPPED', 'REFUSED', 'GIVEN_UP')),
        constraint notification_push_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 200),
        constraint notification_push_settled_at_check check ((status = 'WAITING') = (settled_at is null))
      )
    `);
    this.addSql('create index notification_push_device_id_index on notification_push (device_id)');
    this.addSql(`
      create function push_device_end_with_session() returns trigger
      language plpgsql
      as $$
      begin
        delete from push_device where session_id = new.id;
        return null;
      end $$
    `);
    this.addSql(`
      create trigger session_end_push after update of revoked_at on session
        for each row when (old.revoked_at is null and new.revoked_at is not null)
        execute function push_device_end_with_session()
    `);
  }

  override down(): void {
    this.addSql('drop trigger session_end_push on session');
    this.addSql('drop function push_device_end_with_session()');
    for (const table of ['notification_push', 'push_subject', 'push_device']) this.addSql(`drop table ${table}`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Messages of committed transactions for the queue. BullMQ migrates the queue's own tables itself. */
export class Migration20261121_02_outbox extends Migration {
  override up(): void {
    this.addSql(`
      create table outbox_message (
        id uuid not null,
        kind text not null,
        name text not null,
        payload jsonb not null,
        job_key text null,
        request_id text null,
        available_at timestamptz(3) not null,
        attempts integer not null,
        last_error text null,
        created_at timestamptz(3) not null,
        published_at timestamptz(3) null,
        dead_at timestamptz(3) null,
        constraint outbox_message_pkey primary key (id),
        constraint outbox_message_kind_check check (kind in ('event', 'job')),
        constraint outbox_message_name_check check (char_length(name) between 3 and 100),
        constraint outbox_message_job_key_check check (char_length(job_key) between 1 and 200),
        constraint outbox_message_attempts_check check (attempts >= 0),
        constraint outbox_message_end_check check (published_at is null or dead_at is null)
      )
    `);
    this.addSql(`
      create index outbox_message_due_index on outbox_message (available_at, id)
      where published_at is null and dead_at is null
    `);
    this.addSql(`
      create index outbox_message_published_at_index on outbox_message (published_at) where published_at is not null
    `);
    this.addSql('create index outbox_message_dead_at_index on outbox_message (dead_at) where dead_at is not null');
  }

  override down(): void {
    this.addSql('drop table outbox_message');
  }
}

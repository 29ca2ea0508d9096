import { Migration } from '@mikro-orm/migrations';

/** Messages that a recruiter wrote to be sent later. */
export class Migration20261126_92_scheduled_messages extends Migration {
  override up(): void {
    this.addSql(`
      create table scheduled_message (
        id uuid not null,
        author_id uuid not null,
        receiver_id uuid not null,
        slot smallint not null,
        content text not null,
        send_at timestamptz(3) not null,
        state text not null,
        refusal text null,
        created_at timestamptz(3) not null,
        constraint scheduled_message_pkey primary key (id),
        constraint scheduled_message_slot_unique unique (author_id, slot),
        constraint scheduled_message_slot_check check (slot >= 1 and slot <= 100),
        constraint scheduled_message_content_check check (char_length(content) >= 1 and char_length(content) <= 5000),
        constraint scheduled_message_state_check check (state in ('WAITING', 'REFUSED')),
        constraint scheduled_message_refusal_check
          check ((state = 'REFUSED') = (refusal is not null) and char_length(refusal) <= 60),
        constraint scheduled_message_people_check check (author_id <> receiver_id)
      )
    `);
    this.addSql('create index scheduled_message_due_index on scheduled_message (state, send_at, id)');
    this.addSql('create index scheduled_message_receiver_id_index on scheduled_message (receiver_id, author_id)');
  }

  override down(): void {
    this.addSql('drop table scheduled_message');
  }
}

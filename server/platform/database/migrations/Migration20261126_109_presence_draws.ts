import { Migration } from '@mikro-orm/migrations';

/** Phrases and gestures drawn for recordings, and the video that each was used for. */
export class Migration20261126_109_presence_draws extends Migration {
  override up(): void {
    this.addSql(`
      create table presence_draw (
        id uuid not null,
        account_id uuid not null,
        recording_id text not null,
        language text not null,
        phrase text not null,
        gesture text not null,
        drawn_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        upload_id uuid null,
        used_at timestamptz(3) null,
        constraint presence_draw_pkey primary key (id),
        constraint presence_draw_recording_unique unique (account_id, recording_id),
        constraint presence_draw_upload_id_unique unique (upload_id),
        constraint presence_draw_recording_id_check check (recording_id ~ '^[0-9a-f]{32}$'),
        constraint presence_draw_language_check check (language in ('fr', 'en')),
        constraint presence_draw_phrase_check check (char_length(phrase) >= 1 and char_length(phrase) <= 120),
        constraint presence_draw_expires_at_check check (expires_at > drawn_at),
        constraint presence_draw_used_at_check check (used_at is null or (upload_id is not null and used_at >= drawn_at))
      )
    `);
    this.addSql('create index presence_draw_account_id_index on presence_draw (account_id, drawn_at)');
    this.addSql('create index presence_draw_unused_index on presence_draw (drawn_at) where used_at is null');
  }

  override down(): void {
    this.addSql('drop table presence_draw');
  }
}

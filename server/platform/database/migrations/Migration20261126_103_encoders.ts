import { Migration } from '@mikro-orm/migrations';

/** Encoders on other machines: their tokens, the videos they encode, and the files they have sent. */
export class Migration20261126_103_encoders extends Migration {
  override up(): void {
    this.addSql(`
      create table encoder (
        id uuid not null,
        name text not null,
        token_hash text not null,
        slots smallint not null,
        version text null,
        jobs_done int not null default 0,
        jobs_refused int not null default 0,
        window_began_at timestamptz(3) not null,
        asked smallint not null default 0,
        created_at timestamptz(3) not null,
        last_contact_at timestamptz(3) null,
        revoked_at timestamptz(3) null,
        constraint encoder_pkey primary key (id),
        constraint encoder_token_hash_unique unique (token_hash),
        constraint encoder_name_check check (char_length(name) >= 1 and char_length(name) <= 60),
        constraint encoder_token_hash_check check (token_hash ~ '^[0-9a-f]{64}$'),
        constraint encoder_slots_check check (slots >= 1 and slots <= 16),
        constraint encoder_version_check check (char_length(version) <= 40),
        constraint encoder_counts_check check (jobs_done >= 0 and jobs_refused >= 0 and asked >= 0)
      )
    `);
    this.addSql('create index encoder_created_at_index on encoder (created_at, id)');
    this.addSql(`
      create table encoder_job (
        id uuid not null,
        encoder_id uuid not null,
        video_id uuid not null,
        claim smallint not null,
        slot smallint not null,
        state text not null,
        reason text null,
        progress smallint not null,
        puts smallint not null default 0,
        started_at timestamptz(3) not null,
        progress_at timestamptz(3) not null,
        lease_until timestamptz(3) not null,
        deadline_at timestamptz(3) not null,
        ended_at timestamptz(3) null,
        constraint encoder_job_pkey primary key (id),
        constraint encoder_job_encoder_id_foreign foreign key (encoder_id) references encoder (id) on delete cascade,
        constraint encoder_job_video_id_foreign foreign key (video_id) references video (id) on delete cascade,
        constraint encoder_job_state_check
          check (state in ('encoding', 'checking', 'done', 'refused', 'lost', 'returned')),
        constraint encoder_job_ended_check check ((ended_at is null) = (state in ('encoding', 'checking'))),
        constraint encoder_job_slot_check check (slot >= 1 and slot <= 16),
        constraint encoder_job_progress_check check (progress >= 0 and progress <= 100),
        constraint encoder_job_puts_check check (puts >= 0),
        constraint encoder_job_reason_check check (char_length(reason) <= 500)
      )
    `);
    this.addSql('create unique index encoder_job_video_unique on encoder_job (video_id) where ended_at is null');
    this.addSql('create unique index encoder_job_slot_unique on encoder_job (encoder_id, slot) where ended_at is null');
    this.addSql('create index encoder_job_video_id_index on encoder_job (video_id)');
    this.addSql('create index encoder_job_encoder_id_index on encoder_job (encoder_id)');
    this.addSql('create index encoder_job_ended_at_index on encoder_job (ended_at, id)');
    this.addSql(`
      create table encoder_file (
        id uuid not null,
        job_id uuid not null,
        name text not null,
        storage_key text not null,
        size_bytes bigint not null,
        sha256 character(64) not null,
        stored_at timestamptz(3) not null,
        constraint encoder_file_pkey primary key (id),
        constraint encoder_file_job_id_foreign foreign key (job_id) references encoder_job (id) on delete cascade,
        constraint encoder_file_storage_key_unique unique (storage_key),
        constraint encoder_file_job_id_name_unique unique (job_id, name),
        constraint encoder_file_name_check check (name in ('360p', '720p', '1080p')),
        constraint encoder_file_size_bytes_check check (size_bytes > 0),
        constraint encoder_file_sha256_check check (sha256 ~ '^[0-9a-f]{64}$')
      )
    `);
  }

  override down(): void {
    this.addSql('drop table encoder_file');
    this.addSql('drop table encoder_job');
    this.addSql('drop table encoder');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Videos, their history, and their stored files. */
export class Migration20261121_06_media extends Migration {
  override up(): void {
    this.addSql(`
      create table video (
        id uuid not null,
        owner_id uuid not null,
        status text not null,
        title text not null,
        description text,
        visibility text not null,
        quality text not null,
        original_name text not null,
        original_size bigint not null,
        progress smallint not null,
        claims smallint not null,
        failure_code text,
        failure_params jsonb,
        duration double precision,
        width integer,
        height integer,
        source_codec text,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        started_at timestamptz(3),
        finished_at timestamptz(3),
        constraint video_pkey primary key (id),
        constraint video_status_check
          check (status in ('awaiting-upload', 'uploaded', 'processing', 'completed', 'failed', 'removed')),
        constraint video_visibility_check check (visibility in ('VISIBLE', 'HIDDEN')),
        constraint video_quality_check check (quality in ('low', 'medium', 'high')),
        constraint video_title_check check (char_length(title) between 1 and 120),
        constraint video_description_check check (char_length(description) between 1 and 2000),
        constraint video_original_name_check check (char_length(original_name) <= 255),
        constraint video_original_size_check check (original_size >= 0),
        constraint video_progress_check check (progress between 0 and 100),
        constraint video_claims_check check (claims >= 0),
        constraint video_failure_check
          check ((failure_code is not null) = (status = 'failed') or status = 'removed'),
        constraint video_completed_check
          check (status <> 'completed'
                 or (duration is not null and width > 0 and height > 0 and progress = 100 and finished_at is not null))
      )
    `);
    this.addSql('create index video_owner_id_created_at_index on video (owner_id, created_at, id)');
    this.addSql('create index video_status_finished_at_index on video (status, finished_at)');
    this.addSql(`
      create table video_move (
        id uuid not null,
        video_id uuid not null,
        from_status text not null,
        event text not null,
        to_status text not null,
        moved_by text not null,
        reason text,
        moved_at timestamptz(3) not null,
        constraint video_move_pkey primary key (id),
        constraint video_move_video_id_foreign foreign key (video_id) references video (id) on delete cascade
      )
    `);
    this.addSql('create index video_move_video_id_index on video_move (video_id)');
    this.addSql(`
      create table media_file (
        id uuid not null,
        video_id uuid not null,
        kind text not null,
        label text not null,
        storage_key text not null,
        content_type text not null,
        size_bytes bigint not null,
        sha256 character(64) not null,
        width integer,
        height integer,
        created_at timestamptz(3) not null,
        constraint media_file_pkey primary key (id),
        constraint media_file_video_id_foreign foreign key (video_id) references video (id) on delete cascade,
        constraint media_file_storage_key_unique unique (storage_key),
        constraint media_file_video_kind_label_unique unique (video_id, kind, label),
        constraint media_file_kind_check check (kind in ('original', 'rendition', 'poster')),
        constraint media_file_label_check check (char_length(label) <= 20),
        constraint media_file_size_bytes_check check (size_bytes > 0),
        constraint media_file_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
        constraint media_file_dimensions_check
          check ((width is null) = (height is null) and width > 0 and height > 0)
      )
    `);
    this.addSql('create index media_file_video_id_index on media_file (video_id)');
  }

  override down(): void {
    this.addSql('drop table media_file');
    this.addSql('drop table video_move');
    this.addSql('drop table video');
  }
}

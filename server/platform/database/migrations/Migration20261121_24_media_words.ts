import { Migration } from '@mikro-orm/migrations';

/** Questions of videos and sets of them, transcripts, and uploads that arrive in pieces. */
export class Migration20261121_24_media_words extends Migration {
  override up(): void {
    this.addSql(`
      create table question_block (
        id uuid not null,
        owner_id uuid not null,
        title text not null,
        questions jsonb not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint question_block_pkey primary key (id),
        constraint question_block_title_check
          check (btrim(title) = title and char_length(title) >= 1 and char_length(title) <= 120),
        constraint question_block_questions_check
          check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) >= 1 and jsonb_array_length(questions) <= 50)
      )
    `);
    this.addSql('create index question_block_owner_id_index on question_block (owner_id, created_at, id)');
    this.addSql(`
      create table video_question (
        id uuid not null,
        video_id uuid not null,
        position smallint not null,
        question_text text not null,
        starts_at double precision not null,
        ends_at double precision,
        answer_text text,
        block_id uuid,
        constraint video_question_pkey primary key (id),
        constraint video_question_video_id_foreign foreign key (video_id) references video (id) on delete cascade,
        constraint video_question_position_unique unique (video_id, position),
        constraint video_question_position_check check (position >= 0 and position < 50),
        constraint video_question_text_check
          check (char_length(question_text) >= 1 and char_length(question_text) <= 500),
        constraint video_question_answer_check check (char_length(answer_text) >= 1 and char_length(answer_text) <= 5000),
        constraint video_question_times_check
          check (starts_at >= '0' and starts_at <= '86400' and (ends_at is null or (ends_at > starts_at and ends_at <= '86400')))
      )
    `);
    this.addSql(`
      create table video_transcript (
        video_id uuid not null,
        language text not null,
        vtt text not null,
        body text not null,
        summary text not null,
        tags jsonb not null,
        is_visible boolean not null,
        is_automatic boolean not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint video_transcript_pkey primary key (video_id, language),
        constraint video_transcript_video_id_foreign foreign key (video_id) references video (id) on delete cascade,
        constraint video_transcript_language_check check (language in ('fr', 'en')),
        constraint video_transcript_vtt_check check (char_length(vtt) >= 1 and char_length(vtt) <= 200000),
        constraint video_transcript_body_check check (char_length(body) <= 100000),
        constraint video_transcript_summary_check check (char_length(summary) <= 2000),
        constraint video_transcript_tags_check check (jsonb_typeof(tags) = 'array' and jsonb_array_length(tags) <= 20)
      )
    `);
    this.addSql(`
      create table video_upload (
        id uuid not null,
        owner_id uuid not null,
        file_id uuid not null,
        length bigint not null,
        file_name text not null,
        title text not null,
        quality text not null,
        metadata jsonb not null,
        token_hash character(64) not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        finished_at timestamptz(3),
        lock_token uuid,
        locked_until timestamptz(3),
        lock_wanted boolean not null,
        constraint video_upload_pkey primary key (id),
        constraint video_upload_length_check check (length > 0),
        constraint video_upload_file_name_check check (char_length(file_name) <= 255),
        constraint video_upload_title_check check (char_length(title) >= 1 and char_length(title) <= 120),
        constraint video_upload_quality_check check (quality in ('low', 'medium', 'high')),
        constraint video_upload_token_hash_check check (token_hash ~ '^[0-9a-f]{64}$'),
        constraint video_upload_lock_check check ((lock_token is null) = (locked_until is null))
      )
    `);
    this.addSql('create index video_upload_owner_id_index on video_upload (owner_id, finished_at)');
    this.addSql('create index video_upload_expires_at_index on video_upload (expires_at)');
  }

  override down(): void {
    this.addSql('drop table video_upload');
    this.addSql('drop table video_transcript');
    this.addSql('drop table video_question');
    this.addSql('drop table question_block');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Recordings of live interviews, the answers of everybody who was asked, and the chapters marked during the interview. */
export class Migration20261126_89_interview_recordings extends Migration {
  override up(): void {
    this.addSql(`
      create table interview_recording (
        id uuid not null,
        interview_id uuid not null,
        recorder_id uuid not null,
        connection uuid not null,
        title text not null,
        status text not null,
        end_reason text null,
        asked_at timestamptz(3) not null,
        started_at timestamptz(3) null,
        ended_at timestamptz(3) null,
        video_id uuid null,
        constraint interview_recording_pkey primary key (id),
        constraint interview_recording_video_id_unique unique (video_id),
        constraint interview_recording_status_check
          check (status in ('ASKED', 'ON', 'ENDED', 'DECLINED', 'DISCARDED')),
        constraint interview_recording_end_reason_check
          check (end_reason in ('STOPPED', 'REFUSED', 'WITHDRAWN', 'LEFT', 'DELETED')),
        constraint interview_recording_title_check check (char_length(title) >= 1 and char_length(title) <= 120),
        constraint interview_recording_ended_check
          check ((status in ('ASKED', 'ON')) = (ended_at is null) and (end_reason is null) = (ended_at is null)),
        constraint interview_recording_video_check check (video_id is null or status = 'ENDED')
      )
    `);
    this.addSql('create index interview_recording_interview_id_index on interview_recording (interview_id, asked_at)');
    this.addSql('create index interview_recording_recorder_id_index on interview_recording (recorder_id)');
    this.addSql('create index interview_recording_asked_at_index on interview_recording (asked_at)');
    this.addSql(`
      create unique index interview_recording_open_unique on interview_recording (interview_id)
        where status in ('ASKED', 'ON')
    `);
    this.addSql(`
      create table recording_consent (
        id uuid not null,
        recording_id uuid not null,
        account_id uuid not null,
        answer text not null,
        keeps_part boolean not null,
        answered_at timestamptz(3) not null,
        withdrawn_at timestamptz(3) null,
        constraint recording_consent_pkey primary key (id),
        constraint recording_consent_recording_id_foreign foreign key (recording_id) references interview_recording (id)
          on update no action on delete cascade,
        constraint recording_consent_account_unique unique (recording_id, account_id),
        constraint recording_consent_answer_check check (answer in ('YES', 'NO')),
        constraint recording_consent_withdrawn_check check (withdrawn_at is null or answer = 'YES')
      )
    `);
    this.addSql('create index recording_consent_account_id_index on recording_consent (account_id)');
    this.addSql(`
      create table recording_chapter (
        id uuid not null,
        recording_id uuid not null,
        title text not null,
        at_seconds double precision not null,
        constraint recording_chapter_pkey primary key (id),
        constraint recording_chapter_recording_id_foreign foreign key (recording_id) references interview_recording (id)
          on update no action on delete cascade,
        constraint recording_chapter_title_check check (char_length(title) >= 1 and char_length(title) <= 500),
        constraint recording_chapter_at_check check (at_seconds >= '0' and at_seconds <= '86400')
      )
    `);
    this.addSql('create index recording_chapter_recording_id_index on recording_chapter (recording_id)');
  }

  override down(): void {
    this.addSql('drop table recording_chapter');
    this.addSql('drop table recording_consent');
    this.addSql('drop table interview_recording');
  }
}

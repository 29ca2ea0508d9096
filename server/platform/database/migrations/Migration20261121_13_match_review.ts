import { Migration } from '@mikro-orm/migrations';

/** Requests that a person look at their score, and the person's answers. */
export class Migration20261121_13_match_review extends Migration {
  override up(): void {
    this.addSql(`
      create table match_review (
        id uuid not null,
        match_id uuid not null,
        seeker_id uuid not null,
        message text,
        status text not null,
        answer text,
        asked_at timestamptz(3) not null,
        answered_at timestamptz(3),
        answered_by uuid,
        constraint match_review_pkey primary key (id),
        constraint match_review_match_id_foreign foreign key (match_id) references match (id) on delete cascade,
        constraint match_review_status_check check (status in ('OPEN', 'ANSWERED')),
        constraint match_review_message_check check (char_length(message) >= 1 and char_length(message) <= 1000),
        constraint match_review_answer_check check (char_length(answer) >= 1 and char_length(answer) <= 2000),
        constraint match_review_answered_check
          check ((status = 'ANSWERED') = (answer is not null) and (answer is null) = (answered_at is null)
            and (answer is null) = (answered_by is null))
      )
    `);
    this.addSql(`create unique index match_review_open_unique on match_review (match_id) where status = 'OPEN'`);
    this.addSql('create index match_review_match_id_index on match_review (match_id, asked_at, id)');
    this.addSql('create index match_review_seeker_id_index on match_review (seeker_id, asked_at, id)');
    this.addSql('create index match_review_waiting_index on match_review (status desc, asked_at, id)');
  }

  override down(): void {
    this.addSql('drop table match_review');
  }
}

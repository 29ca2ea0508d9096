import { Migration } from '@mikro-orm/migrations';

/**
 * The workers that hold a part of the matching index, and the questions that runs ask them. Unlogged: after a crash of the database they
 * are empty, and runs ask again. So the terms of people in them are in no log, archive or replica.
 */
export class Migration20261127_108_matching_shards extends Migration {
  override up(): void {
    this.addSql(`
      create unlogged table match_shard (
        scheme text not null,
        shard int not null,
        holder text not null,
        is_ready boolean not null,
        held_until timestamptz(6) not null,
        constraint match_shard_pkey primary key (scheme, shard),
        constraint match_shard_shard_check check (shard >= 0)
      )
    `);
    this.addSql(`
      create unlogged table match_question (
        id uuid not null,
        scheme text not null,
        kind text not null,
        question text not null,
        wanted int not null,
        turn bigint not null,
        expires_at timestamptz(6) not null,
        constraint match_question_pkey primary key (id),
        constraint match_question_kind_check check (kind in ('SEEKER', 'JOB')),
        constraint match_question_question_check check (length(question) <= 1000000),
        constraint match_question_wanted_check check (wanted >= 1 and wanted <= 1000)
      )
    `);
    this.addSql('create index match_question_scheme_index on match_question (scheme, expires_at)');
    this.addSql('create index match_question_expires_at_index on match_question (expires_at)');
    this.addSql(`
      create unlogged table match_answer (
        question_id uuid not null,
        shard int not null,
        found text not null,
        constraint match_answer_pkey primary key (question_id, shard),
        constraint match_answer_question_id_foreign
          foreign key (question_id) references match_question (id) on delete cascade
      )
    `);
  }

  override down(): void {
    this.addSql('drop table match_answer');
    this.addSql('drop table match_question');
    this.addSql('drop table match_shard');
  }
}

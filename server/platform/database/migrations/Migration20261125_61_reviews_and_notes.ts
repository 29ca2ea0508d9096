import { Migration } from '@mikro-orm/migrations';

/** Reviews of an application by a company's team: the posting's scorecard, reviews with their earlier versions, and notes. */
export class Migration20261125_61_reviews_and_notes extends Migration {
  override up(): void {
    this.addSql(`
      create table scorecard (
        job_id uuid not null,
        company_id uuid not null,
        criteria jsonb not null,
        version int not null,
        updated_by uuid not null,
        updated_at timestamptz(3) not null,
        constraint scorecard_pkey primary key (job_id),
        constraint scorecard_criteria_check
          check (jsonb_typeof(criteria) = 'array' and jsonb_array_length(criteria) >= 1 and jsonb_array_length(criteria) <= 10),
        constraint scorecard_version_check check (version >= 1)
      )
    `);
    this.addSql('create index scorecard_company_id_index on scorecard (company_id)');
    this.addSql(`
      create table application_review (
        id uuid not null,
        application_id uuid not null,
        reviewer_id uuid not null,
        scores jsonb not null,
        submitted_at timestamptz(3),
        after_close boolean not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint application_review_pkey primary key (id),
        constraint application_review_application_id_foreign foreign key (application_id) references application (id) on delete cascade,
        constraint application_review_reviewer_unique unique (application_id, reviewer_id),
        constraint application_review_scores_check
          check (jsonb_typeof(scores) = 'array' and jsonb_array_length(scores) <= 10)
      )
    `);
    this.addSql('create index application_review_reviewer_id_index on application_review (reviewer_id)');
    this.addSql(`
      create table application_review_version (
        id uuid not null,
        review_id uuid not null,
        scores jsonb not null,
        after_close boolean not null,
        at timestamptz(3) not null,
        constraint application_review_version_pkey primary key (id),
        constraint application_review_version_review_id_foreign foreign key (review_id) references application_review (id) on delete cascade
      )
    `);
    this.addSql(
      'create index application_review_version_review_id_index on application_review_version (review_id, at, id)',
    );
    this.addSql(`
      create table application_note (
        id uuid not null,
        application_id uuid not null,
        author_id uuid not null,
        text text not null,
        created_at timestamptz(3) not null,
        constraint application_note_pkey primary key (id),
        constraint application_note_application_id_foreign foreign key (application_id) references application (id) on delete cascade,
        constraint application_note_text_check check (char_length(text) >= 1 and char_length(text) <= 4000)
      )
    `);
    this.addSql(
      'create index application_note_application_id_index on application_note (application_id, created_at, id)',
    );
    this.addSql('create index application_note_author_id_index on application_note (author_id)');
    this.addSql(`
      create table application_note_mention (
        note_id uuid not null,
        account_id uuid not null,
        constraint application_note_mention_pkey primary key (note_id, account_id),
        constraint application_note_mention_note_id_foreign foreign key (note_id) references application_note (id) on delete cascade
      )
    `);
    this.addSql('create index application_note_mention_account_id_index on application_note_mention (account_id)');
  }

  override down(): void {
    this.addSql('drop table application_note_mention');
    this.addSql('drop table application_note');
    this.addSql('drop table application_review_version');
    this.addSql('drop table application_review');
    this.addSql('drop table scorecard');
  }
}

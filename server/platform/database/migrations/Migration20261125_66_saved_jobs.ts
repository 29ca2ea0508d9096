import { Migration } from '@mikro-orm/migrations';

/** A person keeps postings, and hides companies from their own lists: up to 500 of each; postings are found by occupation. */
export class Migration20261125_66_saved_jobs extends Migration {
  override up(): void {
    this.addSql(`
      create table saved_job (
        account_id uuid not null,
        job_id uuid not null,
        slot smallint not null,
        title text not null,
        content_hash text not null,
        saved_at timestamptz(3) not null,
        constraint saved_job_pkey primary key (account_id, job_id),
        constraint saved_job_slot_unique unique (account_id, slot),
        constraint saved_job_slot_check check (slot >= 1 and slot <= 500),
        constraint saved_job_title_check check (char_length(title) >= 1 and char_length(title) <= 160),
        constraint saved_job_content_hash_check check (content_hash ~ '^[0-9a-f]{32}$'),
        constraint saved_job_job_id_foreign foreign key (job_id) references job (id) on delete cascade
      )
    `);
    this.addSql('create index saved_job_job_id_index on saved_job (job_id, account_id)');
    this.addSql('create index saved_job_newest_index on saved_job (account_id, saved_at desc, job_id desc)');
    this.addSql(`
      create table hidden_company (
        account_id uuid not null,
        company_id uuid not null,
        slot smallint not null,
        hidden_at timestamptz(3) not null,
        constraint hidden_company_pkey primary key (account_id, company_id),
        constraint hidden_company_slot_unique unique (account_id, slot),
        constraint hidden_company_slot_check check (slot >= 1 and slot <= 500)
      )
    `);
    this.addSql('create index hidden_company_company_id_index on hidden_company (company_id, account_id)');
    this.addSql(
      'create index hidden_company_newest_index on hidden_company (account_id, hidden_at desc, company_id desc)',
    );
    // Postings of one occupation, newest first: ids grow with time.
    this.addSql(`
      create function main_occupation(terms jsonb) returns text language sql immutable parallel safe
      as $$ select term.key from jsonb_each_text(terms) as term (key, weight) where term.key like 'occupation/%' order by term.weight::numeric desc, term.key limit 1 $$
    `);
    this.addSql(`
      create index match_subject_occupation_index on match_subject (main_occupation(terms), subject_id desc) where kind = 'JOB'
    `);
  }

  override down(): void {
    this.addSql('drop index match_subject_occupation_index');
    this.addSql('drop function main_occupation(jsonb)');
    this.addSql('drop table hidden_company');
    this.addSql('drop table saved_job');
  }
}

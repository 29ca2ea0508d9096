import { Migration } from '@mikro-orm/migrations';

const expiryIndexes = [
  'create index session_expires_at_index on session (expires_at)',
  'create index account_token_expires_at_index on account_token (expires_at)',
  'create index account_letter_created_at_index on account_letter (created_at)',
  'create index recruiter_invitation_expires_at_index on recruiter_invitation (expires_at)',
  'create index recruiter_invitation_used_by_index on recruiter_invitation (used_by)',
  'create index seeker_disclosure_seeker_id_index on seeker_disclosure (seeker_id)',
  'create index seeker_disclosure_concealed_at_index on seeker_disclosure (concealed_at) where concealed_at is not null',
  'create index access_log_at_index on access_log (at)',
  'create index job_view_day_index on job_view (day)',
  'create index match_computed_at_index on match (computed_at)',
  'create index match_audit_at_index on match_audit (at)',
];

/** Pictures and documents of people, closed accounts, and the job that deletes data after its retention period. */
export class Migration20261121_10_profile_files extends Migration {
  override up(): void {
    this.addFiles();
    this.addClosedAccounts();
    this.addRetention();
  }

  private addFiles(): void {
    this.addSql(`
      create table owned_file (
        id uuid not null,
        owner_id uuid not null,
        kind text not null,
        name text not null,
        storage_key text not null,
        content_type text not null,
        size_bytes bigint not null,
        sha256 character(64) not null,
        created_at timestamptz(3) not null,
        removed_at timestamptz(3),
        constraint owned_file_pkey primary key (id),
        constraint owned_file_storage_key_unique unique (storage_key),
        constraint owned_file_kind_check check (kind in ('avatar', 'image', 'resume')),
        constraint owned_file_name_check check (char_length(name) <= 255),
        constraint owned_file_size_bytes_check check (size_bytes > 0),
        constraint owned_file_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
        constraint owned_file_removed_check check (removed_at is null or name = '')
      )
    `);
    this.addSql('create index owned_file_owner_id_index on owned_file (owner_id, created_at)');
    this.addSql('create index owned_file_removed_at_index on owned_file (removed_at)');
    this.addSql(
      "create unique index owned_file_one_of_its_kind_unique on owned_file (owner_id, kind) where removed_at is null and kind <> 'image'",
    );
    this.addSql(
      'create index company_logo_url_index on company (logo_url) where removed_at is null and logo_url is not null',
    );
  }

  private addClosedAccounts(): void {
    this.addSql('alter table account add column closed_at timestamptz(3), add column erased_at timestamptz(3)');
    this.addSql('alter table account drop constraint account_status_check');
    this.addSql(`
      alter table account
        add constraint account_status_check check (status in ('ACTIVE', 'SUSPENDED', 'DELETED')),
        add constraint account_closed_check check (
          (status = 'DELETED') = (closed_at is not null) and (erased_at is null or closed_at is not null)
        )
    `);
    this.addSql(
      `create index account_closed_at_index on account (closed_at) where status = 'DELETED' and erased_at is null`,
    );
    this.addSql(`create index account_erased_at_index on account (erased_at) where status = 'DELETED'`);
  }

  private addRetention(): void {
    this.addSql(`
      create table retention_report (
        id uuid not null,
        kind text not null,
        due_before timestamptz(3) not null,
        removed integer not null,
        ran_at timestamptz(3) not null,
        constraint retention_report_pkey primary key (id),
        constraint retention_report_kind_check check (char_length(kind) >= 1 and char_length(kind) <= 40),
        constraint retention_report_removed_check check (removed >= 0)
      )
    `);
    this.addSql('create index retention_report_ran_at_index on retention_report (ran_at desc, id desc)');
    for (const index of expiryIndexes) this.addSql(index);
    // Rows can be deleted only after their retention period, in a transaction that declares the purge.
    this.addSql(`
      create or replace function match_audit_match_audit_append_only_fn() returns trigger language plpgsql
      as $$ begin if tg_op = 'DELETE' and current_setting('entrevue.erasure', true) = 'on' then return old; end if; raise exception 'match_audit is append-only' using errcode = 'restrict_violation'; end; $$
    `);
  }

  override down(): void {
    this.addSql(`
      create or replace function match_audit_match_audit_append_only_fn() returns trigger language plpgsql
      as $$ begin raise exception 'match_audit is append-only' using errcode = 'restrict_violation'; end; $$
    `);
    for (const index of expiryIndexes) this.addSql(`drop index ${index.split(' ')[2]}`);
    this.addSql('drop table retention_report');
    this.addSql('drop index account_erased_at_index');
    this.addSql('drop index account_closed_at_index');
    this.addSql(`delete from account where status = 'DELETED'`);
    this.addSql('alter table account drop constraint account_closed_check, drop constraint account_status_check');
    this.addSql(
      `alter table account drop column closed_at, drop column erased_at,
         add constraint account_status_check check (status in ('ACTIVE', 'SUSPENDED'))`,
    );
    this.addSql('drop index company_logo_url_index');
    this.addSql('drop table owned_file');
  }
}

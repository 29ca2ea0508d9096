import { Migration } from '@mikro-orm/migrations';

/**
 * Emails and their single-use links, sign-in with another provider, operators' decisions about recruiters, and one table of rate limits.
 */
export class Migration20261121_08_account_security extends Migration {
  override up(): void {
    this.addSql('drop table login_throttle');
    this.addSql(`
      create table throttle (
        key text not null,
        attempts smallint not null,
        resets_at timestamptz(3) not null,
        constraint throttle_pkey primary key (key),
        constraint throttle_key_check check (char_length(key) = 64),
        constraint throttle_attempts_check check (attempts >= 1)
      )
    `);
    this.addSql('create index throttle_resets_at_index on throttle (resets_at)');
    this.addLetters();
    this.addSql(`
      create table account_identity (
        issuer text not null,
        subject text not null,
        account_id uuid not null,
        created_at timestamptz(3) not null,
        constraint account_identity_pkey primary key (issuer, subject),
        constraint account_identity_account_id_foreign foreign key (account_id) references account (id) on delete cascade,
        constraint account_identity_account_id_issuer_unique unique (account_id, issuer),
        constraint account_identity_issuer_check check (char_length(issuer) >= 1 and char_length(issuer) <= 300),
        constraint account_identity_subject_check check (char_length(subject) >= 1 and char_length(subject) <= 255)
      )
    `);
    this.addApprovals();
  }

  private addLetters(): void {
    this.addSql(`
      create table account_token (
        account_id uuid not null,
        kind text not null,
        token_hash text not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        constraint account_token_pkey primary key (account_id, kind),
        constraint account_token_account_id_foreign foreign key (account_id) references account (id) on delete cascade,
        constraint account_token_token_hash_unique unique (token_hash),
        constraint account_token_kind_check check (kind in ('VERIFY_EMAIL', 'RESET_PASSWORD')),
        constraint account_token_token_hash_check check (char_length(token_hash) = 64),
        constraint account_token_expires_at_check check (expires_at > created_at)
      )
    `);
    this.addSql(`
      create table account_letter (
        id uuid not null,
        account_id uuid not null,
        kind text not null,
        created_at timestamptz(3) not null,
        sent_at timestamptz(3),
        constraint account_letter_pkey primary key (id),
        constraint account_letter_account_id_foreign foreign key (account_id) references account (id) on delete cascade,
        constraint account_letter_kind_check check (
          kind in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'PASSWORD_CHANGED', 'RECRUITER_APPROVED', 'RECRUITER_REJECTED')
        )
      )
    `);
    this.addSql('create index account_letter_account_id_index on account_letter (account_id, kind, created_at)');
  }

  private addApprovals(): void {
    this.addSql(`
      create table approval_decision (
        id uuid not null,
        account_id uuid not null,
        status text not null,
        reason text,
        decided_by uuid not null,
        decided_at timestamptz(3) not null,
        constraint approval_decision_pkey primary key (id),
        constraint approval_decision_account_id_foreign foreign key (account_id) references account (id) on delete cascade,
        constraint approval_decision_status_check check (status in ('APPROVED', 'REJECTED')),
        constraint approval_decision_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 500)
      )
    `);
    this.addSql('create index approval_decision_account_id_index on approval_decision (account_id, decided_at, id)');
    this.addSql('create index account_approval_status_index on account (user_type, approval_status, created_at, id)');
    this.addSql(`
      create table recruiter_invitation (
        id uuid not null,
        email text not null,
        company_name text,
        language text not null,
        code_hash text,
        invited_by uuid not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        sent_at timestamptz(3),
        used_at timestamptz(3),
        used_by uuid,
        constraint recruiter_invitation_pkey primary key (id),
        constraint recruiter_invitation_code_hash_unique unique (code_hash),
        constraint recruiter_invitation_email_check check (email = lower(email) and char_length(email) >= 3 and char_length(email) <= 254),
        constraint recruiter_invitation_company_name_check check (char_length(company_name) >= 1 and char_length(company_name) <= 120),
        constraint recruiter_invitation_language_check check (language in ('fr', 'en')),
        constraint recruiter_invitation_code_hash_check check (char_length(code_hash) = 64),
        constraint recruiter_invitation_expires_at_check check (expires_at > created_at),
        constraint recruiter_invitation_used_at_check check ((used_at is null) = (used_by is null))
      )
    `);
    this.addSql('create index recruiter_invitation_created_at_index on recruiter_invitation (created_at, id)');
  }

  override down(): void {
    this.addSql('drop index account_approval_status_index');
    for (const table of [
      'recruiter_invitation',
      'approval_decision',
      'account_identity',
      'account_letter',
      'account_token',
      'throttle',
    ])
      this.addSql(`drop table ${table}`);
    this.addSql(`
      create table login_throttle (
        key text not null,
        attempts smallint not null,
        resets_at timestamptz(3) not null,
        constraint login_throttle_pkey primary key (key),
        constraint login_throttle_key_check check (char_length(key) = 64),
        constraint login_throttle_attempts_check check (attempts >= 1)
      )
    `);
    this.addSql('create index login_throttle_resets_at_index on login_throttle (resets_at)');
  }
}

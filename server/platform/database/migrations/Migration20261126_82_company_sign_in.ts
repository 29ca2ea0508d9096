import { Migration } from '@mikro-orm/migrations';

const letters = `'VERIFY_EMAIL', 'RESET_PASSWORD', 'PASSWORD_CHANGED', 'RECRUITER_APPROVED', 'RECRUITER_REJECTED',
  'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED', 'REGISTRATION_ATTEMPTED',
  'PASSKEY_ADDED', 'PASSKEY_REMOVED', 'PASSKEY_COPIED'`;
const ofCompanies = `'COMPANY_SIGN_IN_CHANGED', 'COMPANY_SIGN_IN_LINKED'`;

/** The OpenID provider of a company, people linked to it, sign-ins under way, and how each session was opened. */
export class Migration20261126_82_company_sign_in extends Migration {
  override up(): void {
    this.addSql(`
      create table company_sso (
        company_id uuid not null,
        issuer text not null,
        client_id text not null,
        client_secret bytea null,
        domain text not null,
        enabled boolean not null,
        required boolean not null,
        default_role text null,
        revision int not null,
        tested_at timestamptz(3) null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint company_sso_pkey primary key (company_id),
        constraint company_sso_issuer_check check (char_length(issuer) >= 1 and char_length(issuer) <= 300),
        constraint company_sso_client_id_check check (char_length(client_id) >= 1 and char_length(client_id) <= 255),
        constraint company_sso_domain_check check (domain = lower(domain) and char_length(domain) >= 1 and char_length(domain) <= 253),
        constraint company_sso_default_role_check check (default_role in ('RECRUITER', 'REVIEWER')),
        constraint company_sso_revision_check check (revision >= 1),
        constraint company_sso_enabled_check check (not enabled or tested_at is not null)
      )
    `);
    this.addSql('create unique index company_sso_domain_unique on company_sso (domain) where enabled');
    this.addSql(`
      create table company_sso_link (
        company_id uuid not null,
        issuer text not null,
        subject text not null,
        account_id uuid not null,
        created_at timestamptz(3) not null,
        constraint company_sso_link_pkey primary key (company_id, issuer, subject),
        constraint company_sso_link_account_id_unique unique (account_id, company_id, issuer),
        constraint company_sso_link_company_id_foreign foreign key (company_id) references company_sso (company_id)
          on update no action on delete cascade,
        constraint company_sso_link_issuer_check check (char_length(issuer) >= 1 and char_length(issuer) <= 300),
        constraint company_sso_link_subject_check check (char_length(subject) >= 1 and char_length(subject) <= 255)
      )
    `);
    this.addSql(`
      create table company_sso_attempt (
        state_hash text not null,
        company_id uuid not null,
        revision int not null,
        owner_id uuid null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        constraint company_sso_attempt_pkey primary key (state_hash),
        constraint company_sso_attempt_company_id_foreign foreign key (company_id) references company_sso (company_id)
          on update no action on delete cascade,
        constraint company_sso_attempt_state_hash_check check (char_length(state_hash) = 64),
        constraint company_sso_attempt_expires_at_check check (expires_at > created_at)
      )
    `);
    this.forgetRemovedCompanies();
    this.addSql('create index company_sso_attempt_company_id_index on company_sso_attempt (company_id)');
    this.addSql('create index company_sso_attempt_owner_id_index on company_sso_attempt (owner_id)');
    this.addSql('create index company_sso_attempt_expires_at_index on company_sso_attempt (expires_at)');
    this.addSql(`
      alter table session add column method text null,
        add constraint session_method_check check (method in ('PASSWORD', 'PASSKEY', 'GOOGLE', 'REGISTRATION', 'DEMO', 'COMPANY'))
    `);
    this.allowLetters(`${letters}, ${ofCompanies}`);
  }

  /** The row of a removed company stays, so no foreign key does this. Its domain and its secret must not stay. */
  private forgetRemovedCompanies(): void {
    this.addSql(`
      create function company_sso_follow_company() returns trigger language plpgsql as $$
      begin
        delete from company_sso where company_id = new.id;
        return null;
      end $$
    `);
    this.addSql(`
      create trigger company_sso_ends_with_company after update of removed_at on company
      for each row when (new.removed_at is not null)
      execute function company_sso_follow_company()
    `);
  }

  private allowLetters(kinds: string): void {
    this.addSql('alter table account_letter drop constraint account_letter_kind_check');
    this.addSql(`alter table account_letter add constraint account_letter_kind_check check (kind in (${kinds}))`);
  }

  override down(): void {
    this.addSql(`delete from account_letter where kind in (${ofCompanies})`);
    this.allowLetters(letters);
    this.addSql('alter table session drop column method');
    this.addSql('drop trigger company_sso_ends_with_company on company');
    this.addSql('drop function company_sso_follow_company()');
    this.addSql('drop table company_sso_attempt');
    this.addSql('drop table company_sso_link');
    this.addSql('drop table company_sso');
  }
}

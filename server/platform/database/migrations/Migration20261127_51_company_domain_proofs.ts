import { Migration } from '@mikro-orm/migrations';

const letters = `'VERIFY_EMAIL', 'RESET_PASSWORD', 'PASSWORD_CHANGED', 'RECRUITER_APPROVED', 'RECRUITER_REJECTED',
  'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED', 'REGISTRATION_ATTEMPTED',
  'PASSKEY_ADDED', 'PASSKEY_REMOVED', 'PASSKEY_COPIED', 'COMPANY_SIGN_IN_CHANGED', 'COMPANY_SIGN_IN_LINKED'`;
const ofDomains = `'COMPANY_DOMAIN_PROVED', 'COMPANY_DOMAIN_MISSING', 'COMPANY_DOMAIN_LOST'`;

/** Domains that companies prove by a DNS record, one company for each, and the emails about them. */
export class Migration20261127_51_company_domain_proofs extends Migration {
  override up(): void {
    this.addSql(`
      create table company_sso_domain (
        id uuid not null,
        company_id uuid not null,
        domain text not null,
        token text not null,
        state text not null,
        result text null,
        checked_at timestamptz(3) null,
        next_check_at timestamptz(3) null,
        waits_until timestamptz(3) not null,
        proved_at timestamptz(3) null,
        seen_at timestamptz(3) null,
        missing_since timestamptz(3) null,
        created_at timestamptz(3) not null,
        constraint company_sso_domain_pkey primary key (id),
        constraint company_sso_domain_company_unique unique (company_id, domain),
        constraint company_sso_domain_domain_check
          check (domain ~ '^[a-z0-9.-]+$' and char_length(domain) >= 3 and char_length(domain) <= 240),
        constraint company_sso_domain_token_check check (token ~ '^[0-9a-f]{32}$'),
        constraint company_sso_domain_state_check check (state in ('WAITING', 'PROVED', 'MISSING', 'LOST', 'EXPIRED')),
        constraint company_sso_domain_result_check
          check (result in ('FOUND', 'ABSENT', 'OTHER', 'ALIAS', 'UNREADABLE', 'TAKEN')),
        constraint company_sso_domain_next_check_at_check
          check ((next_check_at is not null) = (state in ('WAITING', 'PROVED', 'MISSING'))),
        constraint company_sso_domain_seen_at_check
          check (state in ('WAITING', 'LOST', 'EXPIRED') or (proved_at is not null and seen_at is not null)),
        constraint company_sso_domain_missing_since_check check ((missing_since is not null) = (state = 'MISSING'))
      )
    `);
    this.addSql(`
      create unique index company_sso_domain_holder_unique on company_sso_domain (domain)
        where state in ('PROVED', 'MISSING')
    `);
    this.addSql(`
      create index company_sso_domain_next_check_at_index on company_sso_domain (next_check_at)
        where next_check_at is not null
    `);
    this.holdDomains();
    this.forgetRemovedCompanies('delete from company_sso_domain where company_id = new.id;');
    this.allowLetters(`${letters}, ${ofDomains}`);
  }

  /**
   * One company for a domain, also when one proved it by DNS and another by its website: the two are rows of different tables. The
   * lock lets two that come at the same time see each other.
   */
  private holdDomains(): void {
    this.addSql(`
      create function company_sso_hold_domain() returns trigger language plpgsql as $$
      declare
        held boolean;
      begin
        perform pg_advisory_xact_lock(hashtextextended('company_sso_domain:' || new.domain, 0));
        if tg_table_name = 'company_sso' then
          select exists (select 1 from company_sso_domain d where d.domain = new.domain and d.company_id <> new.company_id
                            and d.state in ('PROVED', 'MISSING')) into held;
        else
          select exists (select 1 from company_sso s where s.domain = new.domain and s.company_id <> new.company_id
                            and s.enabled) into held;
        end if;
        if held then
          raise unique_violation using constraint = 'company_sso_domain_holder', table = tg_table_name,
            message = 'another company holds the domain';
        end if;
        return new;
      end $$
    `);
    this.addSql(`
      create trigger company_sso_holds_domain before insert or update of domain, enabled on company_sso
      for each row when (new.enabled) execute function company_sso_hold_domain()
    `);
    this.addSql(`
      create trigger company_sso_domain_holds_domain before insert or update of domain, state on company_sso_domain
      for each row when (new.state in ('PROVED', 'MISSING')) execute function company_sso_hold_domain()
    `);
  }

  /** @param more statements that delete other rows of a removed company. */
  private forgetRemovedCompanies(more: string): void {
    this.addSql(`
      create or replace function company_sso_follow_company() returns trigger language plpgsql as $$
      begin
        delete from company_sso where company_id = new.id;
        ${more}
        return null;
      end $$
    `);
  }

  private allowLetters(kinds: string): void {
    this.addSql('alter table account_letter drop constraint account_letter_kind_check');
    this.addSql(`alter table account_letter add constraint account_letter_kind_check check (kind in (${kinds}))`);
  }

  override down(): void {
    this.addSql(`delete from account_letter where kind in (${ofDomains})`);
    this.allowLetters(letters);
    this.forgetRemovedCompanies('');
    this.addSql('drop trigger company_sso_holds_domain on company_sso');
    this.addSql('drop table company_sso_domain');
    this.addSql('drop function company_sso_hold_domain()');
  }
}

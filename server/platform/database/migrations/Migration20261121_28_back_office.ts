import { Migration } from '@mikro-orm/migrations';

const letters = (...more: readonly string[]): string =>
  [
    'VERIFY_EMAIL',
    'RESET_PASSWORD',
    'PASSWORD_CHANGED',
    'RECRUITER_APPROVED',
    'RECRUITER_REJECTED',
    'SECOND_FACTOR_ON',
    'SECOND_FACTOR_OFF',
    ...more,
  ]
    .map((kind) => `'${kind}'`)
    .join(', ');

/** Operators' actions, in rows that are written once; suspended accounts and the reasons; the two emails about it. */
export class Migration20261121_28_back_office extends Migration {
  override up(): void {
    this.addAudit();
    this.addStanding();
    this.allowLetters(letters('ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED'));
    // Operators find people by any part of a name or an address.
    this.addSql(`
      create index account_search_index on account using gin (fold_text(full_name || ' ' || email) gin_trgm_ops)
        where status <> 'DELETED'
    `);
  }

  private addAudit(): void {
    this.addSql(`
      create table audit_entry (
        id uuid not null,
        at timestamptz(3) not null,
        operator_id uuid not null,
        action text not null,
        subject_type text not null,
        subject_id text not null,
        reason text,
        details jsonb not null,
        constraint audit_entry_pkey primary key (id),
        constraint audit_entry_action_check check (action ~ '^[A-Z][A-Z_]{2,59}$'),
        constraint audit_entry_subject_type_check check (subject_type ~ '^[A-Z][A-Z_]{2,39}$'),
        constraint audit_entry_subject_id_check check (char_length(subject_id) >= 1 and char_length(subject_id) <= 300),
        constraint audit_entry_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 2000),
        constraint audit_entry_details_check check (jsonb_typeof(details) = 'object')
      )
    `);
    this.addSql('create index audit_entry_at_index on audit_entry (at, id)');
    this.addSql('create index audit_entry_action_index on audit_entry (action, at, id)');
    this.addSql('create index audit_entry_operator_id_index on audit_entry (operator_id, at, id)');
    this.addSql('create index audit_entry_subject_id_index on audit_entry (subject_id, at, id)');
    this.addSql(`
      create function audit_entry_audit_entry_append_only_fn() returns trigger language plpgsql
      as $$ begin if tg_op = 'DELETE' and current_setting('entrevue.erasure', true) = 'on' then return old; end if; raise exception 'audit_entry is append-only' using errcode = 'restrict_violation'; end; $$
    `);
    this.addSql(`
      create trigger audit_entry_append_only before update or delete on audit_entry
      for each row execute function audit_entry_audit_entry_append_only_fn()
    `);
    this.addSql(`
      create trigger audit_entry_no_truncate before truncate on audit_entry
      for each statement execute function audit_entry_audit_entry_append_only_fn()
    `);
  }

  private addStanding(): void {
    this.addSql(`
      create table standing_decision (
        id uuid not null,
        account_id uuid not null,
        status text not null,
        reason text not null,
        decided_by uuid not null,
        decided_at timestamptz(3) not null,
        constraint standing_decision_pkey primary key (id),
        constraint standing_decision_account_id_foreign foreign key (account_id) references account (id) on delete cascade,
        constraint standing_decision_status_check check (status in ('ACTIVE', 'SUSPENDED')),
        constraint standing_decision_reason_check check (char_length(reason) >= 3 and char_length(reason) <= 500)
      )
    `);
    this.addSql('create index standing_decision_account_id_index on standing_decision (account_id, decided_at, id)');
  }

  private allowLetters(kinds: string): void {
    this.addSql('alter table account_letter drop constraint account_letter_kind_check');
    this.addSql(`alter table account_letter add constraint account_letter_kind_check check (kind in (${kinds}))`);
  }

  override down(): void {
    this.addSql('drop index account_search_index');
    this.addSql('drop table standing_decision');
    this.addSql('drop table audit_entry');
    this.addSql('drop function audit_entry_audit_entry_append_only_fn()');
    this.addSql(`delete from account_letter where kind in ('ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED')`);
    this.allowLetters(letters());
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * Plans that renew automatically, emails about payments, and payments that need an operator. A unique index ensures one renewal per account
 * and month, even after crashes or delays.
 */
export class Migration20261124_44_plan_terms extends Migration {
  override up(): void {
    this.addRenewals();
    this.addTerms();
    this.addEmails();
    this.addIssues();
  }

  private addRenewals(): void {
    this.addSql(`
      alter table purchase
        add column auto_renew boolean not null default false,
        add column renews_at timestamptz(3),
        add constraint purchase_renews_at_check check (kind = 'PLAN' or (renews_at is null and not auto_renew))
    `);
    this.addSql(`
      create unique index purchase_renewal_unique on purchase (owner_id, renews_at)
        where renews_at is not null and status in ('AWAITING_PAYMENT', 'PAID', 'REFUNDED')
    `);
    this.addSql(`
      create or replace function billing_guard_purchase() returns trigger language plpgsql as $$
      begin
        if (old.id, old.owner_id, old.kind, old.pack_type, old.plan, old.credits, old.subtotal_cents, old.gst_cents,
            old.qst_cents, old.total_cents, old.provider, old.request_key, old.fingerprint, old.created_at,
            old.auto_renew, old.renews_at)
           is distinct from
           (new.id, new.owner_id, new.kind, new.pack_type, new.plan, new.credits, new.subtotal_cents, new.gst_cents,
            new.qst_cents, new.total_cents, new.provider, new.request_key, new.fingerprint, new.created_at,
            new.auto_renew, new.renews_at)
          or (old.paid_at is not null and old.paid_at is distinct from new.paid_at)
          or (old.status <> new.status and not (
               (old.status = 'AWAITING_PAYMENT' and new.status in ('PAID', 'FAILED', 'EXPIRED'))
               or (old.status = 'PAID' and new.status = 'REFUNDED'))) then
          raise exception 'a purchase moves on and changes in nothing else' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$
    `);
  }

  private addTerms(): void {
    this.addSql(`
      create table plan_term (
        owner_id uuid not null,
        plan text not null,
        state text not null,
        ends_at timestamptz(3) not null,
        monthly_cents integer not null,
        consented_at timestamptz(3),
        cancelled_at timestamptz(3),
        reminded_for timestamptz(3),
        failures smallint not null default 0,
        failed_at timestamptz(3),
        next_attempt_at timestamptz(3) not null,
        card_customer text,
        card_method text,
        card_brand text,
        card_last4 text,
        changed_at timestamptz(3) not null,
        constraint plan_term_pkey primary key (owner_id),
        constraint plan_term_plan_check check (plan in ('BASIC', 'PREMIUM')),
        constraint plan_term_state_check check (state in ('RUNNING', 'PAST_DUE', 'ENDED')),
        constraint plan_term_monthly_cents_check check (monthly_cents >= 0),
        constraint plan_term_failures_check check (failures >= 0 and failures <= 4),
        constraint plan_term_failed_at_check check ((failed_at is null) = (failures = 0)),
        constraint plan_term_card_check check ((card_customer is null) = (card_method is null)),
        constraint plan_term_card_last4_check check (card_last4 ~ '^[0-9]{4}$')
      )
    `);
    this.addSql(`create index plan_term_ends_at_index on plan_term (ends_at) where state = 'RUNNING'`);
    this.addSql(`create index plan_term_next_attempt_at_index on plan_term (next_attempt_at) where state <> 'ENDED'`);
    // Months that were paid before this table existed; nobody has consented to renew them.
    this.addSql(`
      insert into plan_term (owner_id, plan, state, ends_at, monthly_cents, next_attempt_at, changed_at)
      select owner_id, case when next_plan in ('BASIC', 'PREMIUM') then next_plan else plan end, 'RUNNING',
             plan_until + case when next_plan in ('BASIC', 'PREMIUM') then interval '1 month' else interval '0' end,
             0, plan_until, clock_timestamp()
        from credit_account where plan_until is not null and closed_at is null
    `);
  }

  private addEmails(): void {
    this.addSql(`
      create table billing_email (
        id uuid not null,
        owner_id uuid not null,
        kind text not null,
        about text not null,
        params jsonb not null,
        status text not null,
        created_at timestamptz(3) not null,
        settled_at timestamptz(3),
        constraint billing_email_pkey primary key (id),
        constraint billing_email_once_unique unique (owner_id, kind, about),
        constraint billing_email_kind_check check (kind in
          ('RECEIPT', 'RENEWAL_REMINDER', 'PLAN_ENDING', 'PAYMENT_FAILED', 'PLAN_ENDED', 'LOW_BALANCE')),
        constraint billing_email_status_check check (status in ('WAITING', 'SENT', 'SKIPPED', 'REFUSED')),
        constraint billing_email_settled_at_check check ((status = 'WAITING') = (settled_at is null)),
        constraint billing_email_params_check check (jsonb_typeof(params) = 'object')
      )
    `);
    this.addSql('create index billing_email_created_at_index on billing_email (created_at)');
    this.addSql(`
      create table low_balance_notice (
        owner_id uuid not null,
        told_at timestamptz(3) not null,
        constraint low_balance_notice_pkey primary key (owner_id)
      )
    `);
  }

  private addIssues(): void {
    this.addSql(`
      create table payment_issue (
        id uuid not null,
        kind text not null,
        reference text not null,
        purchase_id uuid,
        owner_id uuid,
        amount_cents integer,
        details jsonb not null,
        status text not null,
        note text,
        handled_by uuid,
        handled_at timestamptz(3),
        opened_at timestamptz(3) not null,
        constraint payment_issue_pkey primary key (id),
        constraint payment_issue_once_unique unique (kind, reference),
        constraint payment_issue_kind_check check (kind in ('PAID_AFTER_END', 'WRONG_AMOUNT', 'UNKNOWN_PURCHASE',
          'DISPUTE_OPENED', 'DISPUTE_WON', 'DISPUTE_LOST', 'PARTIAL_REFUND', 'REFUND_OF_SPENT_CREDITS')),
        constraint payment_issue_status_check check (status in ('OPEN', 'HANDLED')),
        constraint payment_issue_handled_check
          check ((status = 'HANDLED') = (handled_at is not null) and (handled_at is null) = (handled_by is null)),
        constraint payment_issue_note_check check (char_length(note) >= 1 and char_length(note) <= 2000),
        constraint payment_issue_reference_check check (char_length(reference) >= 1 and char_length(reference) <= 255),
        constraint payment_issue_details_check check (jsonb_typeof(details) = 'object')
      )
    `);
    this.addSql('create index payment_issue_status_index on payment_issue (status, opened_at, id)');
    this.addSql(`create index payment_issue_open_index on payment_issue (opened_at, id) where status = 'OPEN'`);
  }

  override down(): void {
    for (const table of ['payment_issue', 'low_balance_notice', 'billing_email', 'plan_term'])
      this.addSql(`drop table ${table}`);
    this.addSql('drop index purchase_renewal_unique');
    // The guard of purchases reads these columns; without them it works as before.
    this.addSql(`
      create or replace function billing_guard_purchase() returns trigger language plpgsql as $$
      begin
        if (old.id, old.owner_id, old.kind, old.pack_type, old.plan, old.credits, old.subtotal_cents, old.gst_cents,
            old.qst_cents, old.total_cents, old.provider, old.request_key, old.fingerprint, old.created_at)
           is distinct from
           (new.id, new.owner_id, new.kind, new.pack_type, new.plan, new.credits, new.subtotal_cents, new.gst_cents,
            new.qst_cents, new.total_cents, new.provider, new.request_key, new.fingerprint, new.created_at)
          or (old.paid_at is not null and old.paid_at is distinct from new.paid_at)
          or (old.status <> new.status and not (
               (old.status = 'AWAITING_PAYMENT' and new.status in ('PAID', 'FAILED', 'EXPIRED'))
               or (old.status = 'PAID' and new.status = 'REFUNDED'))) then
          raise exception 'a purchase moves on and changes in nothing else' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$
    `);
    this.addSql('alter table purchase drop column auto_renew, drop column renews_at');
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * Purchases, payments and invoices. The tables enforce the rules of the use cases: a purchase is paid once, an invoice is written once and
 * follows the previous one, a message of the payment provider has one effect.
 */
export class Migration20261121_15_billing extends Migration {
  override up(): void {
    this.addPlans();
    this.addPurchases();
    this.addInvoices();
    this.addOthers();
    this.addGuards();
  }

  /** The end of a plan and the next plan; and closed accounts, so that they get no more monthly credits. */
  private addPlans(): void {
    this.addSql(`
      alter table credit_account
        add column plan_until timestamptz(3),
        add column next_plan text,
        add column closed_at timestamptz(3),
        add constraint credit_account_next_plan_check check (next_plan in ('FREE', 'BASIC', 'PREMIUM')),
        add constraint credit_account_plan_until_check check (plan_until is null or plan <> 'FREE')
    `);
    this.addSql(`
      create table plan_price (
        id uuid not null,
        plan text not null,
        monthly_cents integer,
        set_by uuid not null,
        set_at timestamptz(3) not null,
        constraint plan_price_pkey primary key (id),
        constraint plan_price_plan_check check (plan in ('BASIC', 'PREMIUM')),
        constraint plan_price_monthly_cents_check check (monthly_cents >= 100 and monthly_cents <= 10000000)
      )
    `);
    this.addSql('create index plan_price_latest_index on plan_price (plan, set_at, id)');
    this.addSql(`
      create table plan_choice (
        owner_id uuid not null,
        plan text not null,
        chosen_at timestamptz(3) not null,
        constraint plan_choice_pkey primary key (owner_id),
        constraint plan_choice_plan_check check (plan in ('BASIC', 'PREMIUM'))
      )
    `);
  }

  private addPurchases(): void {
    this.addSql(`
      create table purchase (
        id uuid not null,
        owner_id uuid not null,
        kind text not null,
        pack_type text,
        plan text,
        credits integer not null,
        subtotal_cents integer not null,
        gst_cents integer not null,
        qst_cents integer not null,
        total_cents integer not null,
        status text not null,
        provider text not null,
        provider_session text,
        provider_payment text,
        checkout_url text,
        pack_until timestamptz(3),
        request_key text not null,
        fingerprint character(64) not null,
        created_at timestamptz(3) not null,
        paid_at timestamptz(3),
        ended_at timestamptz(3),
        constraint purchase_pkey primary key (id),
        constraint purchase_owner_id_request_key_unique unique (owner_id, request_key),
        constraint purchase_provider_session_unique unique (provider_session),
        constraint purchase_provider_payment_unique unique (provider_payment),
        constraint purchase_kind_check check (case kind when 'PACK' then pack_type is not null and plan is null
          when 'PLAN' then plan is not null and pack_type is null
          when 'CREDITS' then pack_type is null and plan is null else false end),
        constraint purchase_pack_type_check check (pack_type in ('DISCOVERY', 'STANDARD', 'PREMIUM')),
        constraint purchase_plan_check check (plan in ('BASIC', 'PREMIUM')),
        constraint purchase_credits_check check (credits >= 1),
        constraint purchase_total_check check (subtotal_cents >= 1 and gst_cents >= 0 and qst_cents >= 0
          and total_cents = subtotal_cents + gst_cents + qst_cents),
        constraint purchase_status_check
          check (status in ('AWAITING_PAYMENT', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED')),
        constraint purchase_provider_check check (provider in ('test', 'stripe')),
        constraint purchase_paid_at_check check ((paid_at is not null) = (status in ('PAID', 'REFUNDED'))),
        constraint purchase_ended_at_check check ((ended_at is not null) = (status in ('FAILED', 'EXPIRED', 'REFUNDED'))),
        constraint purchase_pack_until_check check ((pack_until is not null) = (kind = 'PACK' and paid_at is not null)),
        constraint purchase_checkout_url_check check ((checkout_url is null) = (provider_session is null)),
        constraint purchase_fingerprint_check check (fingerprint ~ '^[0-9a-f]{64}$')
      )
    `);
    this.addSql('create index purchase_owner_id_index on purchase (owner_id, created_at, id)');
    this.addSql('create index purchase_created_at_index on purchase (created_at)');
    this.addSql(`create index purchase_waiting_index on purchase (created_at) where status = 'AWAITING_PAYMENT'`);
    this.addSql(`
      create index purchase_active_pack_index on purchase (owner_id, pack_until)
        where status = 'PAID' and pack_until is not null
    `);
  }

  private addInvoices(): void {
    this.addSql(`
      create table invoice (
        id uuid not null,
        purchase_id uuid not null,
        owner_id uuid not null,
        year smallint not null,
        sequence integer not null,
        number text not null,
        buyer_name text not null,
        buyer_company text,
        seller_name text not null,
        seller_address text,
        gst_number text,
        qst_number text,
        issued_at timestamptz(3) not null,
        constraint invoice_pkey primary key (id),
        constraint invoice_purchase_id_foreign foreign key (purchase_id) references purchase (id),
        constraint invoice_purchase_id_unique unique (purchase_id),
        constraint invoice_number_unique unique (number),
        constraint invoice_year_sequence_unique unique (year, sequence),
        constraint invoice_number_check check (number ~ '^[0-9]{4}-[0-9]{6,}$'),
        constraint invoice_sequence_check check (sequence >= 1),
        constraint invoice_year_check check (year >= 2000 and year <= 9999)
      )
    `);
    this.addSql('create index invoice_owner_id_index on invoice (owner_id)');
    this.addSql(`
      create table invoice_counter (
        year smallint not null,
        last integer not null,
        constraint invoice_counter_pkey primary key (year),
        constraint invoice_counter_last_check check (last >= 1)
      )
    `);
  }

  private addOthers(): void {
    this.addSql(`
      create table payment_event (
        id text not null,
        type text not null,
        purchase_id uuid,
        received_at timestamptz(3) not null,
        constraint payment_event_pkey primary key (id),
        constraint payment_event_id_check check (char_length(id) >= 1 and char_length(id) <= 255),
        constraint payment_event_type_check check (char_length(type) >= 1 and char_length(type) <= 100)
      )
    `);
    this.addSql('create index payment_event_received_at_index on payment_event (received_at)');
    this.addSql(`
      create table spotlight (
        company_id uuid not null,
        bought_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        constraint spotlight_pkey primary key (company_id),
        constraint spotlight_ends_at_check check (ends_at >= bought_at)
      )
    `);
    this.addSql('create index spotlight_ends_at_index on spotlight (ends_at)');
  }

  private addGuards(): void {
    this.addSql(`
      create function billing_refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and current_setting('entrevue.erasure', true) = 'on' then return old; end if;
        raise exception '% is kept as it was written', tg_table_name using errcode = 'restrict_violation';
      end $$
    `);
    for (const table of ['invoice', 'plan_price'])
      this.addSql(`
        create trigger ${table}_written_once before update or delete on ${table}
        for each row execute function billing_refuse_change()
      `);
    this.addSql(`
      create trigger purchase_kept before delete on purchase
      for each row execute function billing_refuse_change()
    `);
    for (const table of ['purchase', 'invoice', 'plan_price'])
      this.addSql(`
        create trigger ${table}_no_truncate before truncate on ${table}
        for each statement execute function billing_refuse_change()
      `);
    // The states of a purchase: paid once and refunded at most once; its other columns never change.
    this.addSql(`
      create function billing_guard_purchase() returns trigger language plpgsql as $$
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
    this.addSql(`
      create trigger purchase_moves_on before update on purchase
      for each row execute function billing_guard_purchase()
    `);
    this.addSql(`
      create function billing_check_invoice_number() returns trigger language plpgsql as $$
      begin
        if new.sequence > 1
          and not exists (select 1 from invoice where year = new.year and sequence = new.sequence - 1) then
          raise exception 'invoice % does not follow the one before it', new.number using errcode = 'check_violation';
        end if;
        return new;
      end $$
    `);
    this.addSql(`
      create trigger invoice_without_gaps before insert on invoice
      for each row execute function billing_check_invoice_number()
    `);
  }

  override down(): void {
    for (const table of [
      'invoice',
      'invoice_counter',
      'purchase',
      'payment_event',
      'plan_price',
      'plan_choice',
      'spotlight',
    ])
      this.addSql(`drop table ${table}`);
    for (const name of ['billing_refuse_change', 'billing_guard_purchase', 'billing_check_invoice_number'])
      this.addSql(`drop function ${name}()`);
    this.addSql('alter table credit_account drop column plan_until, drop column next_plan, drop column closed_at');
  }
}

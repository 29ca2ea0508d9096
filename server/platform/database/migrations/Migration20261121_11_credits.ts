import { Migration } from '@mikro-orm/migrations';

/**
 * The ledger of credits. The tables enforce the rules of the use cases: no negative balance, entries that add up, a chain without gaps,
 * rows that are written once, holds that end once.
 */
export class Migration20261121_11_credits extends Migration {
  override up(): void {
    this.addTables();
    this.addIndexes();
    this.addWriteOnce();
    this.addSums();
  }

  private addTables(): void {
    this.addSql(`
      create table credit_account (
        owner_id uuid not null,
        plan text not null,
        available integer not null,
        held integer not null,
        sequence integer not null,
        head_hash character(64) not null,
        allowance_from timestamptz(3) not null,
        allowance_due timestamptz(3) not null,
        opened_at timestamptz(3) not null,
        changed_at timestamptz(3) not null,
        constraint credit_account_pkey primary key (owner_id),
        constraint credit_account_plan_check check (plan in ('FREE', 'BASIC', 'PREMIUM')),
        constraint credit_account_balance_check check (available >= 0 and held >= 0),
        constraint credit_account_sequence_check check (sequence >= 0),
        constraint credit_account_head_hash_check check (head_hash ~ '^[0-9a-f]{64}$')
      )
    `);
    this.addSql(`
      create table credit_lot (
        id uuid not null,
        owner_id uuid not null,
        bucket text not null,
        amount integer not null,
        remaining integer not null,
        held integer not null,
        expires_at timestamptz(3),
        created_at timestamptz(3) not null,
        constraint credit_lot_pkey primary key (id),
        constraint credit_lot_owner_id_foreign foreign key (owner_id) references credit_account (owner_id),
        constraint credit_lot_bucket_check check (bucket in ('MONTHLY', 'PROMOTIONAL', 'PURCHASED')),
        constraint credit_lot_amount_check check (amount >= 1),
        constraint credit_lot_rest_check check (remaining >= 0 and held >= 0 and remaining + held <= amount),
        constraint credit_lot_expires_at_check check (case bucket when 'MONTHLY' then expires_at is not null
          when 'PURCHASED' then expires_at is null else true end)
      )
    `);
    this.addSql(`
      create table credit_hold (
        id uuid not null,
        owner_id uuid not null,
        price text not null,
        amount integer not null,
        reference_type text not null,
        reference_id uuid not null,
        status text not null,
        created_at timestamptz(3) not null,
        resolved_at timestamptz(3),
        constraint credit_hold_pkey primary key (id),
        constraint credit_hold_owner_id_foreign foreign key (owner_id) references credit_account (owner_id),
        constraint credit_hold_amount_check check (amount >= 1),
        constraint credit_hold_reference_type_check check (reference_type ~ '^[A-Z][A-Z_]{0,39}$'),
        constraint credit_hold_status_check check (status in ('ACTIVE', 'CAPTURED', 'RELEASED', 'EXPIRED')),
        constraint credit_hold_resolved_at_check check ((status = 'ACTIVE') = (resolved_at is null))
      )
    `);
    this.addSql(`
      create table credit_transaction (
        id uuid not null,
        owner_id uuid not null,
        sequence integer not null,
        type text not null,
        amount integer not null,
        held_amount integer not null,
        balance_after integer not null,
        held_after integer not null,
        description text not null,
        params json not null,
        reference_type text,
        reference_id uuid,
        hold_id uuid,
        refund_of uuid,
        made_by uuid,
        idempotency_key text not null,
        fingerprint character(64) not null,
        created_at timestamptz(3) not null,
        previous_hash character(64) not null,
        hash character(64) not null,
        constraint credit_transaction_pkey primary key (id),
        constraint credit_transaction_owner_id_foreign foreign key (owner_id) references credit_account (owner_id),
        constraint credit_transaction_hold_id_foreign foreign key (hold_id) references credit_hold (id),
        constraint credit_transaction_owner_id_sequence_unique unique (owner_id, sequence),
        constraint credit_transaction_owner_id_idempotency_key_unique unique (owner_id, idempotency_key),
        constraint credit_transaction_sequence_check check (sequence >= 1),
        constraint credit_transaction_type_check check (type in
          ('SPENT', 'EARNED', 'RESERVED', 'RELEASED', 'REFUND', 'ADJUSTMENT', 'EXPIRED')),
        constraint credit_transaction_amount_check check (case type when 'SPENT' then amount < 0 and held_amount <= 0
          when 'EARNED' then amount > 0 and held_amount = 0
          when 'RESERVED' then amount = 0 and held_amount > 0
          when 'RELEASED' then amount = 0 and held_amount < 0
          when 'REFUND' then amount > 0 and held_amount = 0
          when 'ADJUSTMENT' then amount <> 0 and held_amount = 0
          else amount < 0 and held_amount = 0 end),
        constraint credit_transaction_hold_id_check check ((hold_id is not null) = (held_amount <> 0)),
        constraint credit_transaction_refund_of_check check ((refund_of is not null) = (type = 'REFUND')),
        constraint credit_transaction_after_check check (held_after >= 0 and balance_after >= held_after),
        constraint credit_transaction_description_check check (description ~ '^CREDITS[.][A-Z_]{1,60}$'),
        constraint credit_transaction_reference_check check ((reference_type is null) = (reference_id is null)),
        constraint credit_transaction_reference_type_check check (reference_type ~ '^[A-Z][A-Z_]{0,39}$'),
        constraint credit_transaction_idempotency_key_check check (idempotency_key ~ '^[!-~]{1,200}$'),
        constraint credit_transaction_fingerprint_check check (fingerprint ~ '^[0-9a-f]{64}$'),
        constraint credit_transaction_hash_check check (hash ~ '^[0-9a-f]{64}$' and previous_hash ~ '^[0-9a-f]{64}$')
      )
    `);
    this.addSql(`
      create table credit_entry (
        transaction_id uuid not null,
        line smallint not null,
        place text not null,
        lot_id uuid not null,
        amount integer not null,
        constraint credit_entry_pkey primary key (transaction_id, line),
        constraint credit_entry_transaction_id_foreign foreign key (transaction_id) references credit_transaction (id),
        constraint credit_entry_lot_id_foreign foreign key (lot_id) references credit_lot (id),
        constraint credit_entry_place_check check (place in ('AVAILABLE', 'HELD', 'SPENT', 'SOURCE', 'EXPIRED')),
        constraint credit_entry_amount_check check (amount <> 0)
      )
    `);
  }

  private addIndexes(): void {
    this.addSql('create index credit_account_allowance_due_index on credit_account (allowance_due, owner_id)');
    this.addSql('create index credit_account_changed_at_index on credit_account (changed_at)');
    this.addSql('create index credit_lot_open_index on credit_lot (owner_id) where remaining > 0 or held > 0');
    this.addSql(`
      create index credit_lot_due_index on credit_lot (expires_at, owner_id)
        where remaining > 0 and expires_at is not null
    `);
    this.addSql('create index credit_lot_owner_id_index on credit_lot (owner_id)');
    this.addSql(`
      create unique index credit_hold_active_unique on credit_hold (owner_id, reference_type, reference_id)
        where status = 'ACTIVE'
    `);
    this.addSql('create index credit_hold_owner_id_index on credit_hold (owner_id)');
    // One transaction makes a hold and one ends it, even if two servers act at the same time.
    this.addSql(`
      create unique index credit_transaction_hold_unique on credit_transaction (hold_id) where type = 'RESERVED'
    `);
    this.addSql(`
      create unique index credit_transaction_resolution_unique on credit_transaction (hold_id)
        where type <> 'RESERVED' and hold_id is not null
    `);
    this.addSql('create unique index credit_transaction_refund_of_unique on credit_transaction (refund_of)');
    this.addSql('create index credit_entry_lot_id_index on credit_entry (lot_id)');
  }

  /** Written once: another transaction corrects a mistake; a row never changes. */
  private addWriteOnce(): void {
    this.addSql(`
      create function credit_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
      end $$
    `);
    for (const table of ['credit_transaction', 'credit_entry']) {
      this.addSql(`
        create trigger ${table}_append_only before update or delete on ${table}
        for each row execute function credit_refuse_change()
      `);
    }
    for (const table of ['credit_account', 'credit_lot', 'credit_hold']) {
      this.addSql(`
        create trigger ${table}_no_delete before delete on ${table}
        for each row execute function credit_refuse_change()
      `);
    }
    for (const table of ['credit_account', 'credit_lot', 'credit_hold', 'credit_transaction', 'credit_entry']) {
      this.addSql(`
        create trigger ${table}_no_truncate before truncate on ${table}
        for each statement execute function credit_refuse_change()
      `);
    }
    this.addSql(`
      create function credit_guard_hold() returns trigger language plpgsql as $$
      begin
        if old.status <> 'ACTIVE' or new.status = 'ACTIVE'
          or (old.id, old.owner_id, old.price, old.amount, old.reference_type, old.reference_id, old.created_at)
             is distinct from
             (new.id, new.owner_id, new.price, new.amount, new.reference_type, new.reference_id, new.created_at) then
          raise exception 'a hold ends once and changes in nothing else' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$
    `);
    this.addSql(`
      create trigger credit_hold_ends_once before update on credit_hold
      for each row execute function credit_guard_hold()
    `);
  }

  /** Checked at commit, when all rows of the transaction exist. */
  private addSums(): void {
    this.addSql(`
      create function credit_check_entries() returns trigger language plpgsql as $$
      begin
        if (select sum(amount) from credit_entry where transaction_id = new.transaction_id) <> 0 then
          raise exception 'the entries of transaction % do not add up to 0', new.transaction_id
            using errcode = 'check_violation';
        end if;
        return null;
      end $$
    `);
    this.addSql(`
      create constraint trigger credit_entry_balanced after insert on credit_entry
      deferrable initially deferred for each row execute function credit_check_entries()
    `);
    this.addSql(`
      create function credit_check_transaction() returns trigger language plpgsql as $$
      declare
        moved record;
        before record;
      begin
        select coalesce(sum(amount) filter (where place in ('AVAILABLE', 'HELD')), 0) as balance,
               coalesce(sum(amount) filter (where place = 'HELD'), 0) as held
          into moved from credit_entry where transaction_id = new.id;
        if moved.balance <> new.amount or moved.held <> new.held_amount then
          raise exception 'transaction % does not say what its entries do', new.id using errcode = 'check_violation';
        end if;
        if new.sequence = 1 then
          if new.balance_after <> new.amount or new.held_after <> new.held_amount
            or new.previous_hash <> repeat('0', 64) then
            raise exception 'transaction % begins no account', new.id using errcode = 'check_violation';
          end if;
        else
          select balance_after, held_after, hash into before
            from credit_transaction where owner_id = new.owner_id and sequence = new.sequence - 1;
          if not found or before.balance_after + new.amount <> new.balance_after
            or before.held_after + new.held_amount <> new.held_after or before.hash <> new.previous_hash then
            raise exception 'transaction % does not follow the one before it', new.id using errcode = 'check_violation';
          end if;
        end if;
        return null;
      end $$
    `);
    this.addSql(`
      create constraint trigger credit_transaction_follows after insert on credit_transaction
      deferrable initially deferred for each row execute function credit_check_transaction()
    `);
    this.addSql(`
      create function credit_check_account() returns trigger language plpgsql as $$
      declare
        account credit_account;
        head credit_transaction;
      begin
        select * into account from credit_account where owner_id = new.owner_id;
        select * into head
          from credit_transaction where owner_id = account.owner_id and sequence = account.sequence;
        if (account.available + account.held, account.held, account.head_hash::text) is distinct from
           (coalesce(head.balance_after, 0), coalesce(head.held_after, 0), coalesce(head.hash::text, repeat('0', 64)))
           or exists (select 1 from credit_transaction
                       where owner_id = account.owner_id and sequence = account.sequence + 1) then
          raise exception 'account % is not where its last transaction left it', account.owner_id
            using errcode = 'check_violation';
        end if;
        return null;
      end $$
    `);
    this.addSql(`
      create constraint trigger credit_account_follows after insert or update on credit_account
      deferrable initially deferred for each row execute function credit_check_account()
    `);
  }

  override down(): void {
    for (const table of ['credit_entry', 'credit_transaction', 'credit_hold', 'credit_lot', 'credit_account'])
      this.addSql(`drop table ${table}`);
    for (const name of [
      'credit_refuse_change',
      'credit_guard_hold',
      'credit_check_entries',
      'credit_check_transaction',
      'credit_check_account',
    ])
      this.addSql(`drop function ${name}()`);
  }
}

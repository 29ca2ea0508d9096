import { Migration } from '@mikro-orm/migrations';

const teamEvents = `'INVITED', 'RESENT', 'CANCELLED', 'JOINED', 'ROLE_CHANGED', 'REMOVED', 'LEFT', 'PROMOTED'`;
const ofCredits = `'CREDITS_SHARED', 'CREDITS_APART', 'BUDGETS_CHANGED'`;

/** Credits that an owner shares with the team of a company, and the members' monthly budgets. */
export class Migration20261126_76_credit_pool extends Migration {
  override up(): void {
    this.addSql(`
      create table credit_pool (
        company_id uuid not null,
        payer_id uuid not null,
        shared boolean not null,
        since_sequence integer not null,
        changed_by uuid null,
        changed_at timestamptz(3) not null,
        constraint credit_pool_pkey primary key (company_id),
        constraint credit_pool_payer_id_foreign foreign key (payer_id) references credit_account (owner_id)
          on update no action on delete no action,
        constraint credit_pool_since_sequence_check check (since_sequence >= 0)
      )
    `);
    // An account pays for one team at a time.
    this.addSql('create unique index credit_pool_payer_id_unique on credit_pool (payer_id) where shared');
    this.addSql(`
      create table credit_budget (
        company_id uuid not null,
        member_id uuid not null,
        monthly integer null,
        constraint credit_budget_pkey primary key (company_id, member_id),
        constraint credit_budget_company_id_foreign foreign key (company_id) references credit_pool (company_id)
          on update no action on delete cascade,
        constraint credit_budget_monthly_check check (monthly >= 0 and monthly <= 100000)
      )
    `);
    this.addSql(`
      create table credit_pool_month (
        company_id uuid not null,
        member_id uuid not null,
        month date not null,
        used integer not null,
        allowed integer null,
        constraint credit_pool_month_pkey primary key (company_id, member_id, month),
        constraint credit_pool_month_month_check check (extract(day from month) = 1),
        constraint credit_pool_month_used_check check (used >= 0),
        constraint credit_pool_month_allowed_check check (allowed is null or used <= allowed)
      )
    `);
    this.addSql(`
      create table credit_pool_use (
        transaction_id uuid not null,
        hold_id uuid null,
        account_id uuid not null,
        company_id uuid not null,
        member_id uuid not null,
        month date not null,
        amount integer not null,
        allowed integer null,
        key text not null,
        returned_at timestamptz(3) null,
        constraint credit_pool_use_pkey primary key (transaction_id),
        constraint credit_pool_use_hold_id_unique unique (hold_id),
        constraint credit_pool_use_member_id_key_unique unique (member_id, key),
        constraint credit_pool_use_transaction_id_foreign foreign key (transaction_id) references credit_transaction (id)
          on update no action on delete no action,
        constraint credit_pool_use_hold_id_foreign foreign key (hold_id) references credit_hold (id)
          on update no action on delete no action,
        constraint credit_pool_use_amount_check check (amount >= 1),
        constraint credit_pool_use_key_check check (key ~ '^[!-~]{1,200}$')
      )
    `);
    this.addSql('create index credit_pool_use_account_id_index on credit_pool_use (account_id, member_id)');
    this.countUses();
    this.returnUses();
    this.followTeam();
    this.allowTeamEvents(`${teamEvents}, ${ofCredits}`);
  }

  private allowTeamEvents(kinds: string): void {
    this.addSql('alter table company_team_event drop constraint company_team_event_event_check');
    this.addSql(
      `alter table company_team_event add constraint company_team_event_event_check check (event in (${kinds}))`,
    );
  }

  /** Each use is added to its month, where a CHECK refuses more than the budget. */
  private countUses(): void {
    this.addSql(`
      create function credit_count_pool_use() returns trigger language plpgsql as $$
      begin
        insert into credit_pool_month as m (company_id, member_id, month, used, allowed)
        values (new.company_id, new.member_id, new.month, new.amount, new.allowed)
        on conflict (company_id, member_id, month)
        do update set used = m.used + excluded.used, allowed = excluded.allowed;
        return new;
      end $$
    `);
    this.addSql(`
      create trigger credit_pool_use_counts before insert on credit_pool_use
      for each row execute function credit_count_pool_use()
    `);
    this.addSql(`
      create function credit_return_pool_use() returns trigger language plpgsql as $$
      begin
        if old.returned_at is not null or new.returned_at is null
           or to_jsonb(new) - 'returned_at' <> to_jsonb(old) - 'returned_at' then
          raise exception 'a use of a credit pool only changes once, when its credits come back' using errcode = 'restrict_violation';
        end if;
        update credit_pool_month set used = used - old.amount
         where company_id = old.company_id and member_id = old.member_id and month = old.month;
        return new;
      end $$
    `);
    this.addSql(`
      create trigger credit_pool_use_returns before update on credit_pool_use
      for each row execute function credit_return_pool_use()
    `);
    this.addSql(`
      create trigger credit_pool_use_no_delete before delete on credit_pool_use
      for each row execute function credit_refuse_change()
    `);
  }

  /** Returned credits no longer count in the month, whichever action returns them. */
  private returnUses(): void {
    this.addSql(`
      create function credit_pool_follow_hold() returns trigger language plpgsql as $$
      begin
        update credit_pool_use set returned_at = new.resolved_at where hold_id = new.id and returned_at is null;
        return null;
      end $$
    `);
    this.addSql(`
      create trigger credit_hold_returns_to_pool after update on credit_hold
      for each row when (old.status = 'ACTIVE' and new.status in ('RELEASED', 'EXPIRED'))
      execute function credit_pool_follow_hold()
    `);
    this.addSql(`
      create function credit_pool_follow_refund() returns trigger language plpgsql as $$
      begin
        update credit_pool_use set returned_at = new.created_at where transaction_id = new.refund_of and returned_at is null;
        update credit_pool_use u set returned_at = new.created_at
          from credit_transaction s
         where s.id = new.refund_of and u.hold_id = s.hold_id and u.returned_at is null;
        return null;
      end $$
    `);
    this.addSql(`
      create trigger credit_transaction_returns_to_pool after insert on credit_transaction
      for each row when (new.refund_of is not null)
      execute function credit_pool_follow_refund()
    `);
  }

  /** Sharing ends when the payer stops being an owner. A budget ends when its member loses the role that may spend it. */
  private followTeam(): void {
    this.addSql(`
      create function credit_pool_follow_team() returns trigger language plpgsql as $$
      declare
        stays boolean := tg_op = 'UPDATE';
      begin
        if stays then stays := new.company_id = old.company_id; end if;
        if not stays or new.role not in ('OWNER', 'RECRUITER') then
          delete from credit_budget where company_id = old.company_id and member_id = old.user_id;
        end if;
        if not stays or new.role <> 'OWNER' then
          update credit_pool set shared = false, changed_by = null, changed_at = clock_timestamp()
           where company_id = old.company_id and payer_id = old.user_id and shared;
        end if;
        return null;
      end $$
    `);
    this.addSql(`
      create trigger company_member_credit_pool after update or delete on company_member
      for each row execute function credit_pool_follow_team()
    `);
  }

  override down(): void {
    this.addSql(`delete from company_team_event where event in (${ofCredits})`);
    this.allowTeamEvents(teamEvents);
    this.addSql('drop trigger company_member_credit_pool on company_member');
    this.addSql('drop trigger credit_transaction_returns_to_pool on credit_transaction');
    this.addSql('drop trigger credit_hold_returns_to_pool on credit_hold');
    for (const table of ['credit_pool_use', 'credit_pool_month', 'credit_budget', 'credit_pool'])
      this.addSql(`drop table ${table}`);
    for (const name of [
      'credit_pool_follow_team',
      'credit_pool_follow_refund',
      'credit_pool_follow_hold',
      'credit_return_pool_use',
      'credit_count_pool_use',
    ])
      this.addSql(`drop function ${name}()`);
  }
}

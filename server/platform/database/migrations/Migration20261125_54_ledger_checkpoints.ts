import { Migration } from '@mikro-orm/migrations';

/** The last audited transaction of each account, so that the audit of every minute reads new transactions only. */
export class Migration20261125_54_ledger_checkpoints extends Migration {
  override up(): void {
    this.addSql(`
      create table credit_checkpoint (
        owner_id uuid not null,
        sequence int not null,
        state json not null,
        faults jsonb not null,
        pass_faults jsonb not null,
        audited_at timestamptz(3) not null,
        constraint credit_checkpoint_pkey primary key (owner_id),
        constraint credit_checkpoint_owner_id_foreign foreign key (owner_id) references credit_account (owner_id)
          on delete no action on update no action,
        constraint credit_checkpoint_sequence_check check (sequence >= 0)
      )
    `);
    this.addSql(`
      create index credit_checkpoint_broken_index on credit_checkpoint (audited_at)
        where faults <> '[]' or pass_faults <> '[]'
    `);
    this.addSql(`
      create table credit_audit (
        id smallint not null,
        ran_at timestamptz(3) not null,
        changed_until timestamptz(3) null,
        is_behind boolean not null,
        pass_owner_id uuid null,
        pass_state json null,
        pass_began_at timestamptz(3) not null,
        pass_ended_at timestamptz(3) null,
        constraint credit_audit_pkey primary key (id),
        constraint credit_audit_id_check check (id = 1)
      )
    `);
  }

  override down(): void {
    this.addSql('drop table credit_audit');
    this.addSql('drop table credit_checkpoint');
  }
}

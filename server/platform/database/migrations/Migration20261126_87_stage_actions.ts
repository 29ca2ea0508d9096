import { Migration } from '@mikro-orm/migrations';

/** Automatic actions of a stage, one row for each time that an application enters it. */
export class Migration20261126_87_stage_actions extends Migration {
  override up(): void {
    this.addSql(`
      create table stage_action (
        id uuid not null,
        application_id uuid not null,
        stage_id text not null,
        entered_at timestamptz(3) not null,
        kind text not null,
        whom text not null,
        due_at timestamptz(3) not null,
        state text not null,
        settled_at timestamptz(3),
        constraint stage_action_pkey primary key (id),
        constraint stage_action_application_id_foreign
          foreign key (application_id) references application (id) on delete cascade,
        constraint stage_action_entry_unique unique (application_id, stage_id, entered_at, kind, whom),
        constraint stage_action_stage_check check (stage_id ~ '^[A-Za-z0-9-]{1,40}$'),
        constraint stage_action_kind_check check (kind in ('ASK_ANSWERS', 'PROPOSE_TIMES', 'REMIND_AFTER')),
        constraint stage_action_whom_check check (whom in ('TEAM', 'CANDIDATE')),
        constraint stage_action_state_check check (state in ('WAITING', 'DONE', 'SKIPPED', 'CANCELLED')),
        constraint stage_action_settled_check check ((state = 'WAITING') = (settled_at is null))
      )
    `);
    this.addSql(`create index stage_action_due_index on stage_action (due_at, id) where state = 'WAITING'`);
  }

  override down(): void {
    this.addSql('drop table stage_action');
  }
}
